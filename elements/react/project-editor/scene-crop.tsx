import { useStore } from '@nanostores/react';
import type { SceneItem } from '@spotreel/sdk/stores';
import { Suspense } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useEditor } from './editor-context';

const FieldCrop = lazyPart(() => import('../crop-dialog/field-crop').then((module) => ({ default: module.FieldCrop })));

export interface SceneCropProps {
  scene: SceneItem;
  /** innerReference; undefined: closed. */
  field: string | undefined;
  onClose: () => void;
}

/** Crops an image of the scene. */
export function SceneCrop({ scene: { sceneId, template, values }, field, onClose }: SceneCropProps) {
  const media = useStore(useEditor().environment.$media);
  const image = template?.fields.images.find(({ innerReference }) => innerReference === field);
  if (!image) return null;
  const chosen = values.images[image.innerReference];
  const shown = chosen === undefined ? image.defaultValue : media[chosen];
  return <Suspense>{shown && <FieldCrop sceneId={sceneId} field={image} media={shown} onClose={onClose} />}</Suspense>;
}

import { useStore } from '@nanostores/react';
import type { SceneItem } from '@spotreel/sdk/stores';
import { FieldCrop } from '../crop-dialog/field-crop';
import { useEditor } from './editor-context';

export interface SceneCropProps {
  scene: SceneItem;
  /** innerReference. */
  field: string;
  onClose: () => void;
}

/** Crops an image of the scene. */
export function SceneCrop({ scene: { sceneId, template, values }, field, onClose }: SceneCropProps) {
  const media = useStore(useEditor().environment.$media);
  const image = template?.fields.images.find(({ innerReference }) => innerReference === field);
  if (!image) return null;
  const chosen = values.images[image.innerReference];
  const shown = chosen === undefined ? image.defaultValue : media[chosen];
  return shown && <FieldCrop sceneId={sceneId} field={image} media={shown} onClose={onClose} />;
}

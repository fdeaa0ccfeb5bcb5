import { useStore } from '@nanostores/react';
import type { SceneItem } from '@spotreel/sdk/internal/stores';
import { FieldBackgroundRemoval } from '../../background-removal/field-background-removal';
import { FieldCrop } from '../../crop-dialog/field-crop';
import { useEditor } from '../../editor-context/editor-context';
import type { ImageEdit } from '../../scene-form/image-actions';

export interface SceneImageDialogProps {
  scene: SceneItem;
  /** innerReference. */
  field: string;
  edit: ImageEdit;
  onClose: () => void;
}

const DIALOGS = { crop: FieldCrop, background: FieldBackgroundRemoval } as const;

/** Crops an image of the scene, or removes its background. */
export function SceneImageDialog({ scene, field, edit, onClose }: SceneImageDialogProps) {
  const media = useStore(useEditor().environment.$media);
  const { sceneId, template, values } = scene;
  const image = template?.fields.images.find(({ innerReference }) => innerReference === field);
  if (!image) return null;
  const chosen = values.images[image.innerReference];
  const shown = chosen === undefined ? image.defaultValue : media[chosen];
  const ImageDialog = DIALOGS[edit];
  return shown && <ImageDialog sceneId={sceneId} field={image} media={shown} onClose={onClose} />;
}

import { useStore } from '@nanostores/react';
import type { Media, TemplateImageField } from '@spotreel/sdk/internal/contract';
import type { SceneValues } from '@spotreel/sdk/internal/project';
import { useEditor } from '../project-editor/editor-context';
import type { FieldArea } from './field-area';

export interface FieldImage {
  readonly kind: 'image' | 'lottie';
  /** Undefined while its file is not known. */
  readonly shown: Media | undefined;
  /** Whether it is the template's own. */
  readonly isDefault: boolean;
  readonly replace: (media: Media) => void;
  readonly reset: () => void;
}

/** The image of a field, and its edits. */
export function useFieldImage({ sceneId }: FieldArea, field: TemplateImageField, values: SceneValues): FieldImage {
  const { actions, environment } = useEditor();
  const media = useStore(environment.$media);
  const id = field.innerReference;
  const chosen = values.images[id];
  return {
    kind: field.defaultValue.type === 'lottie' ? 'lottie' : 'image',
    shown: chosen === undefined ? field.defaultValue : media[chosen],
    isDefault: chosen === undefined,
    replace: (picked) => actions.setImage(sceneId, id, picked),
    reset: () => actions.setImage(sceneId, id, null),
  };
}

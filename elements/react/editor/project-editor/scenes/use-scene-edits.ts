import type { Media } from '@spotreel/sdk/internal/contract';
import { useCallback, useMemo, useState } from 'react';
import { useEditor } from '../../editor-context/editor-context';
import type { MediaKind } from '../../media-picker/media-kind';
import type { ImageEdit } from '../../scene-form/image-actions';
import type { SceneFormActions } from '../../scene-form/scene-form';

/** Target of the file from the media picker: a field, or null for the background. */
interface PickTarget {
  readonly kind: MediaKind;
  readonly field: string | null;
}

/** The image of a field in a dialog. */
interface EditedImage {
  readonly field: string;
  readonly edit: ImageEdit;
}

/** Edits of a scene's fields, and the dialogs for its files: media picker, crop and background removal. */
export function useSceneEdits(sceneId: number) {
  const { actions } = useEditor();
  const [target, setTarget] = useState<PickTarget>();
  const [edited, setEdited] = useState<EditedImage>();
  const formActions = useMemo(
    (): SceneFormActions => ({
      onText: (field, value) => actions.setText(sceneId, field, value),
      onColor: (field, color) => actions.setColor(sceneId, field, color ?? null),
      onImage: (field) => actions.setImage(sceneId, field, null),
      onEditImage: (field, edit) => setEdited({ field, edit }),
      onPickImage: (field, isAnimation) => setTarget({ kind: isAnimation ? 'lottie' : 'image', field }),
    }),
    [actions, sceneId],
  );
  const pickBackground = useCallback((kind: MediaKind) => setTarget({ kind, field: null }), []);
  const closePicker = () => setTarget(undefined);

  function pick(media: Media) {
    if (target?.field) actions.setImage(sceneId, target.field, media);
    else actions.setBackgroundMedia(sceneId, media);
    closePicker();
  }

  return {
    formActions,
    pickBackground,
    picker: { kind: target?.kind, onClose: closePicker, onPick: pick },
    imageDialog: edited && { ...edited, onClose: () => setEdited(undefined) },
  };
}

import type { Media } from '@spotreel/sdk/contract';
import { useCallback } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useEditor } from '../project-editor/editor-context';
import type { DropTarget } from './drop-target';

/**
 * Puts an uploaded file into a field or the background: one step to undo. A notification says so and offers to undo just that.
 * Does nothing when the scene was removed meanwhile; the file is among the uploads then.
 */
export function usePlaceMedia(): (media: Media, target: DropTarget, fileName: string) => void {
  const { toasts, t } = useSpotreel();
  const { actions, document } = useEditor();
  return useCallback(
    (media, { sceneId, field }, fileName) => {
      const before = document.$project.get();
      const values = before?.values[sceneId];
      document.closeStep();
      const isPlaced =
        field === null ? actions.setBackgroundMedia(sceneId, media) : actions.setImage(sceneId, field, media);
      document.closeStep();
      if (!isPlaced) return;
      const restore = () => {
        if (document.$project.get()?.id !== before?.id) return;
        if (field === null)
          document.dispatch('set-background', [{ type: 'set-background', sceneId, value: values?.background ?? null }]);
        else
          document.dispatch('set-image', [{ type: 'set-image', sceneId, field, value: values?.images[field] ?? null }]);
      };
      const title = t('picture.dropped', { name: fileName });
      toasts.show({ tone: 'success', title, action: { label: t('editor.undo'), run: restore } });
    },
    [toasts, t, actions, document],
  );
}

import { type RefObject, useCallback } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useEditor } from '../project-editor/editor-context';
import type { FieldArea } from './field-area';

/** Empties a text, or resets an image to the template's own. A notification says so and offers to undo just that. */
export function useClearField(overlay: RefObject<HTMLElement | null>): (area: FieldArea, name: string) => void {
  const { actions, document } = useEditor();
  const { toasts, t } = useSpotreel();
  return useCallback(
    ({ sceneId, field, kind }, name) => {
      const before = document.$project.get();
      const { texts, images } = before?.values[sceneId] ?? {};
      const media = images?.[field];
      if (kind === 'image' && media === undefined) return;
      document.closeStep();
      if (kind === 'image') actions.setImage(sceneId, field, null);
      else actions.setText(sceneId, field, '');
      document.closeStep();
      const restore = () => {
        if (document.$project.get()?.id !== before?.id) return;
        if (kind === 'text') actions.setText(sceneId, field, texts?.[field] ?? null);
        else document.dispatch('set-image', [{ type: 'set-image', sceneId, field, value: media ?? null }]);
      };
      const title = t('picture.cleared', { name });
      toasts.show({ tone: 'info', title, action: { label: t('editor.undo'), run: restore } });
      // an emptied field has no button any more; on the background another Delete does nothing
      overlay.current?.querySelector<HTMLElement>('.sr-on-picture__background')?.focus();
    },
    [actions, document, toasts, t, overlay],
  );
}

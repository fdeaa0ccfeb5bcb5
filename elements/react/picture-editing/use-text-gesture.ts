import type { Gesture } from '@spotreel/sdk/stores';
import { useEffect, useRef } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useEditor } from '../project-editor/editor-context';
import type { FieldArea } from './field-area';

/**
 * Makes everything typed until unmount one step to undo. Returns a function that discards it: the text becomes what it was
 * before. Redo brings the typed text back, and so does the button of a notification.
 */
export function useTextGesture({ sceneId, field }: FieldArea, name: string): () => void {
  const { actions, document } = useEditor();
  const { toasts, t } = useSpotreel();
  const gesture = useRef<Gesture>(undefined);
  const before = useRef<string | undefined>(undefined);

  useEffect(() => {
    before.current = document.$project.get()?.values[sceneId]?.texts[field];
    const own = document.beginGesture();
    gesture.current = own;
    return own.finish;
  }, [document, sceneId, field]);

  return () => {
    const project = document.$project.get();
    const typed = project?.values[sceneId]?.texts[field];
    if (typed === before.current) {
      gesture.current?.cancel();
      return;
    }
    gesture.current?.finish();
    document.undo();
    const restore = () => {
      if (document.$project.get()?.id === project?.id) actions.setText(sceneId, field, typed ?? null);
    };
    const title = t('picture.discarded', { name });
    toasts.show({ tone: 'info', title, action: { label: t('picture.restore'), run: restore } });
  };
}

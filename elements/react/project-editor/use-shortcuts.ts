import { type RefObject, useEffect } from 'react';
import type { EditorStore } from '../../../sdk/stores/editor/editor-store';
import type { Playback } from '../stage/use-playback';

const TYPING = 'input:not([type="range"], [type="color"]), textarea, select, [contenteditable]';

/**
 * Undo and redo anywhere in the editor; space plays while no control wants it. They listen inside the editor alone: an
 * embedding page keeps its keys.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>, editor: EditorStore, playback: Playback): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const isTyping = target.matches(TYPING);
      const withCommand = event.ctrlKey || event.metaKey;
      if (withCommand && event.key.toLowerCase() === 'z') {
        event.preventDefault();
        if (event.shiftKey) editor.document.redo();
        else editor.document.undo();
      } else if (withCommand && event.key.toLowerCase() === 'y') {
        event.preventDefault();
        editor.document.redo();
      } else if (event.key === ' ' && !isTyping && !target.closest('button, a, [role="tab"]')) {
        event.preventDefault();
        playback.toggle();
      }
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [root, editor, playback]);
}

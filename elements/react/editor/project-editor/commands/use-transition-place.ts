import { type RefObject, useCallback, useState } from 'react';
import type { EditorUi } from '../../editor-context/command';
import type { OpenTransition } from '../scenes/transition-of-cut';

export interface TransitionState {
  /** Transition that is being edited, or was the last. */
  readonly transition: OpenTransition | undefined;
  readonly openTransition: EditorUi['openTransition'];
  readonly closeTransition: () => void;
}

/** The transition that is being edited, and the element at which its popover opens. */
export function useTransitionPlace(root: RefObject<HTMLElement | null>): TransitionState {
  const [transition, setTransition] = useState<OpenTransition>();
  const openTransition: EditorUi['openTransition'] = useCallback(
    ({ sceneId, anchor = buttonOf(root.current, sceneId), side = 'beside' }) =>
      setTransition((shown) => {
        if (!anchor) return undefined;
        const isOpen = shown?.isOpen && shown.sceneId === sceneId && shown.anchor === anchor;
        return { sceneId, anchor, side, isOpen: !isOpen };
      }),
    [root],
  );
  const closeTransition = useCallback(() => setTransition((shown) => shown && { ...shown, isOpen: false }), []);
  return { transition, openTransition, closeTransition };
}

/** The button of the transition that is on show; the whole editor where no panel shows one. */
function buttonOf(root: HTMLElement | null, sceneId: number): HTMLElement | undefined {
  const buttons = root?.querySelectorAll<HTMLElement>(`[data-transition-of="${sceneId}"]`) ?? [];
  return [...buttons].find((button) => button.getClientRects().length > 0) ?? root ?? undefined;
}

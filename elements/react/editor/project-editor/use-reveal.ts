import { type RefObject, useCallback } from 'react';
import { prefersReducedMotion } from '../../foundation/styles/reduced-motion';

/** Time that a field stays marked after it was taken up on the picture. */
const MARKED_MS = 1600;

/** Scrolls to the place of a field in the form and marks it for a moment; null: the background. */
export function useReveal(root: RefObject<HTMLElement | null>): (field: string | null) => void {
  return useCallback(
    (field) => {
      // two frames: the panel may have to be shown first, and the scene's form with it
      requestAnimationFrame(() => requestAnimationFrame(() => mark(root.current, field)));
    },
    [root],
  );
}

function mark(root: HTMLElement | null, field: string | null): void {
  const selector = field === null ? '[data-background]' : `[data-field="${CSS.escape(field)}"]`;
  const place = root?.querySelector<HTMLElement>(selector);
  if (!place) return;
  place.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  place.dataset.revealed = '';
  setTimeout(() => delete place.dataset.revealed, MARKED_MS);
}

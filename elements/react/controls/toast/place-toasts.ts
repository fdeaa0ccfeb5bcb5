import { showOnTop } from '../../foundation/page/top-layer';

/** Pixels between notifications and what they lie in. */
const GAP = 12;

/** Pixels that a notification keeps of the window where what it lies in is scrolled away. */
const KEPT = 120;

/**
 * Shows the list above every open overlay. It lies at the top left of the editor's stage, which is empty there, else of the
 * element. In the app without an editor, the style sheet places it. It follows the page until the returned function is called.
 */
export function placeToasts(list: HTMLElement): () => void {
  showOnTop(list);
  const place = () => follow(list);
  place();
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
  };
}

function follow(list: HTMLElement): void {
  const root = list.getRootNode() as Document | ShadowRoot;
  const area = root.querySelector('.sr-editor__stage') ?? root.querySelector('.sr-embedded');
  if (!area) {
    list.style.removeProperty('--sr-toasts-top');
    list.style.removeProperty('--sr-toasts-left');
    return;
  }
  const { top, left } = area.getBoundingClientRect();
  const within = (start: number, end: number) => `${Math.max(GAP, Math.min(start + GAP, end))}px`;
  list.style.setProperty('--sr-toasts-top', within(top, innerHeight - KEPT));
  list.style.setProperty('--sr-toasts-left', within(left, innerWidth - list.offsetWidth - GAP));
}

/**
 * Focus when a new screen appears. A survey that the visitor has not touched leaves the focus in the page. Once the
 * visitor answers, or in a dialog over the page, the focus moves to the new screen. It never leaves another field.
 */
const CONTROLS = '.sv-screen :is(input, textarea, button[type="submit"])';

export function focusNewScreen(root: ShadowRoot, isModal: boolean, isTouched = false): void {
  const focused = document.activeElement;
  // nothing has it, or something that the last screen took away with it
  const isFree = !focused || focused === document.body || focused === root.host;
  if (!isModal && !(isTouched && isFree)) return;
  // a touch screen would put its keyboard over the question: there the headline is focused, for screen readers
  const isTouchScreen = matchMedia('(pointer: coarse)').matches;
  const control = isTouchScreen ? undefined : root.querySelector<HTMLElement>(CONTROLS);
  (control ?? root.querySelector<HTMLElement>('.sv-headline'))?.focus({ preventScroll: true });
}

/** The control that is marked as wrong, else the first one. */
export function focusProblem(root: ShadowRoot): void {
  const marked = root.querySelector<HTMLElement>('fieldset [aria-invalid]');
  (marked ?? root.querySelector('input'))?.focus();
}

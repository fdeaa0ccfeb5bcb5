/**
 * Where the focus goes when a new screen appears. A survey that nobody has touched leaves the focus in the page; a visitor
 * who is in the middle of it, or in a dialog over the page, is taken along, but never away from another field.
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

/**
 * Where the focus goes when a new screen comes. A survey that nobody has touched leaves it in the page; whoever is in the
 * middle of it, or in a dialog over the page, is taken along to the next question, but never away from another field.
 */
const CONTROLS = '.sv-screen :is(input, textarea, button[type="submit"])';
/** What somebody does who is in the middle of a survey. */
export const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** Returns what is to be called when a new screen is there. */
export function followScreens(box: HTMLElement, isModal: boolean): () => void {
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  for (const name of INTERACTIONS) box.addEventListener(name, touch);
  return () => {
    if (isModal || (isTouched && isFocusFree(box))) focusScreen(box);
  };
}

/** Nothing has it, or something that the last screen took away with it. */
function isFocusFree(box: HTMLElement): boolean {
  const root = box.getRootNode() as ShadowRoot | Document;
  const focused = document.activeElement;
  const isOurs = root instanceof ShadowRoot && focused === root.host;
  return !focused || focused === document.body || isOurs || box.contains(focused);
}

/** A touch screen would put its keyboard over the question: there its headline is focused, for screen readers. */
function focusScreen(box: HTMLElement): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const control = isTouch ? undefined : box.querySelector<HTMLElement>(CONTROLS);
  (control ?? box.querySelector<HTMLElement>('.sv-screen .sv-headline'))?.focus({ preventScroll: true });
}

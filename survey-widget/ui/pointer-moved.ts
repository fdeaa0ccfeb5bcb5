/**
 * Calls `act` whenever the pointer moves over `target`. `pointerover` and `:hover` are no proof of that: a window that opens
 * under a resting pointer gets both.
 */
export function whenPointed(target: HTMLElement, act: () => void): void {
  target.addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType !== 'touch' && (movementX || movementY)) act();
  });
}

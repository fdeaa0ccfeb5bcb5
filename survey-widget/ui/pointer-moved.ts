/**
 * Tells when the pointer has really moved over an element. A window that opens, or a question that comes, under a pointer
 * that rests gets `pointerover` and `:hover` as well, though nobody pointed at anything.
 */
export function whenPointed(target: HTMLElement, act: () => void): void {
  target.addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType !== 'touch' && (movementX || movementY)) act();
  });
}

/** Events of visitors in the window, for any control. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'];

/** @param onTouch `isPointed`: the pointer moved. `pointerover` and `:hover` also happen to a window under a resting pointer. */
export function watchTouches(root: ShadowRoot, onTouch: (isPointed: boolean) => void): void {
  for (const name of TOUCHES) root.addEventListener(name, () => onTouch(false));
  root.addEventListener('pointermove', (event) => {
    const { pointerType, movementX, movementY } = event as PointerEvent;
    if (pointerType !== 'touch' && (movementX || movementY)) onTouch(true);
  });
}

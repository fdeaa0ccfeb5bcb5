/**
 * lottie-web draws a matte layer among the definitions, and has the mask `use` it. The browser then copies its shapes
 * anew whenever one of them moves. Where nothing else uses the matte, it is moved into the mask itself.
 */
export function drawMattesInPlace(container: HTMLElement): void {
  const uses = [...container.querySelectorAll('use')];
  const idOf = (use: Element) => (use.getAttribute('href') ?? '').slice(1);
  for (const use of uses) {
    const id = idOf(use);
    const drawing = use.closest('mask') && container.querySelector(`[id="${id}"]`);
    if (drawing && uses.every((other) => other === use || idOf(other) !== id)) use.replaceWith(drawing);
  }
}

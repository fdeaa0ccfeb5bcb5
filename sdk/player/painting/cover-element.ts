/** An element that covers its parent. */
export function coverElement(): HTMLDivElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  return element;
}

/** An element that covers the one it stands in. */
export function coverElement(): HTMLDivElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  return element;
}

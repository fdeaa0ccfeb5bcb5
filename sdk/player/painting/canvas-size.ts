/**
 * Follows the size of an element in pixels of the screen: its own size, and the density, which changes with zoom and
 * screen.
 */

/** Longer side in px: no screen shows more of a picture. */
const MAX_PX = 3840;

/** Calls with each size, also with the first. Returns what ends it. */
export function followSize(element: HTMLElement, resize: (width: number, height: number) => void): () => void {
  const measure = () => {
    const { clientWidth, clientHeight } = element;
    const density = Math.min(devicePixelRatio, MAX_PX / Math.max(1, clientWidth, clientHeight));
    resize(Math.round(clientWidth * density), Math.round(clientHeight * density));
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  let query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const follow = () => {
    query.removeEventListener('change', follow);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', follow);
    measure();
  };
  query.addEventListener('change', follow);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', follow);
  };
}

/** Frames of the display, in a page or in a worker. Browsers whose workers have none get a timer. */
const TIMER_MS = 16;

/** Does the work with the next frame; returns what calls it off. */
export function onNextFrame(work: () => void): () => void {
  if (typeof requestAnimationFrame === 'function') {
    const handle = requestAnimationFrame(work);
    return () => cancelAnimationFrame(handle);
  }
  const handle = setTimeout(work, TIMER_MS);
  return () => clearTimeout(handle);
}

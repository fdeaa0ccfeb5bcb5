/**
 * True if the reader has asked their system for less motion: nothing plays, slides or scrolls smoothly unasked then.
 */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

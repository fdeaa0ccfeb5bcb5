/** Layers of a document with which its scene comes in and goes out by itself. A transition takes their place. */
import type { LottieLayer } from '../lottie';

/** Classes (`cl`) of such layers. The document paints them above everything else. */
export const WIPE_CLASS = {
  /** Covers the canvas at the start and uncovers it. */
  arrival: 'arrival-wipe',
  /** Goes ahead of the cover at the end. */
  ahead: 'leaving-wipe',
  /** Covers the canvas at the end: in a transition of the style, the next scene has its shape. */
  cover: 'leaving-cover',
} as const;

/** Part that a layer has in the wipes of its scene. */
export type WipePart = keyof typeof WIPE_CLASS;

/** Undefined for a layer that belongs to the scene. */
export function wipePartOf({ cl }: LottieLayer): WipePart | undefined {
  return (Object.keys(WIPE_CLASS) as WipePart[]).find((part) => WIPE_CLASS[part] === cl);
}

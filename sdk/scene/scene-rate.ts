/**
 * Documents of other frame rates: every time of theirs is told in frames of 30 a second. Nothing is rounded to whole frames,
 * since both painters read fractions, so each keyframe stays at its second.
 */
import { FRAMES_PER_SECOND } from './composition';
import type { LottieAnimation } from './lottie';
import { retimed, retimedMarkers } from './retiming';

/** Of a frame: cleans up what division leaves (3000.0000000000005), and is nothing to see. */
const PRECISION = 1e6;

/** The document itself when it runs at 30 already. It has to hold together: `checkTemplate` finds nothing broken. */
export function atSceneRate(animation: LottieAnimation): LottieAnimation {
  const { fr } = animation;
  if (fr === FRAMES_PER_SECOND) return animation;
  const convert = (frame: number) => Math.round(((frame * FRAMES_PER_SECOND) / fr) * PRECISION) / PRECISION;
  const markers = retimedMarkers(animation.markers, convert, convert);
  return { ...retimed(animation, convert), ...(markers && { markers }), fr: FRAMES_PER_SECOND };
}

/**
 * Converts documents of other frame rates: all of their times become frames of 30 a second. Nothing is rounded to whole
 * frames, since both painters read fractions, so each keyframe stays at its second.
 */
import { FRAMES_PER_SECOND } from './composition';
import type { LottieAnimation } from './lottie';
import { cleanFrame, retimed, retimedMarkers } from './retiming';

/** The document itself when it runs at 30 already. It has to hold together: `templateProblems` finds nothing broken. */
export function atSceneRate(animation: LottieAnimation): LottieAnimation {
  const { fr } = animation;
  if (fr === FRAMES_PER_SECOND) return animation;
  const convert = (frame: number) => cleanFrame((frame * FRAMES_PER_SECOND) / fr);
  const markers = retimedMarkers(animation.markers, convert, convert);
  return { ...retimed(animation, convert), ...(markers && { markers }), fr: FRAMES_PER_SECOND };
}

/**
 * Converts documents of other frame rates: all of their times become frames of 30 a second. Nothing is rounded to whole
 * frames, since both painters read fractions, so each keyframe stays at its second.
 */
import { FRAMES_PER_SECOND } from '../composition';
import type { LottieAnimation, LottieMotionBlur } from '../lottie';
import { cleanFrame, retimed, retimedMarkers } from './retiming';

/** The document itself when it runs at 30 already. It has to hold together: `templateProblems` finds nothing broken. */
export function atSceneRate(animation: LottieAnimation): LottieAnimation {
  const { fr } = animation;
  if (fr === FRAMES_PER_SECOND) return animation;
  const convert = (frame: number) => cleanFrame((frame * FRAMES_PER_SECOND) / fr);
  const markers = retimedMarkers(animation.markers, convert, convert);
  return {
    ...retimed(animation, convert),
    ...(markers && { markers }),
    ...(animation.mb && { mb: longerShutter(animation.mb, FRAMES_PER_SECOND / fr) }),
    fr: FRAMES_PER_SECOND,
  };
}

/** Angles are shares of a frame: they grow as frames get shorter. */
function longerShutter({ sa, sp, ...others }: LottieMotionBlur, factor: number): LottieMotionBlur {
  return {
    ...others,
    ...(sa !== undefined && { sa: sa * factor }),
    ...(sp !== undefined && { sp: sp * factor }),
  };
}

/** Documents that begin at a later frame, as a work area of After Effects does: they begin at 0, and show the same. */
import type { LottieAnimation } from '../lottie';
import { cleanFrame, retimed, retimedMarkers } from './retiming';

/** The document itself when it begins at 0 already. It has to hold together: `templateProblems` finds nothing broken. */
export function fromFrameZero(animation: LottieAnimation): LottieAnimation {
  const { ip, op, layers } = animation;
  if (ip === 0) return animation;
  const shift = (frame: number) => cleanFrame(frame - ip);
  const markers = retimedMarkers(animation.markers, shift, (frames) => frames);
  // what is inside of a composition counts from the layer that shows it
  return { ...animation, ip: 0, op: shift(op), layers: retimed(layers, shift), ...(markers && { markers }) };
}

/** The time within a precomp. */
import type { LottieLayer, LottieProperty } from '../../scene/lottie';
import { numberReader } from '../properties/readers';

/** Frame within the precomp by the frame around it: later, slower (`sr`), or as its remapped time (`tm`, s) says. */
export function innerFrameOf(layer: LottieLayer, frameRate: number): (frame: number) => number {
  const { st, sr: stretch = 1, op } = layer;
  const remap = layer.tm as LottieProperty | undefined;
  if (!remap) return (frame) => (frame - st) / stretch;
  const seconds = numberReader(remap, 0);
  return (frame) => {
    const inner = seconds.at(frame) * frameRate;
    return inner === op ? op - 1 : inner; // its end shows the last frame, as in lottie-web
  };
}

/**
 * Animations for image fields and backgrounds. Ids are those of media, on the wire and in saved projects: never reuse
 * one.
 */
import type { LottieAnimation } from '@spotreel/sdk/internal/scene';
import type { AnimationSource } from './animation-source';
import { confetti } from './animations/confetti';
import { driftingColors } from './animations/drifting-colors';
import { heartbeat } from './animations/heartbeat';
import { tick } from './animations/tick';
import { animation } from './lottie/animation';
import { createLottieStage } from './lottie/stage';

export const animationSources: readonly AnimationSource[] = [tick, heartbeat, confetti, driftingColors];

export function documentOf({ name, shape, seconds, draw }: AnimationSource): LottieAnimation {
  // bars of a second each
  const stage = createLottieStage(shape, seconds, 240);
  return animation(stage, name, draw(stage));
}

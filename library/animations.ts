/** Animations that stand in fields or behind scenes. Ids are those of media, on the wire and in saved projects: never reuse one. */
import type { LottieAnimation } from '../sdk/scene/lottie';
import { confetti } from './animations/confetti';
import { driftingColors } from './animations/drifting-colors';
import { heartbeat } from './animations/heartbeat';
import { tick } from './animations/tick';
import { animation } from './lottie/animation';
import type { Draft } from './lottie/draft';
import { createStage, type Stage } from './lottie/stage';
import type { Ratio } from './template';

/** One that repeats: its last frame leads to its first. */
export interface AnimationSource {
  /** 60 to 99. */
  readonly id: number;
  readonly name: string;
  /** What fields call it by; the build writes it. */
  readonly file: `${string}.json`;
  readonly shape: Ratio;
  /** Whole. */
  readonly seconds: number;
  /** Where it is at its fullest. */
  readonly stillSeconds: number;
  readonly draw: (stage: Stage) => readonly Draft[];
}

export const animations: readonly AnimationSource[] = [tick, heartbeat, confetti, driftingColors];

export function documentOf({ name, shape, seconds, draw }: AnimationSource): LottieAnimation {
  // bars of a second each
  const stage = createStage(shape, seconds, 240);
  return animation(stage, name, draw(stage));
}

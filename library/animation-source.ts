import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { LottieDraft } from './lottie/draft';
import type { LottieStage } from './lottie/stage';

/** One that repeats: its last frame leads to its first. */
export interface AnimationSource {
  /** 60 to 99. */
  readonly id: number;
  readonly name: string;
  /** File name in fields; the build writes the file. */
  readonly file: `${string}.json`;
  readonly shape: Ratio;
  /** Whole. */
  readonly seconds: number;
  /** Time at which it is at its fullest. */
  readonly stillSeconds: number;
  readonly draw: (stage: LottieStage) => readonly LottieDraft[];
}

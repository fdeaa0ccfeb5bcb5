import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { LottieDraft } from './lottie/draft';
import type { LottieStage } from './lottie/stage';

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
  readonly draw: (stage: LottieStage) => readonly LottieDraft[];
}

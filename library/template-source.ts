import type { Draft } from './lottie/draft';
import type { Stage } from './lottie/stage';
import type { IngredientSource } from './template';

/** A template that stands alone, outside recipes, made by a renderer of its own. */
export interface TemplateSource extends Omit<IngredientSource, 'layouts'> {
  readonly renderer: 'blender';
  readonly tier: 'free' | 'premium';
  readonly bpm: number;
  /** Its samples that are as long as the video are offered. */
  readonly defaultMusicKitId: number;
  /** Seconds of the stills that stand for the video in previews, each until the next one. */
  readonly stillSeconds: readonly number[];
  /** The twin in flat shapes, of which the stills are painted: once for each ratio. */
  readonly draw: (stage: Stage) => readonly Draft[];
}

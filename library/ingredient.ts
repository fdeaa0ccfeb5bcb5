/** A scene from one drawing function: it is asked once for each ratio and composes for it. */

import type { Ratio } from '@spotreel/sdk/internal/contract';
import { animation } from './lottie/animation';
import type { LottieDraft } from './lottie/draft';
import { createLottieStage, type LottieStage } from './lottie/stage';
import type { IngredientSource } from './template';

export interface SceneSource extends Omit<IngredientSource, 'layouts' | 'images'> {
  readonly images?: IngredientSource['images'];
  /** Layers in painting order, the last one in front. */
  readonly draw: (stage: LottieStage) => readonly LottieDraft[];
}

/** Makes the scenes of a family: all share its beats a minute and its ratios. */
export function createIngredients(
  bpm: number,
  scenes: readonly SceneSource[],
  ratios: readonly Ratio[] = ['landscape', 'portrait'],
): readonly IngredientSource[] {
  return scenes.map((scene) => createIngredient(bpm, scene, ratios));
}

/** A scene with a layout for each of `ratios`. */
export function createIngredient(bpm: number, scene: SceneSource, ratios: readonly Ratio[]): IngredientSource {
  const { draw, images = [], ...source } = scene;
  const layout = (ratio: Ratio) => () => {
    const stage = createLottieStage(ratio, source.bars, bpm);
    return animation(stage, source.slug, draw(stage));
  };
  return { ...source, images, layouts: Object.fromEntries(ratios.map((ratio) => [ratio, layout(ratio)])) };
}

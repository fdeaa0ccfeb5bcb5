/** Contrast of the texts of a scene at its fullest, in painted pixels: the measure of the project check. */
import { createCanvas } from '@napi-rs/canvas';
import { CANVAS, type Ratio } from '@spotreel/sdk/internal/contract';
import {
  type CompiledScene,
  coverage,
  inkContrast,
  inkParts,
  type LottieAnimation,
  layersOf,
  recolored,
  unlettered,
} from '@spotreel/sdk/internal/scene';
import { openPicturedScene } from '../pictured-scene';
import { paintDefaultBackground } from '../sheet/scene-painter';
import type { IngredientSource } from '../template';

/** Longer side of the pictures, px: a thin letter is whole in its middle. */
const LONG_SIDE = 960;

const FOLDER = 'library/media';
const BLACK = [0, 0, 0] as const;
const WHITE = [1, 1, 1] as const;

/** WCAG, 1 to 21, of the text that is hardest to read; infinite without texts. */
export async function leastContrast(
  { animation, keyframe }: CompiledScene,
  source: IngredientSource,
  ratio: Ratio,
): Promise<number> {
  const paint = (changed: LottieAnimation) => paintStill(changed, keyframe, source, ratio);
  const shown = await paint(animation);
  let least = Number.POSITIVE_INFINITY;
  for (const field of new Set(layersOf(animation).flatMap((layer) => layer.field ?? []))) {
    let best: number | undefined;
    for (const part of inkParts(animation, field)) {
      const black = await paint(recolored(animation, field, part, BLACK));
      const white = await paint(recolored(animation, field, part, WHITE));
      const contrast = inkContrast(shown, await paint(unlettered(animation, field)), coverage(black, white));
      if (contrast !== undefined) best = Math.max(contrast, best ?? 0);
    }
    least = Math.min(least, best ?? Number.POSITIVE_INFINITY);
  }
  return least;
}

async function paintStill(
  animation: LottieAnimation,
  frame: number,
  { background }: IngredientSource,
  ratio: Ratio,
): Promise<Uint8ClampedArray> {
  const { width, height } = CANVAS[ratio];
  const scale = LONG_SIDE / Math.max(width, height);
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.save();
  context.scale(scale, scale);
  await paintDefaultBackground(context, background.default, ratio, FOLDER);
  context.restore();
  (await openPicturedScene(animation, FOLDER)).paint(context, frame);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

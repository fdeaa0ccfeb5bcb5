import { beforeAll, describe, expect, it } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/node-text-shaper';
import { recipes } from '../../library/recipes';
import { sceneContent, sceneTemplate } from '../../library/sheet/scene-content';
import { compileIngredient, paintMoments } from '../../library/sheet/scene-painter';
import type { IngredientSource, Ratio } from '../../library/template';
import { contrastRatio, fromRgb } from '../../sdk/base/color';
import { compileScene, textsOf } from '../../sdk/scene/compile-scene';
import type { TextShaper } from '../../sdk/scene/text-shaper';

const scenes = recipes
  .flatMap((recipe) => recipe.families)
  .flatMap((family) => family.ingredients.map((ingredient) => ({ family, ingredient })));
const ratios = ['landscape', 'portrait'] as const;
/** WCAG AA for text of any size. */
const LEAST_CONTRAST = 4.5;

/** Painting takes its time: one ratio of each scene in turn, both with SPOTREEL_FULL_TESTS. */
function measuredRatios({ id }: IngredientSource): readonly Ratio[] {
  if (process.env.SPOTREEL_FULL_TESTS) return ratios;
  return [id % 2 === 0 ? 'landscape' : 'portrait'];
}

let shaper: TextShaper;
beforeAll(() => {
  shaper = createPackageTextShaper();
});

async function still(ingredient: IngredientSource, ratio: Ratio, emptied?: string): Promise<Uint8ClampedArray> {
  const template = sceneTemplate(ingredient, ratio);
  const content = sceneContent(ingredient, 'short');
  const texts = emptied === undefined ? content.texts : { ...content.texts, [emptied]: ' ' };
  const written = { ...content, texts };
  await shaper.prepare(textsOf(template, written));
  const compiled = compileScene(template, written, shaper);
  const [canvas] = await paintMoments(
    compiled,
    ingredient.background.default,
    ratio,
    [ingredient.keyframeSeconds],
    'library/media',
    0.5,
  );
  if (!canvas) throw new Error('nothing painted');
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Contrast of the pixels that change most when the text goes, with what is seen in their place then. */
function contrast(withText: Uint8ClampedArray, without: Uint8ClampedArray): number {
  const changes: number[] = [];
  const change = (at: number) =>
    Math.abs((withText[at] ?? 0) - (without[at] ?? 0)) +
    Math.abs((withText[at + 1] ?? 0) - (without[at + 1] ?? 0)) +
    Math.abs((withText[at + 2] ?? 0) - (without[at + 2] ?? 0));
  for (let at = 0; at < withText.length; at += 4) if (change(at) > 60) changes.push(at);
  if (changes.length < 40) throw new Error('The text is not seen.');
  const solid = changes.toSorted((a, b) => change(b) - change(a)).slice(0, Math.ceil(changes.length * 0.6));
  return contrastRatio(mean(withText, solid), mean(without, solid));
}

function mean(pixels: Uint8ClampedArray, places: readonly number[]): string {
  const sum = (channel: number) => places.reduce((total, at) => total + (pixels[at + channel] ?? 0), 0) / places.length;
  return fromRgb({ r: sum(0), g: sum(1), b: sum(2) });
}

describe.each(scenes)('$family.slug: $ingredient.slug', ({ ingredient }) => {
  it.each(ratios)('fits its texts in %s, short and long', async (ratio) => {
    for (const length of ['short', 'long'] as const) {
      const { notices } = await compileIngredient(ingredient, ratio, length, shaper);
      expect(notices, length).toEqual([]);
    }
  });

  it.each(measuredRatios(ingredient))('can be read in %s', async (ratio) => {
    const full = await still(ingredient, ratio);
    for (const { innerReference } of ingredient.texts) {
      const found = contrast(full, await still(ingredient, ratio, innerReference));
      expect(found, innerReference).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  });
});

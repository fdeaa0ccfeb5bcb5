import { beforeAll, describe, expect, it } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { recipeSources } from '../../library/recipes';
import { compileIngredient } from '../../library/sheet/scene-painter';
import type { IngredientSource } from '../../library/template';
import type { Ratio } from '../../sdk/contract/schemas/scalars';
import { LEAST_CONTRAST } from '../../sdk/scene/check/text-contrast';
import type { TextShaper } from '../../sdk/scene/text-shaper';
import { plateContrasts, stillPixels, textContrast } from './text-contrast';

const scenes = recipeSources
  .flatMap((recipe) => recipe.families)
  .flatMap((family) => family.ingredients.map((ingredient) => ({ family, ingredient })));

function ratiosOf({ layouts }: IngredientSource): readonly Ratio[] {
  return Object.keys(layouts) as Ratio[];
}

/** Painting takes its time: every fourth scene in one ratio, all in each with SPOTREEL_FULL_TESTS. */
function measuredRatios(ingredient: IngredientSource): readonly Ratio[] {
  if (process.env.SPOTREEL_FULL_TESTS) return ratiosOf(ingredient);
  const { id } = ingredient;
  if (id % 4 !== 0) return [];
  return [id % 8 === 0 ? 'landscape' : 'portrait'];
}

let shaper: TextShaper;
beforeAll(() => {
  shaper = createPackageTextShaper();
});

describe.each(scenes)('$family.slug: $ingredient.slug', ({ ingredient }) => {
  it.each(ratiosOf(ingredient))('fits its texts in %s, short and long', async (ratio) => {
    for (const length of ['short', 'long'] as const) {
      const { notices } = await compileIngredient(ingredient, ratio, length, shaper);
      expect(notices, length).toEqual([]);
    }
  });

  it.each(measuredRatios(ingredient))('can be read in %s', async (ratio) => {
    const full = await stillPixels(shaper, ingredient, ratio);
    const onPlates = plateContrasts(ingredient.layouts[ratio]?.());
    for (const contrast of onPlates.values()) expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    for (const { innerReference } of ingredient.texts.filter((field) => !onPlates.has(field.innerReference))) {
      const found = textContrast(full, await stillPixels(shaper, ingredient, ratio, innerReference));
      expect(found, innerReference).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  });
});

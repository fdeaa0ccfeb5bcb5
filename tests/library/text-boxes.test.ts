import { describe, expect, it } from 'vitest';
import { recipeSources } from '../../library/recipes';
import type { Ratio } from '../../sdk/contract/schemas/scalars';
import { isOffEdges, textBoxes } from './text-box';

const scenes = recipeSources
  .flatMap((recipe) => recipe.families)
  .flatMap((family) => family.ingredients.map((ingredient) => ({ family, ingredient })));

describe.each(scenes)('$family.slug: $ingredient.slug', ({ ingredient }) => {
  it.each(Object.keys(ingredient.layouts) as Ratio[])(
    'keeps its text boxes on the %s canvas, off its edges',
    (ratio) => {
      const animation = ingredient.layouts[ratio]?.();
      if (!animation) throw new Error('no layout');
      const boxes = textBoxes(animation);
      expect(boxes.length).toBeGreaterThan(0);
      for (const box of boxes) expect(isOffEdges(box, animation), JSON.stringify(box)).toBe(true);
    },
  );
});

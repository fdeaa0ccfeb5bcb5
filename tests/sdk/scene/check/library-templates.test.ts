/** Every scene of the library keeps to what the painter knows. */
import { describe, expect, test } from 'vitest';
import { recipeSources } from '../../../../library/recipes';
import type { Ratio } from '../../../../sdk/contract/schemas/scalars';
import { templateProblems } from '../../../../sdk/scene/check/check-template';

const scenes = recipeSources.flatMap(({ slug, families }) =>
  families.flatMap(({ ingredients }) =>
    ingredients.flatMap((scene) =>
      (Object.keys(scene.layouts) as Ratio[]).map((ratio) => [`${slug}/${scene.slug}/${ratio}`, scene, ratio] as const),
    ),
  ),
);

describe('templates of the library', () => {
  test.each(scenes)('%s', (_name, scene, ratio) => {
    expect(templateProblems(scene.layouts[ratio]?.())).toEqual([]);
  });
});

/** Real headlines in the scenes of the library: no letter runs into a picture, a decoration or another text. */
import { expect, it } from 'vitest';
import { createPackageTextShaper } from '../../../library/fonts/package-text-shaper';
import { ingredientOf } from '../../../library/group-ingredient';
import { recipeSources } from '../../../library/recipes';
import { templateGroupSources } from '../../../library/templates';
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import { allowedOverlaps, GROUND } from './allowed-overlaps';
import { headlines, mixedHeadlines } from './headlines';
import { type Collision, collisionsOf } from './scene-collisions';

/** Of each layout; all headlines come up in some. */
const HEADLINES = process.env.SPOTREEL_FULL_TESTS ? 14 : 3;

const families = [
  ...recipeSources.flatMap((recipe) => recipe.families),
  ...templateGroupSources.map((group) => ({ slug: group.slug, ingredients: [ingredientOf(group)] })),
];
const layouts = families
  .flatMap(({ slug, ingredients }) =>
    ingredients.map((ingredient) => ({ scene: `${slug}/${ingredient.slug}`, ingredient })),
  )
  .flatMap((one) => (Object.keys(one.ingredient.layouts) as Ratio[]).map((ratio) => ({ ...one, ratio })))
  .map((one, index) => ({ ...one, index }));

const shaper = createPackageTextShaper();
const isGround = (name: string) => GROUND.has(name);
const met = new Set<string>();

function wordsOf(index: number): string[] {
  return Array.from(
    { length: HEADLINES },
    (_, step) => mixedHeadlines[(index * HEADLINES + step) % mixedHeadlines.length],
  ).flatMap((headline) => headline?.text ?? []);
}

/** An overlap that the design wants, or that the compiler reports. */
function isExpected(scene: string, { layer, words, isTold }: Collision): boolean {
  const allowed = allowedOverlaps.find((one) => one.scene === scene && one.layer === layer);
  if (allowed) met.add(`${scene} ${layer}`);
  return allowed !== undefined || (words !== '' && isTold);
}

it('has 29 headlines in each of seven languages', () => {
  expect(Object.values(headlines).map(({ length }) => length)).toEqual(Array(7).fill(29));
  expect(new Set(mixedHeadlines.map(({ text }) => text)).size).toBeGreaterThan(195);
});

it.each(layouts)('$scene in $ratio keeps its words clear', async ({ scene, ingredient, ratio, index }) => {
  const found = await collisionsOf({ ingredient, ratio, shaper, isGround }, wordsOf(index));
  const unexpected = found.filter((collision) => !isExpected(scene, collision));
  expect(unexpected.map(({ field, kind, layer, words }) => `“${words}” in ${field} ${kind} ${layer}`)).toEqual([]);
});

it('allows no overlap that there is not', () => {
  expect(allowedOverlaps.filter(({ scene, layer }) => !met.has(`${scene} ${layer}`))).toEqual([]);
});

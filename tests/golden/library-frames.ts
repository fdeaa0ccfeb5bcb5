/**
 * Preview equals render: the player in Chromium and the renderer in Node paint the same picture of every scene of the
 * library. Two other painters say whether it is the right one: Skia's Skottie, and lottie-web in Chromium. With
 * SPOTREEL_FULL_TESTS the whole library runs in every ratio. Without it the still of one scene of each style is measured
 * in one ratio without Skottie, and all features of scenes with it (features.test.ts).
 *
 * Each recipe has a file, so that recipes run side by side, report when they end, and are divided by `--shard`.
 * `tests/reporters/similarities.mjs` prints what they measured.
 */
import type { TaskMeta } from 'vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingredientOf } from '../../library/group-ingredient';
import { recipeSources } from '../../library/recipes';
import type { IngredientSource, TemplateFamilySource } from '../../library/template';
import type { TemplateGroupSource } from '../../library/template-source';
import type { Ratio } from '../../sdk/contract/schemas/scalars';
import type { Composition } from '../../sdk/scene/composition';
import { frameSimilarities, LEAST_SIMILARITIES, type Similarity } from './frame-similarities';
import { layoutComposition, libraryFiles } from './layout-composition';
import { type BrowserPainter, openBrowserPainter } from './painters';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of a layout measured, for `tests/reporters/similarities.mjs`. */
    similarities?: readonly Similarity[];
  }
}

export const isFull = process.env.SPOTREEL_FULL_TESTS === '1';

/** Three frames take two seconds, and much longer on a machine that does other work. */
const TIMEOUT_MS = 180_000;

/** Defines the tests of all families of a recipe. @throws for a slug that the library does not have */
export function testRecipeFrames(slug: string): void {
  const recipe = recipeSources.find((known) => known.slug === slug);
  if (!recipe) throw new Error(`The library has no recipe "${slug}".`);
  const compare = frameComparison();
  describe.each(recipe.families)('$name', (family) => {
    describe.each(measuredScenes(family))('$slug', (scene) => {
      const ratios = Object.keys(scene.layouts) as Ratio[];
      test.for(isFull ? ratios : ratios.slice(0, 1))('%s', { timeout: TIMEOUT_MS }, async (ratio, { task }) => {
        const composed = await layoutComposition(family.bpm, scene, ratio);
        await compare(composed, isFull ? momentsOf(composed) : [stillOf(composed)], task.meta);
      });
    });
  });
}

/** Defines the tests of all templates outside recipes. */
export function testTemplateFrames(groups: readonly TemplateGroupSource[]): void {
  const compare = frameComparison();
  describe.each(groups)('$slug', (group) => {
    const scene = ingredientOf(group);
    const ratios = Object.keys(scene.layouts) as Ratio[];
    test.for(ratios)('%s', { timeout: TIMEOUT_MS }, async (ratio, { task }) => {
      const composed = await layoutComposition(group.bpm, scene, ratio);
      await compare(composed, group.kind === 'image' ? [stillOf(composed)] : momentsOf(composed), task.meta);
    });
  });
}

/** Opens a browser for the tests of a file. Every frame is measured, also after one that differs. */
function frameComparison() {
  let browser: BrowserPainter;
  beforeAll(async () => {
    browser = await openBrowserPainter(libraryFiles);
  });
  afterAll(() => browser.close());
  return async (composed: Composition, frames: readonly number[], meta: TaskMeta) => {
    for (const frame of frames) {
      const found = await frameSimilarities(browser, composed, frame, isFull);
      meta.similarities = [...(meta.similarities ?? []), ...found];
      for (const { pair, value } of found)
        expect.soft(value, `${pair}, frame ${frame}`).toBeGreaterThanOrEqual(LEAST_SIMILARITIES[pair]);
    }
  };
}

function stillOf({ scenes }: Composition): number {
  return scenes[0]?.keyframe ?? 0;
}

function momentsOf(composed: Composition): number[] {
  const still = stillOf(composed);
  return [Math.round(still / 3), still, composed.durationFrames - 6];
}

/** Another scene in each style, so that every kind of scene is among them. */
function measuredScenes({ id, ingredients }: TemplateFamilySource): readonly IngredientSource[] {
  if (isFull) return ingredients;
  return ingredients.filter((_, index) => index === id % ingredients.length);
}

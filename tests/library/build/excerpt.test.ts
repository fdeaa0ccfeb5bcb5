import { describe, expect, test } from 'vitest';
import { excerptScenes, passageOf } from '../../../library/build/excerpt';
import { recipeSources } from '../../../library/recipes';

const families = recipeSources.flatMap((recipe) => recipe.families);

describe.each(families)('the excerpt of $name', (family) => {
  const scenes = excerptScenes(family);
  const passages = scenes.map((scene) => passageOf(scene, family.bpm));

  test('lasts four to six seconds', () => {
    const seconds = passages.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0);
    expect(seconds).toBeGreaterThanOrEqual(4);
    expect(seconds).toBeLessThanOrEqual(6.01);
  });

  test('goes from the first scene of a new video to its last, each once', () => {
    expect(new Set(scenes).size).toBe(scenes.length);
    expect(scenes[0]?.id).toBe(family.defaultIngredientIds[0]);
    expect(scenes.at(-1)?.id).toBe(family.defaultIngredientIds.at(-1));
  });

  test('cuts on the beat, inside of the scenes', () => {
    for (const [index, { startSeconds, endSeconds }] of passages.entries()) {
      const beats = ((endSeconds - startSeconds) * family.bpm) / 60;
      expect(beats).toBeCloseTo(Math.round(beats), 6);
      expect(endSeconds).toBeLessThan(((scenes[index]?.bars ?? 0) * 240) / family.bpm - 0.5);
    }
  });
});

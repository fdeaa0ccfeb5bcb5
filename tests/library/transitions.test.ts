import { describe, expect, it } from 'vitest';
import { recipeSources } from '../../library/recipes';
import type { IngredientSource, TemplateFamilySource } from '../../library/template';
import { CUT, withTransitions } from '../../library/transitions';
import { TRANSITION_FRAMES, type Transition, transition } from '../../sdk/contract/project/transition';
import { WIPE_CLASS } from '../../sdk/scene/transitions/wipe-layers';

const families = recipeSources.flatMap((recipe) => recipe.families);

describe('withTransitions', () => {
  const fade: Transition = { kind: 'fade', frames: 12 };
  const scenes = [1, 2, 3, 4].map((id) => ({ id }) as IngredientSource);
  const family = { ingredients: scenes, defaultIngredientIds: [3, 1] } as unknown as TemplateFamilySource;

  it('goes through the default scenes first, then the others, and starts again at its end', () => {
    const given = withTransitions([CUT, fade, { kind: 'zoom', frames: 8 }], family).ingredients;
    expect(given.map(({ id, transition: to }) => [id, to?.kind])).toEqual([
      [1, 'fade'],
      [2, 'zoom'],
      [3, 'cut'],
      [4, 'cut'],
    ]);
  });

  it('leaves scenes alone without a list', () => {
    expect(withTransitions([], family).ingredients).toEqual(scenes);
  });
});

describe.each(families)('$slug', ({ ingredients, defaultIngredientIds }) => {
  it('gives every scene a transition that a project can save', () => {
    for (const { slug, transition: to } of ingredients) expect(transition.safeParse(to).success, slug).toBe(true);
  });

  it('has four kinds or more between its default scenes', () => {
    const kinds = defaultIngredientIds
      .slice(0, -1)
      .map((id) => ingredients.find((scene) => scene.id === id)?.transition?.kind);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(4);
  });

  it('shows its whole wipe where that is the transition, up to the longest that there is', () => {
    for (const { slug, transition: to, layouts } of ingredients) {
      if (to?.kind !== 'style') continue;
      const { op = 0, layers = [] } = layouts.landscape?.() ?? {};
      const closing = layers.filter(({ cl }) => cl === WIPE_CLASS.ahead || cl === WIPE_CLASS.cover);
      const frames = Math.max(...closing.map(({ ip }) => op - ip));
      expect(frames, slug).toBeGreaterThan(0);
      expect(to.frames, slug).toBeGreaterThanOrEqual(Math.min(frames, TRANSITION_FRAMES.most));
    }
  });
});

/** Transitions that a style's new projects start with. */
import type { Transition } from '@spotreel/sdk/internal/contract';
import type { TemplateFamilySource } from './template';

/** No transition. Its frames count when the user chooses another kind. */
export const CUT: Transition = { kind: 'cut', frames: 10 };

/**
 * Gives each scene its transition to the next one: first the default scenes in their order, then the others. The list
 * starts again at its end.
 */
export function withTransitions(
  transitions: readonly Transition[],
  family: TemplateFamilySource,
): TemplateFamilySource {
  const { ingredients, defaultIngredientIds } = family;
  const others = ingredients.map(({ id }) => id).filter((id) => !defaultIngredientIds.includes(id));
  const order = [...defaultIngredientIds, ...others];
  return {
    ...family,
    ingredients: ingredients.map((ingredient) => {
      const transition = transitions[order.indexOf(ingredient.id) % transitions.length];
      return transition ? { ...ingredient, transition } : ingredient;
    }),
  };
}

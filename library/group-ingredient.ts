import type { Ratio } from '@spotreel/sdk/internal/contract';
import { createIngredient } from './ingredient';
import type { IngredientSource } from './template';
import type { TemplateGroupSource } from './template-source';

/** The one scene of a group's templates, with the group's id and a layout for each of its ratios. */
export function ingredientOf(group: TemplateGroupSource): IngredientSource {
  const { id, slug, name, description, bars, keyframeSeconds, texts, images, colors, background, draw } = group;
  const fields = { texts, colors, background, draw, ...(images && { images }) };
  const scene = { id, slug, name, description, bars, keyframeSeconds, ...fields };
  return createIngredient(group.bpm, scene, Object.keys(group.templateIds) as Ratio[]);
}

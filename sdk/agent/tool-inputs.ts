/** Inputs that several tools take. */
import * as z from 'zod/mini';
import { projectId, recipeId, templateFamilyId } from '../contract/schemas/ids';
import { ratio, searchText } from '../contract/schemas/scalars';
import { withDescription } from './agent-tool';

export const projectInput = withDescription(projectId, 'Id of the project.');
export const recipeInput = withDescription(recipeId, 'Id of the recipe, from find_recipes.');
export const styleInput = withDescription(
  z.optional(templateFamilyId),
  'Id of a style of the recipe. Default: the first.',
);
export const format = withDescription(
  z.optional(ratio),
  'Shape of the video. Default: the first that the style offers.',
);
export const words = withDescription(z.optional(searchText), 'Words to search for.');
export const resultLimit = withDescription(
  z._default(z.int().check(z.gte(1), z.lte(50)), 20),
  'At most so many results.',
);

import { ApiError } from '../../platform/http/api-error';
import type { Catalogue, FamilyEntry, RecipeEntry } from './catalogue';

/** Throws `not_found`. */
export function recipeOf({ recipes }: Catalogue, recipeId: number): RecipeEntry {
  const recipe = recipes.find(({ id }) => id === recipeId);
  if (!recipe) throw new ApiError('not_found');
  return recipe;
}

/** Recipes of the ids that the library has, in their order. */
export function recipesOf({ recipes }: Catalogue, ids: readonly number[]): RecipeEntry[] {
  return ids.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
}

/** Throws `not_found`. */
export function familyOf({ families }: Catalogue, familyId: number): FamilyEntry {
  const family = families.get(familyId);
  if (!family) throw new ApiError('not_found');
  return family;
}

/** All recipes of the library, in the order in which they are offered. */
import { productLaunch } from './recipes/product-launch/recipe';
import type { RecipeSource } from './template';

export const recipes: readonly RecipeSource[] = [productLaunch];

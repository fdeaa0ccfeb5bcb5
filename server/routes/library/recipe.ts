import { libraryCalls } from '@spotreel/sdk/contract';
import { recipeOf } from '../../library/find';
import { toRecipe } from '../../library/to-library';
import { libraryView } from '../../library/view';
import { implement } from '../../platform/http/implement';

export const recipe = implement(libraryCalls.recipe, async ({ params, user, context }, services) =>
  toRecipe(recipeOf(services.catalogue, params.recipeId), await libraryView(user, context, services)),
);

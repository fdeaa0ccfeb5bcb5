import { libraryCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { recipeOf } from '../../library/find';
import { toRecipe } from '../../library/to-library';
import { libraryView } from '../../library/view';

export const recipe = implement(libraryCalls.recipe, async ({ params, user, context }, services) =>
  toRecipe(recipeOf(services.catalogue, params.recipeId), await libraryView(user, context, services)),
);

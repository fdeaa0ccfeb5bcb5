import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { recipeOf, recipesOf } from '../catalogue/find-in-catalogue';
import { implement } from '../domain';
import { markFavourite, onlyMarked, unmarkFavourite } from '../favourites';
import { toRecipe } from '../to-library';
import { libraryView } from '../view';

export const recipes = implement(libraryCalls.recipes, async ({ query, user, context }, services) => {
  const view = await libraryView(user, context, services);
  const { goal: objective, favourites, sortBy, page: _page, perPage: count, ...filters } = query;
  const listings = await services.listings.current();
  const tenantIds = await services.tenantLines.get(user.tenantId);
  const filter = { ...filters, objective, tenantIds, ...onlyMarked(view.favourites.recipe, favourites) };
  const { ids, total } = listings.recipes.find(filter, { sortBy, skip: offsetOf(query), count });
  const found = recipesOf(view.catalogue, ids).map((recipe) => toRecipe(recipe, view));
  return pageOf(found, total, query);
});

export const recipe = implement(libraryCalls.recipe, async ({ params, user, context }, services) =>
  toRecipe(recipeOf(services.catalogue, params.recipeId), await libraryView(user, context, services)),
);

export const addRecipeFavourite = implement(libraryCalls.addRecipeFavourite, async ({ params, user }, services) =>
  markFavourite(services, user, 'recipe', params.recipeId),
);

export const removeRecipeFavourite = implement(libraryCalls.removeRecipeFavourite, async ({ params, user }, services) =>
  unmarkFavourite(services, user, 'recipe', params.recipeId),
);

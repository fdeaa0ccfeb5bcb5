import { libraryCalls } from '../../../sdk/contract/calls/library';
import { implement } from '../../http/implement';
import { slicePage } from '../../http/paging';
import { toRecipe } from '../../library/to-library';
import { libraryView } from '../../library/view';

export const recipes = implement(libraryCalls.recipes, async ({ query, user, context }, services) => {
  const view = await libraryView(user, context, services);
  const { catalogue } = view;
  const goal = catalogue.goals.find(({ id }) => id === query.goal)?.slug;
  const mood = catalogue.moods.find(({ id }) => id === query.mood)?.slug;
  const name = query.name?.toLocaleLowerCase() ?? '';
  const found = catalogue.recipes.filter(
    (recipe) =>
      (query.goal === undefined || (goal !== undefined && recipe.goals.includes(goal))) &&
      (query.mood === undefined || (mood !== undefined && recipe.moods.includes(mood))) &&
      (!query.tierLimit || recipe.tier === 'free') &&
      recipe.name.toLocaleLowerCase().includes(name),
  );
  const page = slicePage(found, query);
  return { ...page, data: page.data.map((recipe) => toRecipe(recipe, view)) };
});

import { libraryCalls } from '../../../sdk/contract/calls/library';
import { implement } from '../../http/implement';
import { slicePage } from '../../http/paging';
import { toGoal, toRecipe } from '../../library/to-library';
import { libraryView } from '../../library/view';

/** A row for each goal that has recipes. */
export const sections = implement(libraryCalls.sections, async ({ query, user, context }, services) => {
  const view = await libraryView(user, context, services);
  const rows = view.catalogue.goals.flatMap((goal) => {
    const recipes = view.catalogue.recipes.filter(({ goals }) => goals.includes(goal.slug));
    if (recipes.length === 0) return [];
    return {
      id: goal.id,
      name: goal.name,
      goal: toGoal(goal),
      recipes: recipes.map((recipe) => toRecipe(recipe, view)),
    };
  });
  return slicePage(rows, query);
});

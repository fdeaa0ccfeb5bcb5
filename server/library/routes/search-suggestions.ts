import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { recipesOf } from '../catalogue/find-in-catalogue';
import { implement } from '../domain';
import type { Listings } from '../listing/live-listings';
import { type Popular, popularOf } from '../listing/popular';
import { nearWords, type SearchScope } from '../search/suggest';
import { markedGroup } from '../templates/find-templates';
import { toTemplateGroup } from '../templates/to-template';
import { toRecipe } from '../to-library';
import { libraryView } from '../view';

/** Popular items of each kind. */
const SHOWN = 4;

export const searchSuggestions = implement(
  libraryCalls.searchSuggestions,
  async ({ query: { name, tierLimit }, user, context }, services) => {
    const listings = await services.listings.current();
    const scope: SearchScope = { tenantIds: await services.tenantLines.get(user.tenantId), tierLimit };
    const popular = await popularOf(services.db, user.tenantId);
    const view = await libraryView(user, context, services);
    const groups = await popularGroups(listings, popular, scope);
    return {
      words: nearWords(listings, name, scope),
      recipes: recipesOf(view.catalogue, popularRecipes(listings, popular, scope)).map((recipe) =>
        toRecipe(recipe, view),
      ),
      templateGroups: groups.map((group) => toTemplateGroup(markedGroup(group, view.favourites), view)),
    };
  },
);

/** The most used, then the first of the list. */
function popularRecipes({ recipes }: Listings, { recipeIds }: Popular, scope: SearchScope): number[] {
  const all = recipes.find(scope, { skip: 0, count: 100 }).ids;
  return firstOf(recipeIds, all);
}

async function popularGroups({ groups, rows }: Listings, { templateIds }: Popular, scope: SearchScope) {
  const used = await rows.templates(templateIds.slice(0, 20));
  const usedGroups = used.flatMap(({ groupId }) => groupId ?? []);
  const visible = groups.find({ ...scope, only: usedGroups }, { skip: 0, count: 20 }).ids;
  const newest = groups.find(scope, { skip: 0, count: SHOWN }).ids;
  const ids = firstOf(usedGroups, [...visible, ...newest]);
  return rows.groups(ids);
}

/** The offered ids, preferred ones first. */
function firstOf(preferred: readonly number[], offered: readonly number[]): number[] {
  return [...new Set([...preferred.filter((id) => offered.includes(id)), ...offered])].slice(0, SHOWN);
}

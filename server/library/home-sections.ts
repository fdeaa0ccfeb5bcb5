/** The rows of the home page: the goals with their recipes and animations, then the categories of animations. */
import type { Section } from '../../sdk/contract/schemas/section';
import type { CurrentUser } from '../auth/authenticate';
import type { Services } from '../services';
import { favouritesOf } from './favourites';
import { markedGroup } from './find-templates';
import type { ListFilter } from './listing/listing';
import { type LibraryView, toCategory, toGoal, toRecipe } from './to-library';
import { toTemplateGroup } from './to-template';

/** Groups of a row; who wants more opens the library. */
const ROW_LENGTH = 12;

/** Goals and categories count from 1 each: the ids of the rows of categories begin here. */
const CATEGORY_ROWS_FROM = 10_000;

interface Row extends Pick<Section, 'id' | 'name' | 'goal' | 'category' | 'recipes'> {
  readonly groupIds: readonly number[];
}

/** Rows with nothing in them are left out. */
export async function homeSections(
  { db, listings }: Pick<Services, 'db' | 'listings'>,
  user: CurrentUser,
  view: LibraryView,
): Promise<Section[]> {
  const { groups: listing, rows: cards } = await listings.current();
  const favourites = await favouritesOf(db, user);
  const newest = (filter: Omit<ListFilter, 'tenantId'>) =>
    listing.find({ ...filter, tenantId: user.tenantId }, { skip: 0, count: ROW_LENGTH }).ids;
  const { goals, categories, recipes: all } = view.catalogue;
  const rows = [
    ...goals.map((goal): Row => {
      const recipes = all.filter((recipe) => recipe.goals.includes(goal.slug)).map((recipe) => toRecipe(recipe, view));
      const groupIds = newest({ objective: goal.id });
      return { id: goal.id, name: goal.name, goal: toGoal(goal), category: null, recipes, groupIds };
    }),
    ...categories.map((category): Row => {
      const groupIds = newest({ categories: [category.id] });
      const id = CATEGORY_ROWS_FROM + category.id;
      return { id, name: category.name, goal: null, category: toCategory(category), recipes: [], groupIds };
    }),
  ];
  const read = await cards.groups([...new Set(rows.flatMap(({ groupIds }) => groupIds))]);
  const shown = new Map(
    read.map((group) => [group.id, toTemplateGroup(markedGroup(group, favourites), view.addresses)]),
  );
  return rows
    .map(({ groupIds, ...row }) => ({ ...row, templateGroups: groupIds.flatMap((id) => shown.get(id) ?? []) }))
    .filter(({ recipes, templateGroups }) => recipes.length + templateGroups.length > 0)
    .map((row) => ({ ...row, ready: true }));
}

/** The rows of the home page: the goals with their recipes and animations, then the categories of animations. */
import type { Recipe, Section, TemplateGroup } from '@spotreel/sdk/internal/contract';
import type { CurrentUser } from '../../account/session/authenticate';
import type { LibraryServices } from '../domain';
import type { Favourites } from '../favourites';
import { markedGroup } from '../templates/find-templates';
import { toTemplateGroup } from '../templates/to-template';
import { type LibraryListContext, toCategory, toGoal, toRecipe } from '../to-library';
import type { ListFilter } from './listing';
import type { Listings } from './live-listings';

/** Groups of a row; who wants more opens the library. */
const ROW_LENGTH = 12;

/** Goals and categories count from 1 each: the ids of the rows of categories begin here. */
const CATEGORY_ROWS_FROM = 10_000;

/** Addresses in kept rows are this much older than new ones at most, of the 12 hours that they are good for. */
const KEPT_MS = 10 * 60 * 1000;
/** Tenants, languages and hosts that are kept at a time. */
const KEPT_VIEWS = 100;

const NONE: Favourites = { recipe: new Set(), template: new Set(), 'template-group': new Set() };

type Parts = Pick<LibraryServices, 'listings' | 'tenantLines' | 'clock'>;

interface Row extends Pick<Section, 'id' | 'name' | 'goal' | 'category' | 'recipes'> {
  readonly groupIds: readonly number[];
}

interface Kept {
  readonly catalogue: LibraryListContext['catalogue'];
  readonly sections: Promise<readonly Section[]>;
  readonly untilMs: number;
}

/** A change of templates makes new listings, and drops what was kept of the old ones. */
const kept = new WeakMap<Listings, Map<string, Kept>>();

/** Rows with nothing in them are left out. `baseUrl`: where the addresses of `view` begin. */
export async function homeSections(
  { listings, tenantLines, clock }: Parts,
  user: CurrentUser,
  view: LibraryListContext,
  baseUrl: string,
): Promise<readonly Section[]> {
  const current = await listings.current();
  const byView = kept.get(current) ?? new Map<string, Kept>();
  kept.set(current, byView);
  const key = `${user.tenantId} ${view.catalogue.language} ${baseUrl}`;
  const now = clock.now();
  let entry = byView.get(key);
  if (!entry || entry.untilMs < now || entry.catalogue !== view.catalogue) {
    const sections = unmarkedSections(current, await tenantLines.get(user.tenantId), {
      ...view,
      favourites: NONE,
    });
    sections.catch(() => byView.delete(key));
    entry = { catalogue: view.catalogue, sections, untilMs: now + KEPT_MS };
    if (byView.size >= KEPT_VIEWS) byView.clear();
    byView.set(key, entry);
  }
  const sections = await entry.sections;
  return withMarks(sections, view.favourites);
}

/** As somebody sees them who has marked nothing. */
async function unmarkedSections(
  { groups: listing, rows: cards }: Listings,
  tenantIds: readonly number[],
  view: LibraryListContext,
): Promise<Section[]> {
  const newest = (filter: Omit<ListFilter, 'tenantIds'>) =>
    listing.find({ ...filter, tenantIds }, { skip: 0, count: ROW_LENGTH }).ids;
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
  const shown = new Map(read.map((group) => [group.id, toTemplateGroup(markedGroup(group, NONE), view)]));
  return rows
    .map(({ groupIds, ...row }) => ({ ...row, templateGroups: groupIds.flatMap((id) => shown.get(id) ?? []) }))
    .filter(({ recipes, templateGroups }) => recipes.length + templateGroups.length > 0)
    .map((row) => ({ ...row, ready: true }));
}

/** The kept objects themselves, but for those that the user has marked. */
function withMarks(
  sections: readonly Section[],
  { recipe: recipes, template: templates, 'template-group': groups }: Favourites,
): readonly Section[] {
  if (recipes.size + templates.size + groups.size === 0) return sections;
  const markRecipe = (recipe: Recipe) => (recipes.has(recipe.id) ? { ...recipe, isFavourite: true } : recipe);
  const markTemplates = (group: TemplateGroup) =>
    group.templates.some(({ id }) => templates.has(id))
      ? group.templates.map((one) => (templates.has(one.id) ? { ...one, isFavourite: true } : one))
      : group.templates;
  const markGroup = (group: TemplateGroup) => {
    const own = markTemplates(group);
    if (own === group.templates && !groups.has(group.id)) return group;
    return { ...group, templates: own, isFavourite: groups.has(group.id) };
  };
  return sections.map((section) => ({
    ...section,
    recipes: section.recipes.map(markRecipe),
    templateGroups: section.templateGroups.map(markGroup),
  }));
}

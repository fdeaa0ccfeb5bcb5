/** The rows of the home page. */
import { computed } from 'nanostores';
import type { Recipe } from '../../contract/library/library';
import type { Section } from '../../contract/library/section';
import type { TemplateGroup } from '../../contract/library/template';
import { createFavouriteMarks, type FavouriteMarks, flipMark } from '../library/favourite-marks';
import { DEFAULT_QUERY, formatLibraryQuery } from '../library/library-query';
import { createLoader, type Loader } from '../resource/loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

/** All of them (docs/rules/app.md#library). */
const ALL = { perPage: 9_999_999, page: 1 };

/** The rows of the home page, and the stars in them. One for each screen that shows them. */
export class Home {
  readonly #context: StoreContext;
  readonly #sections: Loader<readonly Section[]>;
  readonly #marks: FavouriteMarks;
  readonly #recipeMarks: FavouriteMarks;
  /** Only those that have something to show. */
  readonly $sections;
  /** Ids of the groups whose mark is under way. */
  readonly $busy;
  /** Ids of the recipes whose mark is under way. */
  readonly $busyRecipes;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#sections = createLoader(context, 'home.errorTitle');
    this.#marks = createFavouriteMarks(context);
    this.#recipeMarks = createFavouriteMarks(context);
    this.$busy = this.#marks.$busy;
    this.$busyRecipes = this.#recipeMarks.$busy;
    this.$sections = computed(this.#sections.$state, (state) => ({
      ...state,
      data: state.data?.filter(({ ready }) => ready),
    }));
  }

  readonly load = async (): Promise<void> => {
    await this.#sections.load(async (signal) => (await this.#context.client.sections({ query: ALL, signal })).data);
  };

  /** Flips once the server has agreed (docs/rules/app.md#favorites-and-drafts), in every row that shows it. */
  readonly toggleFavourite = async (group: TemplateGroup): Promise<void> => {
    if (!(await this.#marks.toggleGroup(group))) return;
    this.#sections.update((sections) =>
      sections.map((section) => ({ ...section, templateGroups: section.templateGroups.map(flipMark(group)) })),
    );
  };

  /** As `toggleFavourite`, of a recipe. */
  readonly toggleRecipe = async (recipe: Recipe): Promise<void> => {
    if (!(await this.#recipeMarks.toggleRecipe(recipe))) return;
    this.#sections.update((sections) =>
      sections.map((section) => ({ ...section, recipes: section.recipes.map(flipMark(recipe)) })),
    );
  };
}

/** Its own for every screen. */
export function createHome(spotreel: Spotreel): Home {
  return new Home(spotreel.editing.context);
}

/** Query of the library's address for a section. */
export function libraryQueryOf({ goal, category }: Section): string {
  if (goal) return formatLibraryQuery({ ...DEFAULT_QUERY, objective: goal.id, icon: goal.slug });
  if (!category) return '';
  const { id, slug } = category;
  return formatLibraryQuery({ ...DEFAULT_QUERY, tab: 'animations', categories: [id], icon: slug });
}

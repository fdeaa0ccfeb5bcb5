import { atom, computed } from 'nanostores';
import type { Page } from '../contract/call';
import type { Goal, IngredientTemplate, Mood, Recipe, TemplateFamily } from '../contract/schemas/library';
import type { Ratio } from '../contract/schemas/scalars';
import { failureOf } from './failure';
import { createLoader } from './loadable';
import type { StoreContext } from './store-context';

export interface LibraryFilters {
  readonly goal: number | null;
  readonly mood: number | null;
  readonly search: string;
  readonly showPremium: boolean;
}

export const NO_FILTERS: LibraryFilters = { goal: null, mood: null, search: '', showPremium: true };

/** Goals, moods and recipes. */
export class LibraryStore {
  readonly $filters = atom<LibraryFilters>(NO_FILTERS);
  readonly #context: StoreContext;
  readonly #goals;
  readonly #moods;
  readonly #recipes;
  readonly #recipe;
  readonly #families;
  readonly $goals;
  readonly $moods;
  /** All pages that were loaded so far, as one; `page` is the last of them. */
  readonly $recipes;
  readonly $hasMore;
  readonly $recipe;
  /** The styles of one recipe: all pages that were loaded so far, as one. */
  readonly $families;
  /** Templates by family and ratio; they never change under the same key. */
  readonly #templates = new Map<string, Promise<readonly IngredientTemplate[]>>();

  constructor(context: StoreContext) {
    this.#context = context;
    const describe = (thrown: unknown) => failureOf(thrown, context.t, 'library.errorTitle');
    this.#goals = createLoader<readonly Goal[]>(describe);
    this.#moods = createLoader<readonly Mood[]>(describe);
    this.#recipes = createLoader<Page<Recipe>>(describe);
    this.#recipe = createLoader<Recipe>(describe);
    this.#families = createLoader<Page<TemplateFamily>>(describe);
    this.$families = this.#families.$state;
    this.$goals = this.#goals.$state;
    this.$moods = this.#moods.$state;
    this.$recipes = this.#recipes.$state;
    this.$recipe = this.#recipe.$state;
    this.$hasMore = computed(this.$recipes, ({ data }) => data !== undefined && data.page < data.numPages);
  }

  /** Goals, moods and the first page of recipes. */
  readonly load = async (): Promise<void> => {
    await Promise.all([
      this.#goals.load((signal) => this.#context.client.goals({ signal })),
      this.#loadMoods(),
      this.#loadRecipes(1),
    ]);
  };

  /** Any change goes back to page 1 (document, section 4). Choosing a goal shows only the moods that have a recipe for it. */
  readonly filter = async (change: Partial<LibraryFilters>): Promise<void> => {
    const before = this.$filters.get();
    const filters = { ...before, ...change };
    this.$filters.set(filters);
    await Promise.all([filters.goal === before.goal ? undefined : this.#loadMoods(), this.#loadRecipes(1)]);
  };

  readonly loadMore = async (): Promise<void> => {
    const { status, data } = this.$recipes.get();
    if (status !== 'loading' && data && this.$hasMore.get()) await this.#loadRecipes(data.page + 1, data.data);
  };

  readonly openRecipe = (recipeId: number): Promise<Recipe | undefined> =>
    this.#recipe.load((signal) => this.#context.client.recipe({ params: { recipeId }, signal }));

  /** The styles of a recipe: page 1 anew, any later page behind what is there. */
  readonly loadFamilies = (recipeId: number, page = 1): Promise<Page<TemplateFamily> | undefined> =>
    this.#families.load(async (signal) => {
      const before = page > 1 ? (this.$families.get().data?.data ?? []) : [];
      const query = { page, tierLimit: !this.$filters.get().showPremium };
      const answer = await this.#context.client.templateFamilies({ params: { recipeId }, query, signal });
      return { ...answer, data: [...before, ...answer.data] };
    });

  /** The scene templates of a family at one ratio, fetched once. Rejects with the client's errors. */
  readonly templatesOf = (templateFamilyId: number, aspectRatio: Ratio): Promise<readonly IngredientTemplate[]> => {
    const key = `${templateFamilyId} ${aspectRatio}`;
    const known = this.#templates.get(key);
    if (known) return known;
    const params = { templateFamilyId };
    const fetched = this.#context.client.ingredientTemplates({ params, query: { aspectRatio } });
    this.#templates.set(key, fetched);
    fetched.catch(() => this.#templates.delete(key));
    return fetched;
  };

  #loadMoods(): Promise<unknown> {
    const { goal } = this.$filters.get();
    const query = goal === null ? {} : { goal };
    return this.#moods.load((signal) => this.#context.client.moods({ query, signal }));
  }

  #loadRecipes(page: number, before: readonly Recipe[] = []): Promise<unknown> {
    const { goal, mood, search, showPremium } = this.$filters.get();
    const query = {
      page,
      // The filter sends the opposite of "show premium" (document, section 5).
      tierLimit: !showPremium,
      ...(goal !== null && { goal }),
      ...(mood !== null && { mood }),
      ...(search.trim() && { name: search.trim() }),
    };
    return this.#recipes.load(async (signal) => {
      const answer = await this.#context.client.recipes({ query, signal });
      return { ...answer, data: [...before, ...answer.data] };
    });
  }
}

import type { Page } from '../../contract/call';
import type { Category, Goal, IngredientTemplate, Mood, Recipe, TemplateFamily } from '../../contract/library/library';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import { createLoader } from '../resource/loadable';
import type { StoreContext } from '../store-context';

/** Filters of the library's lists, and its recipes one by one. Lists of one screen: `library-grid/`. */
export class LibraryStore {
  readonly #context: StoreContext;
  readonly #goals;
  readonly #moods;
  readonly #offeredMoods;
  readonly #categories;
  readonly #recipes;
  readonly #recipe;
  readonly #families;
  readonly $goals;
  readonly $moods;
  /** Ids of the moods that have something for the goal that was asked for last; undefined: not known. */
  readonly $offeredMoods;
  /** In order. */
  readonly $categories;
  /** The newest hundred. */
  readonly $recipes;
  readonly $recipe;
  /** The styles of one recipe: all pages that were loaded so far, as one. */
  readonly $families;
  /** Templates by family, ratio and language; they never change under the same key. */
  readonly #templates = new Map<string, Promise<readonly IngredientTemplate[]>>();

  constructor(context: StoreContext) {
    this.#context = context;
    this.#goals = createLoader<readonly Goal[]>(context, 'library.errorTitle');
    this.#moods = createLoader<readonly Mood[]>(context, 'library.errorTitle');
    this.#offeredMoods = createLoader<ReadonlySet<number> | undefined>(context, 'library.errorTitle');
    this.#categories = createLoader<readonly Category[]>(context, 'library.errorTitle');
    this.#recipes = createLoader<readonly Recipe[]>(context, 'library.errorTitle');
    this.#recipe = createLoader<Recipe>(context, 'library.errorTitle');
    this.#families = createLoader<Page<TemplateFamily>>(context, 'library.errorTitle');
    this.$families = this.#families.$state;
    this.$goals = this.#goals.$state;
    this.$moods = this.#moods.$state;
    this.$offeredMoods = this.#offeredMoods.$state;
    this.$categories = this.#categories.$state;
    this.$recipes = this.#recipes.$state;
    this.$recipe = this.#recipe.$state;
  }

  /** Goals, moods and categories; of a goal, only the moods that have something for it. */
  readonly loadFacets = async (goal?: number): Promise<void> => {
    const { client } = this.#context;
    await Promise.all([
      this.#goals.load((signal) => client.goals({ signal })),
      this.#moods.load((signal) => client.moods({ query: goal === undefined ? {} : { goal }, signal })),
      this.#categories.load(async (signal) => (await client.categories({ query: { perPage: 500 }, signal })).data),
    ]);
  };

  /** Loads the moods that have something for a goal; null: no goal, and nothing is known. */
  readonly loadOfferedMoods = async (goal: number | null): Promise<void> => {
    await this.#offeredMoods.load(async (signal) => {
      if (goal === null) return undefined;
      const moods = await this.#context.client.moods({ query: { goal }, signal });
      return new Set(moods.map(({ id }) => id));
    });
  };

  readonly loadRecipes = async (): Promise<void> => {
    const query = { perPage: 100 };
    await this.#recipes.load(async (signal) => (await this.#context.client.recipes({ query, signal })).data);
  };

  readonly openRecipe = (recipeId: Id<'recipe'>): Promise<Recipe | undefined> =>
    this.#recipe.load((signal) => this.#context.client.recipe({ params: { recipeId }, signal }));

  /** The styles of a recipe: page 1 anew, any later page behind what is there. */
  readonly loadFamilies = (recipeId: Id<'recipe'>, page = 1): Promise<Page<TemplateFamily> | undefined> =>
    this.#families.load(async (signal) => {
      const before = page > 1 ? (this.$families.get().data?.data ?? []) : [];
      const query = { page };
      const answer = await this.#context.client.templateFamilies({ params: { recipeId }, query, signal });
      return { ...answer, data: [...before, ...answer.data] };
    });

  /** The scene templates of a family at one ratio, fetched once. Rejects with the client's errors. */
  readonly templatesOf = (
    templateFamilyId: Id<'templateFamily'>,
    aspectRatio: Ratio,
  ): Promise<readonly IngredientTemplate[]> => {
    const key = `${templateFamilyId} ${aspectRatio} ${this.#context.language()}`;
    const known = this.#templates.get(key);
    if (known) return known;
    const params = { templateFamilyId };
    const fetched = this.#context.client.ingredientTemplates({ params, query: { aspectRatio } });
    this.#templates.set(key, fetched);
    fetched.catch(() => this.#templates.delete(key));
    return fetched;
  };

  /** The scene of a template outside recipes, at one ratio. Rejects with the client's errors. */
  readonly templateAt = async (templateId: Id<'template'>, aspectRatio: Ratio): Promise<IngredientTemplate> =>
    (await this.#context.client.template({ params: { templateId }, query: { aspectRatio } })).ingredient;
}

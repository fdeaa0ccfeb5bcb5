/** One library on one screen: recipes and animations under a query. */
import { atom } from 'nanostores';
import type { Recipe } from '../../contract/schemas/library';
import type { TemplateGroup } from '../../contract/schemas/template';
import { failureOf } from '../failure';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { changeQuery, DEFAULT_QUERY, isSameList, type LibraryQuery } from './library-query';
import { PagedList } from './paged-list';

/** Letters of a search that follow each other within this time are one question. */
const SEARCH_DELAY_MS = 120;
/** Items a page; the document's default of 12 is for clients that ask for nothing. */
export const PAGE_SIZE = 48;

export class LibraryGrid {
  readonly $query = atom<LibraryQuery>(DEFAULT_QUERY);
  readonly recipes: PagedList<Recipe>;
  readonly groups: PagedList<TemplateGroup>;
  /** Ids of the groups whose mark is under way. */
  readonly $busy = atom<ReadonlySet<number>>(new Set());
  readonly #context: StoreContext;
  #shown: LibraryQuery | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: StoreContext) {
    const describe = (thrown: unknown) => failureOf(thrown, context.t, 'library.errorTitle');
    this.#context = context;
    this.recipes = new PagedList(PAGE_SIZE, describe);
    this.groups = new PagedList(PAGE_SIZE, describe);
  }

  /** Shows a query as an address gives it. The same list again is not fetched again. */
  readonly show = (query: LibraryQuery): void => {
    const before = this.#shown;
    this.$query.set(query);
    if (before && isSameList(before, query)) return;
    this.#shown = query;
    clearTimeout(this.#timer);
    const isTyped = before !== undefined && before.search !== query.search;
    if (isTyped) this.#timer = setTimeout(() => this.#open(query), SEARCH_DELAY_MS);
    else this.#open(query);
  };

  /** Changes filters; the list begins anew. */
  readonly filter = (change: Partial<LibraryQuery>): void => this.show(changeQuery(this.$query.get(), change));

  readonly clearFilters = (): void => {
    const { tab, sort } = this.$query.get();
    this.show({ ...DEFAULT_QUERY, tab, sort });
  };

  /** The page that is looked at; what is on show stays. */
  readonly turnTo = (page: number): void => {
    if (page !== this.$query.get().page) this.$query.set({ ...this.$query.get(), page });
  };

  /** Flips once the server has agreed (document, section 4); `$busy` has it meanwhile. */
  readonly toggleFavourite = async ({ id, isFavourite }: TemplateGroup): Promise<void> => {
    if (this.$busy.get().has(id)) return;
    const { client, t, toasts } = this.#context;
    this.$busy.set(new Set([...this.$busy.get(), id]));
    try {
      const params = { templateGroupId: id };
      await (isFavourite ? client.removeTemplateGroupFavourite : client.addTemplateGroupFavourite)({ params });
      this.groups.update((group) => (group.id === id ? { ...group, isFavourite: !isFavourite } : group));
    } catch (thrown) {
      const [title, { message }] = [t('failure.favourite'), failureOf(thrown, t, 'failure.favourite')];
      toasts.show({ tone: 'danger', title, text: message === title ? undefined : message });
    }
    this.$busy.set(new Set([...this.$busy.get()].filter((busy) => busy !== id)));
  };

  dispose(): void {
    clearTimeout(this.#timer);
    this.recipes.dispose();
    this.groups.dispose();
  }

  #open(query: LibraryQuery): void {
    if (query.tab === 'recipes')
      void this.recipes.open((page, signal) => this.#fetchRecipes(query, page, signal), query.page);
    else void this.groups.open((page, signal) => this.#fetchGroups(query, page, signal), query.page);
  }

  #fetchRecipes({ objective, mood, search, showPremium }: LibraryQuery, page: number, signal: AbortSignal) {
    const query = {
      ...commonQuery({ search, showPremium }, page),
      ...(objective !== null && { goal: objective }),
      ...(mood !== null && { mood }),
    };
    return this.#context.client.recipes({ query, signal });
  }

  #fetchGroups(shown: LibraryQuery, page: number, signal: AbortSignal) {
    const { sort, orientation, favourite, categories, objective, mood } = shown;
    const query = {
      ...commonQuery(shown, page),
      sortBy: sort,
      ...(orientation && { orientation }),
      ...(favourite && { favourites: true }),
      ...(categories.length > 0 && { categories: [...categories] }),
      ...(objective !== null && { objective }),
      ...(mood !== null && { mood }),
    };
    return this.#context.client.templateGroups({ query, signal });
  }
}

/** The filter sends the opposite of "show premium" (document, section 5). */
function commonQuery({ search, showPremium }: Pick<LibraryQuery, 'search' | 'showPremium'>, page: number) {
  return { page, perPage: PAGE_SIZE, tierLimit: !showPremium, ...(search.trim() && { name: search.trim() }) };
}

/** Its own for every screen, so that two grids on a page can show different things. */
export function createLibraryGrid(spotreel: Spotreel): LibraryGrid {
  return new LibraryGrid(spotreel.editing.context);
}

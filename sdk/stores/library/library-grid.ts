/** One library on one screen: recipes and animations under a query. */
import { atom } from 'nanostores';
import type { Recipe } from '../../contract/library/library';
import type { SearchSuggestions } from '../../contract/library/search-suggestions';
import type { TemplateGroup } from '../../contract/library/template';
import { failureOf } from '../failure';
import { createLoader } from '../resource/loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { createFavouriteMarks, type FavouriteMarks, flipMark } from './favourite-marks';
import {
  changeQuery,
  DEFAULT_QUERY,
  formatLibraryQuery,
  isOfBothTabs,
  isSameList,
  type LibraryQuery,
} from './library-query';
import { PagedList } from './paged-list';

/** Letters of a search that follow each other within this time are one question. */
const SEARCH_DELAY_MS = 120;
/** Items a page: small answers, since reading a large one costs a frame. The default of 12 is for clients that ask for nothing (docs/rules/limits-and-messages.md#sizes-of-lists). */
export const PAGE_SIZE = 24;

/** Lists of the library for a query. It loads only the pages that are looked at. */
export class LibraryGrid {
  readonly $query = atom<LibraryQuery>(DEFAULT_QUERY);
  readonly recipes: PagedList<Recipe>;
  readonly groups: PagedList<TemplateGroup>;
  /** Ids of the groups whose mark is under way. */
  readonly $busy;
  /** Ids of the recipes whose mark is under way. */
  readonly $busyRecipes;
  /** Suggestions for a search without results, after `loadSuggestions`. */
  readonly $suggestions;
  readonly #suggestions;
  readonly #context: StoreContext;
  readonly #marks: FavouriteMarks;
  readonly #recipeMarks: FavouriteMarks;
  #shown: LibraryQuery | undefined;
  /** The search, or the favorites, whose recipes and groups are open both. */
  #searched: { readonly recipes?: string; readonly animations?: string } = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: StoreContext) {
    const describe = (thrown: unknown) => failureOf(thrown, context.t, 'library.errorTitle');
    this.#context = context;
    this.#marks = createFavouriteMarks(context);
    this.#recipeMarks = createFavouriteMarks(context);
    this.$busy = this.#marks.$busy;
    this.$busyRecipes = this.#recipeMarks.$busy;
    this.recipes = new PagedList(PAGE_SIZE, describe);
    this.groups = new PagedList(PAGE_SIZE, describe);
    this.#suggestions = createLoader<SearchSuggestions>(context, 'library.errorTitle');
    this.$suggestions = this.#suggestions.$state;
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

  /** Close words and popular items for the search on show. */
  readonly loadSuggestions = async (): Promise<void> => {
    const { search, showPremium } = this.$query.get();
    const query = { name: search.trim(), tierLimit: !showPremium };
    await this.#suggestions.load((signal) => this.#context.client.searchSuggestions({ query, signal }));
  };

  /** The page that is looked at; what is on show stays. */
  readonly turnTo = (page: number): void => {
    if (page !== this.$query.get().page) this.$query.set({ ...this.$query.get(), page });
  };

  /** Flips once the server has agreed (docs/rules/app.md#favorites-and-drafts); `$busy` has it meanwhile. */
  readonly toggleFavourite = async (group: TemplateGroup): Promise<void> => {
    if (!(await this.#marks.toggleGroup(group))) return;
    this.groups.update(flipMark(group));
    this.#suggestions.update((now) => ({ ...now, templateGroups: now.templateGroups.map(flipMark(group)) }));
  };

  /** As `toggleFavourite`, of a recipe; `$busyRecipes` has it meanwhile. */
  readonly toggleRecipe = async (recipe: Recipe): Promise<void> => {
    if (!(await this.#recipeMarks.toggleRecipe(recipe))) return;
    this.recipes.update(flipMark(recipe));
    this.#suggestions.update((now) => ({ ...now, recipes: now.recipes.map(flipMark(recipe)) }));
  };

  /** Ends what is under way; what is shown afterwards is fetched anew. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#shown = undefined;
    this.#searched = {};
    this.recipes.dispose();
    this.groups.dispose();
  }

  /** A search, or the favorites, open the list of the other tab too: both tabs show how much there is. */
  #open(query: LibraryQuery): void {
    this.#openTab(query);
    const { search, favourite, showPremium } = query;
    const other = query.tab === 'recipes' ? 'animations' : 'recipes';
    if (isOfBothTabs(query)) this.#openTab({ ...DEFAULT_QUERY, search, favourite, showPremium, tab: other });
  }

  #openTab(query: LibraryQuery): void {
    const { tab, page: start } = query;
    const key = isOfBothTabs(query) ? formatLibraryQuery({ ...query, page: 1, icon: null }) : undefined;
    const isOpen = key !== undefined && this.#searched[tab] === key && start === 1;
    this.#searched = { ...this.#searched, [tab]: key };
    if (isOpen) return;
    if (tab === 'recipes') void this.recipes.open((page, signal) => this.#fetchRecipes(query, page, signal), start);
    else void this.groups.open((page, signal) => this.#fetchGroups(query, page, signal), start);
  }

  #fetchRecipes(shown: LibraryQuery, page: number, signal: AbortSignal) {
    const { objective } = shown;
    const query = { ...commonQuery(shown, page), ...(objective !== null && { goal: objective }) };
    return this.#context.client.recipes({ query, signal });
  }

  #fetchGroups(shown: LibraryQuery, page: number, signal: AbortSignal) {
    const { categories, objective } = shown;
    const query = {
      ...commonQuery(shown, page),
      ...(categories.length > 0 && { categories: [...categories] }),
      ...(objective !== null && { objective }),
    };
    return this.#context.client.templateGroups({ query, signal });
  }
}

/** Common query of both tabs. It sends the opposite of "show premium" (docs/rules/app.md#library). */
function commonQuery({ search, showPremium, sort, orientation, favourite, mood }: LibraryQuery, page: number) {
  return {
    page,
    perPage: PAGE_SIZE,
    tierLimit: !showPremium,
    ...(search.trim() && { name: search.trim() }),
    ...(sort && { sortBy: sort }),
    ...(orientation && { orientation }),
    ...(favourite && { favourites: true }),
    ...(mood !== null && { mood }),
  };
}

/** Its own for every screen, so that two grids on a page can show different things. */
export function createLibraryGrid(spotreel: Spotreel): LibraryGrid {
  return new LibraryGrid(spotreel.editing.context);
}

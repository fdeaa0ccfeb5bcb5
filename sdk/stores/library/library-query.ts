/**
 * Query of the library, as in its address (docs/rules/app.md#library: tab, sort, orientation, favourite, search, page,
 * categories, objective, show-premium, icon; and mood). Defaults are left out of addresses; a wrong value counts as
 * left out.
 */
import type { Ratio } from '../../contract/schemas/scalars';

/** Query of the library, as its address holds it. */
export interface LibraryQuery {
  readonly tab: 'recipes' | 'animations';
  /** null: the best match first where words are searched; else animations the newest first, recipes as they are offered. */
  readonly sort: 'newest' | 'oldest' | null;
  /** null: every format. */
  readonly orientation: Ratio | null;
  /** Only what the user has marked. */
  readonly favourite: boolean;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** Ids; none: every category. */
  readonly categories: readonly number[];
  /** Id of a goal. */
  readonly objective: number | null;
  /** Id of a mood. */
  readonly mood: number | null;
  readonly showPremium: boolean;
  /** Slug of the goal or category whose picture is beside the heading. */
  readonly icon: string | null;
}

/** The library at an address without parameters. */
export const DEFAULT_QUERY: LibraryQuery = {
  tab: 'recipes',
  sort: null,
  orientation: null,
  favourite: false,
  search: '',
  page: 1,
  categories: [],
  objective: null,
  mood: null,
  showPremium: true,
  icon: null,
};

const SEARCH_LENGTH = 200;

/** Never throws: a parameter that it cannot read counts as absent. */
export function parseLibraryQuery(address: string | URLSearchParams): LibraryQuery {
  const params = typeof address === 'string' ? new URLSearchParams(address) : address;
  return {
    tab: oneOf(params.get('tab'), ['recipes', 'animations']) ?? DEFAULT_QUERY.tab,
    sort: oneOf<'newest' | 'oldest'>(params.get('sort'), ['newest', 'oldest']) ?? null,
    orientation: oneOf<Ratio>(params.get('orientation'), ['square', 'portrait', 'landscape']) ?? null,
    favourite: isOn(params.get('favourite')),
    search: (params.get('search') ?? '').slice(0, SEARCH_LENGTH),
    page: idOf(params.get('page')) ?? 1,
    categories: idsOf(params.get('categories')),
    objective: idOf(params.get('objective')) ?? null,
    mood: idOf(params.get('mood')) ?? null,
    showPremium: !['false', '0'].includes(params.get('show-premium') ?? ''),
    icon: slugOf(params.get('icon')),
  };
}

/** Without a question mark; empty for what the library shows unasked. */
export function formatLibraryQuery(query: LibraryQuery): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string, isDefault: boolean) => isDefault || params.set(name, value);
  set('tab', query.tab, query.tab === DEFAULT_QUERY.tab);
  set('sort', query.sort ?? '', query.sort === null);
  set('orientation', query.orientation ?? '', query.orientation === null);
  set('favourite', 'true', !query.favourite);
  set('search', query.search, query.search === '');
  set('page', String(query.page), query.page === 1);
  set('categories', query.categories.join(','), query.categories.length === 0);
  set('objective', String(query.objective), query.objective === null);
  set('mood', String(query.mood), query.mood === null);
  set('show-premium', 'false', query.showPremium);
  set('icon', query.icon ?? '', query.icon === null);
  return params.toString();
}

/** Any change of a filter goes back to page 1 (docs/rules/app.md#library). */
export function changeQuery(query: LibraryQuery, change: Partial<LibraryQuery>): LibraryQuery {
  return { ...query, page: 1, ...change };
}

/** The same list: they differ in nothing but the place in it. */
export function isSameList(one: LibraryQuery, other: LibraryQuery): boolean {
  return formatLibraryQuery({ ...one, page: 1, icon: null }) === formatLibraryQuery({ ...other, page: 1, icon: null });
}

/** True if anything but the tab and the order narrows the list. */
export function isFiltered({ orientation, favourite, search, categories, objective, mood, showPremium }: LibraryQuery) {
  const isNarrow = orientation !== null || objective !== null || mood !== null || categories.length > 0;
  return isNarrow || favourite || search.trim() !== '' || !showPremium;
}

/** True for a query of both tabs at once, counted on both: words, or the favorites. */
export function isOfBothTabs({ search, favourite }: Pick<LibraryQuery, 'search' | 'favourite'>): boolean {
  return search.trim() !== '' || favourite;
}

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === text);
}

function isOn(text: string | null): boolean {
  return text === 'true' || text === '1';
}

function idOf(text: string | null): number | undefined {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function idsOf(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(idOf);
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, 50);
}

function slugOf(text: string | null): string | null {
  return text && /^[a-z0-9-]{1,60}$/.test(text) ? text : null;
}

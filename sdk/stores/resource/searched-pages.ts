import type { ReadableAtom } from 'nanostores';
import type { AccountClient } from '../../client/account-client';
import type { Page } from '../../contract/call';
import type { StoreContext } from '../store-context';
import { filtered } from './filtered';
import type { Loadable } from './loadable';
import { type Resource, resource } from './resource';

interface PagesQuery {
  /** From 1. */
  readonly page: number;
  readonly search?: string;
}

/** A list that is searched and read page by page. */
export interface SearchedPages<Item> {
  /** The page that was asked for last. */
  readonly $pages: ReadableAtom<Loadable<Page<Item>>>;
  readonly $query: ReadableAtom<{ readonly search: string; readonly page: number }>;
  /** The same page again. Undefined when it failed or was overtaken; never rejects. */
  load(): Promise<Page<Item> | undefined>;
  /** From the first page. */
  search(text: string): Promise<Page<Item> | undefined>;
  /** `page`: from 1. */
  show(page: number): Promise<Page<Item> | undefined>;
}

/** `ask` answers one page of what the search finds. `changes`: the same list for what changes it. */
export function searchedPages<Item>(
  context: StoreContext,
  ask: (api: AccountClient, query: PagesQuery, signal: AbortSignal) => Promise<Page<Item>>,
): { readonly pages: SearchedPages<Item>; readonly changes: Resource<Page<Item>, AccountClient, [SearchedQuery]> } {
  const changes = resource(context, (api, signal, { search, page }: SearchedQuery) =>
    ask(api, { page, ...(search && { search }) }, signal),
  );
  const { $filter, load, show } = filtered(changes, { search: '', page: 1 });
  const pages = {
    $pages: changes.$state,
    $query: $filter,
    load,
    search: (search: string) => show({ search }),
    show: (page: number) => show({ page }),
  };
  return { pages, changes };
}

type SearchedQuery = { readonly search: string; readonly page: number };

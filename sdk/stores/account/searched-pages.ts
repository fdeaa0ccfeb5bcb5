/** A list that is searched and read page by page. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { Translator } from '../../i18n/translator';
import { failureOf } from '../failure';
import { createLoader, type Loadable } from '../loadable';

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

/** `fetch` answers one page of what the search finds. */
export function createSearchedPages<Item>(
  t: Translator,
  fetch: (query: PagesQuery, signal: AbortSignal) => Promise<Page<Item>>,
): SearchedPages<Item> {
  const pages = createLoader<Page<Item>>((thrown) => failureOf(thrown, t, 'failure.unknown'));
  const $query = atom({ search: '', page: 1 });
  const load = () => {
    const { search, page } = $query.get();
    return pages.load((signal) => fetch({ page, ...(search && { search }) }, signal));
  };
  return {
    $pages: pages.$state,
    $query,
    load,
    search(search) {
      $query.set({ search, page: 1 });
      return load();
    },
    show(page) {
      $query.set({ ...$query.get(), page });
      return load();
    },
  };
}

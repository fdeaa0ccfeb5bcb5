/** A list that is searched and read page by page. */
import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { Translator } from '../../i18n/translator';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';

interface PagesQuery {
  /** From 1. */
  readonly page: number;
  readonly search?: string;
}

/** `fetch` answers one page of what the search finds. */
export function createSearchedPages<Item>(
  t: Translator,
  fetch: (query: PagesQuery, signal: AbortSignal) => Promise<Page<Item>>,
) {
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
    /** From the first page. */
    search(search: string) {
      $query.set({ search, page: 1 });
      return load();
    },
    show(page: number) {
      $query.set({ ...$query.get(), page });
      return load();
    },
  };
}

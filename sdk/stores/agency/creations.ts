/** What clients made. One a screen. */
import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { Creation } from '../../contract/schemas/account/client';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** Which creations are shown. */
export interface CreationsFilter {
  readonly search: string;
  readonly status: 'all' | 'exported' | 'draft';
  /** From 1. */
  readonly page: number;
}

const PER_PAGE = 24;

/** Projects of clients, the newest first. */
export function createCreations({ editing: { context } }: Spotreel) {
  const pages = createLoader<Page<Creation>>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const $filter = atom<CreationsFilter>({ search: '', status: 'all', page: 1 });
  const load = () => {
    const { search, status, page } = $filter.get();
    const query = { page, perPage: PER_PAGE, ...(search && { search }), ...(status !== 'all' && { status }) };
    return pages.load(async (signal) => (await context.accounts()).creations({ query, signal }));
  };
  return {
    $pages: pages.$state,
    $filter,
    load,
    /** Changes the filter; any change but that of the page leads to the first one. */
    show(change: Partial<CreationsFilter>) {
      $filter.set({ ...$filter.get(), page: 1, ...change });
      return load();
    },
  };
}

/** A list that grows page by page at its end. */
import type { ReadableAtom } from 'nanostores';
import type { AccountClient } from '../../client/account-client';
import type { StoreContext } from '../store-context';
import type { Loadable } from './loadable';
import { resource } from './resource';

export interface GrowingList<List, Filter> {
  /** Pages that are loaded so far, as one. */
  readonly $list: ReadableAtom<Loadable<List>>;
  /** The first page; with a filter that differs, what was listed goes at once. */
  load(filter?: Filter): Promise<void>;
  /** The next page, after those that are there. */
  more(): Promise<void>;
}

/** `join`: both pages as one. */
export function growingList<List extends { readonly page: number }, Filter>(
  context: StoreContext,
  first: Filter,
  ask: (api: AccountClient, filter: Filter, page: number, signal: AbortSignal) => Promise<List>,
  join: (before: List, next: List) => List,
): GrowingList<List, Filter> {
  let shown = first;
  const list = resource(context, async (api, signal, before: List | undefined) => {
    const next = await ask(api, shown, before ? before.page + 1 : 1, signal);
    return before ? join(before, next) : next;
  });
  return {
    $list: list.$state,
    async load(filter = shown) {
      if (filter !== shown) list.reset();
      shown = filter;
      await list.load(undefined);
    },
    async more() {
      const { data } = list.$state.get();
      if (data) await list.load(data);
    },
  };
}

/** A long list of which the pages that are looked at are fetched, in any order. */
import { atom, computed } from 'nanostores';
import type { Page } from '../../contract/call';
import { type Failure, isAborted } from '../failure';

/** A list of which some pages are loaded. */
export interface PagedState<Item> {
  /** By place in the list, from 0; what was not looked at is missing. */
  readonly items: ReadonlyMap<number, Item>;
  /** Undefined before the first answer. */
  readonly totalCount: number | undefined;
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  /** True while the items are those of the list before: the first answer of another one is on its way. */
  readonly isStale: boolean;
  readonly failure: Failure | undefined;
}

export type FetchPage<Item> = (page: number, signal: AbortSignal) => Promise<Page<Item>>;

/** A list whose pages load as they are looked at. Opening another list aborts the requests of the last. */
export class PagedList<Item> {
  readonly $state = atom<PagedState<Item>>({
    items: new Map(),
    totalCount: undefined,
    status: 'idle',
    isStale: false,
    failure: undefined,
  });
  /** Items of the list that was opened last; undefined until its first answer is there. */
  readonly $totalCount = computed(this.$state, ({ totalCount, isStale }) => (isStale ? undefined : totalCount));
  /** Items a page. */
  readonly pageSize: number;
  readonly #describe: (thrown: unknown) => Failure;
  #fetchPage: FetchPage<Item> | undefined;
  #list = new AbortController();
  /** Pages of the list on show that are there or on their way. */
  #pages = new Set<number>();
  /** The first answer of the list has not come. */
  #isFresh = false;
  #failedPage = 1;

  constructor(pageSize: number, describe: (thrown: unknown) => Failure) {
    this.pageSize = pageSize;
    this.#describe = describe;
  }

  /** Another list, from `page` on. The former one stays on show until the first answer is there. */
  open(fetchPage: FetchPage<Item>, page: number): Promise<void> {
    this.#list.abort();
    this.#list = new AbortController();
    this.#fetchPage = fetchPage;
    this.#pages = new Set();
    this.#isFresh = true;
    return this.#load(page);
  }

  /** The places from `first` to `last` are looked at. */
  look(first: number, last: number): void {
    const { totalCount, status } = this.$state.get();
    if (totalCount === undefined || this.#isFresh || status === 'error') return;
    const end = Math.min(last, totalCount - 1);
    for (let page = this.#pageOf(Math.max(0, first)); page <= this.#pageOf(end); page += 1)
      if (!this.#pages.has(page)) void this.#load(page);
  }

  /** Asks again for the page that failed. */
  readonly retry = (): Promise<void> => this.#load(this.#failedPage);

  /** Changes the loaded items in place, without a request. */
  update(change: (item: Item) => Item): void {
    const state = this.$state.get();
    this.$state.set({ ...state, items: new Map([...state.items].map(([place, item]) => [place, change(item)])) });
  }

  /** Aborts all requests. */
  dispose(): void {
    this.#list.abort();
  }

  #pageOf(place: number): number {
    return Math.floor(place / this.pageSize) + 1;
  }

  async #load(page: number): Promise<void> {
    const { signal } = this.#list;
    this.#pages.add(page);
    const before = this.$state.get();
    const isStale = this.#isFresh && before.totalCount !== undefined;
    this.$state.set({ ...before, status: 'loading', isStale, failure: undefined });
    try {
      const answer = await this.#fetchPage?.(page, signal);
      if (!answer || signal.aborted) return;
      if (answer.page !== page) this.#pages.delete(page); // a page behind the last one
      this.#take(answer);
    } catch (thrown) {
      if (signal.aborted || isAborted(thrown)) return;
      this.#pages.delete(page);
      this.#failedPage = page;
      this.$state.set({ ...this.$state.get(), status: 'error', isStale: false, failure: this.#describe(thrown) });
    }
  }

  #take({ data, page, totalCount }: Page<Item>): void {
    const before = this.#isFresh ? [] : this.$state.get().items;
    this.#isFresh = false;
    const items = new Map(before);
    for (const [index, item] of data.entries()) items.set((page - 1) * this.pageSize + index, item);
    this.$state.set({ items, totalCount, status: 'ready', isStale: false, failure: undefined });
  }
}

/** Stock images, or stock videos, on a screen: a search of one source at a time. */
import { atom, computed } from 'nanostores';
import type { StockItem, StockResults, StockSource } from '../../../contract/media/stock';
import { type Failure, failureOf, isAborted } from '../../failure';
import type { Spotreel } from '../../spotreel';
import type { StoreContext } from '../../store-context';
import { StockTakes } from './stock-takes';

/** Query, and its results so far. */
export interface StockState {
  /** `limited`: the source wants a pause. `unavailable`: it does not answer. `error`: anything else. */
  readonly status: 'idle' | 'loading' | 'ready' | 'limited' | 'unavailable' | 'error';
  readonly failure: Failure | undefined;
  /** Undefined until the server has named its sources. */
  readonly source: StockSource | undefined;
  readonly sources: StockResults['sources'];
  /** As it is typed. */
  readonly searchTerm: string;
  /** The last page of `itemList`; 0: none. */
  readonly page: number;
  /** Found in all pages. */
  readonly totalResults: number;
  /** Items of all pages so far. */
  readonly itemList: readonly StockItem[];
  readonly hasMore: boolean;
}

const NOTHING_FOUND = { page: 0, totalResults: 0, itemList: [], hasMore: false } as const;
const NEW: StockState = {
  ...NOTHING_FOUND,
  status: 'idle',
  failure: undefined,
  source: undefined,
  sources: [],
  searchTerm: '',
};
const PAGE_SIZE = 24;
/** The contract's highest page. */
const LAST_PAGE = 500;
/** Without a key press for so long, the words are searched for. */
const PAUSE_MS = 300;
const STATUSES: Readonly<Record<string, StockState['status']>> = {
  stock_limited: 'limited',
  rate_limited: 'limited',
  stock_unavailable: 'unavailable',
};

interface StockSearch {
  readonly source: StockSource | undefined;
  readonly query: string;
  readonly page: number;
  readonly size: number;
}

/** Searches stock images or videos, and copies what is picked. Make it with `createStockStore`. */
export class StockStore {
  readonly type: 'image' | 'video';
  readonly $state = atom<StockState>(NEW);
  readonly takes: StockTakes;
  /** Results, each with its copy once it was picked. */
  readonly $tiles;
  readonly #context: StoreContext;
  #asking: AbortController | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(context: StoreContext, type: 'image' | 'video') {
    this.#context = context;
    this.type = type;
    this.takes = new StockTakes(context, type);
    this.$tiles = computed([this.$state, this.takes.$takes], ({ itemList, source }, takes) =>
      itemList.map((item) => ({
        item,
        take: takes.find((take) => take.source === source && take.item.id === item.id),
      })),
    );
  }

  /** Loads the recommendations of the first source, if nothing was asked for yet. */
  readonly open = async (): Promise<void> => {
    if (this.$state.get().status === 'idle') await this.#load(1);
  };

  /** Words that are being typed: they are searched for after a pause. An older search is aborted at once. */
  readonly searchSoon = (searchTerm: string): void => {
    this.#stop();
    this.#patch({ searchTerm, status: 'loading', failure: undefined });
    this.#pause = setTimeout(() => void this.#load(1), PAUSE_MS);
  };

  /** At once. */
  readonly search = async (searchTerm: string): Promise<void> => {
    this.#patch({ searchTerm });
    await this.#load(1);
  };

  /** Searches another source for the same words. */
  readonly chooseSource = async (source: StockSource): Promise<void> => {
    this.#patch({ source, ...NOTHING_FOUND });
    await this.#load(1);
  };

  readonly loadMore = async (): Promise<void> => {
    const { status, hasMore, page } = this.$state.get();
    if (hasMore && status !== 'loading') await this.#load(page + 1);
  };

  /** The page that failed. */
  readonly retry = async (): Promise<void> => {
    await this.#load(this.$state.get().page + 1);
  };

  /** Aborts everything. Copies that the server has begun stay in the account. */
  readonly dispose = (): void => {
    this.#stop();
    this.takes.dispose();
    const { status, page } = this.$state.get();
    if (status === 'loading') this.#patch({ status: page === 0 ? 'idle' : 'ready' });
  };

  #stop(): void {
    clearTimeout(this.#pause);
    this.#asking?.abort();
    this.#asking = undefined;
  }

  async #load(page: number): Promise<void> {
    this.#stop();
    const asking = new AbortController();
    this.#asking = asking;
    this.#patch({ status: 'loading', failure: undefined });
    try {
      const { source, searchTerm } = this.$state.get();
      const found = await this.#ask({ source, query: searchTerm.trim(), page, size: PAGE_SIZE }, asking.signal);
      if (this.#asking === asking) this.#show(found, page);
    } catch (thrown) {
      if (this.#asking === asking && !isAborted(thrown)) await this.#fail(thrown, page, asking.signal);
    }
  }

  async #ask(query: StockSearch, signal: AbortSignal): Promise<StockResults> {
    const accounts = await this.#context.accounts();
    return this.type === 'image' ? accounts.imageSearch({ query, signal }) : accounts.videoSearch({ query, signal });
  }

  #show({ source, sources, totalResults, itemList }: StockResults, page: number): void {
    const before = page === 1 ? [] : this.$state.get().itemList;
    // a source may answer an item on two pages
    const byId = new Map([...before, ...itemList].map((item) => [item.id, item]));
    this.#patch({
      status: 'ready',
      source,
      sources,
      page,
      totalResults,
      itemList: [...byId.values()],
      hasMore: itemList.length > 0 && page * PAGE_SIZE < totalResults && page < LAST_PAGE,
    });
  }

  async #fail(thrown: unknown, page: number, signal: AbortSignal): Promise<void> {
    const failure = failureOf(thrown, this.#context.t, 'failure.unknown');
    const status = STATUSES[failure.code] ?? 'error';
    this.#patch({ status, failure, ...(page === 1 && NOTHING_FOUND) });
    if (this.$state.get().sources.length === 0 && status !== 'error') await this.#learnSources(signal);
  }

  /** The default source failed before the server named the others. The library never fails alone. */
  async #learnSources(signal: AbortSignal): Promise<void> {
    try {
      const { sources } = await this.#ask({ source: 'library', query: '', page: 1, size: 1 }, signal);
      if (!signal.aborted) this.#patch({ sources, source: sources[0]?.source });
    } catch {
      // the notice offers another try
    }
  }

  #patch(change: Partial<StockState>): void {
    this.$state.set({ ...this.$state.get(), ...change });
  }
}

/** One a screen, for each type. */
export function createStockStore({ editing: { context } }: Spotreel, type: 'image' | 'video'): StockStore {
  return new StockStore(context, type);
}

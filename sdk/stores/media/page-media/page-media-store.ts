/** The media of a page on a screen: a search of its source, and copies of what is picked. */
import { atom } from 'nanostores';
import { pageMediaResults } from '../../../contract/media/page-media';
import { type Failure, isAborted } from '../../failure';
import type { Spotreel } from '../../spotreel';
import type { StoreContext } from '../../store-context';
import { callPage } from './call-page';
import { sourceFailure, sourceName } from './page-failure';
import type { EditorMediaSource, MediaSourceItem } from './page-media';
import { PageMediaPicks } from './page-media-picks';

/** Query, and its results so far. */
export interface PageMediaState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  readonly failure: Failure | undefined;
  /** As it is typed. */
  readonly searchTerm: string;
  /** Items of all pages so far. */
  readonly items: readonly MediaSourceItem[];
  /** It asks for the next page; null: there is none. */
  readonly cursor: string | null;
}

/** Without a key press for so long, the words are searched for. */
const PAUSE_MS = 300;
const NOTHING_FOUND = { items: [], cursor: null } as const;
const NEW: PageMediaState = { ...NOTHING_FOUND, status: 'idle', failure: undefined, searchTerm: '' };

/** Searches the source of a page. Make it with `createPageMedia`. */
export class PageMediaStore {
  readonly $state = atom<PageMediaState>(NEW);
  readonly picks: PageMediaPicks;
  readonly type: 'image' | 'video';
  /** As people read it. */
  readonly sourceName: string;
  readonly #context: StoreContext;
  readonly #source: EditorMediaSource;
  #asking: AbortController | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(context: StoreContext, source: EditorMediaSource, type: 'image' | 'video') {
    this.#context = context;
    this.#source = source;
    this.type = type;
    this.sourceName = sourceName(source, context.t);
    this.picks = new PageMediaPicks(context, source, type);
  }

  /** Loads the recommendations of the source, if nothing was asked for yet. */
  readonly open = async (): Promise<void> => {
    if (this.$state.get().status === 'idle') await this.#load(null);
  };

  /** Words that are being typed: they are searched for after a pause. An older search is aborted at once. */
  readonly searchSoon = (searchTerm: string): void => {
    this.#stop();
    this.#patch({ searchTerm, status: 'loading', failure: undefined });
    this.#pause = setTimeout(() => void this.#load(null), PAUSE_MS);
  };

  /** At once. */
  readonly search = (): Promise<void> => this.#load(null);

  readonly loadMore = async (): Promise<void> => {
    const { status, cursor } = this.$state.get();
    if (cursor !== null && status !== 'loading') await this.#load(cursor);
  };

  /** The page that failed. */
  readonly retry = (): Promise<void> => this.#load(this.$state.get().cursor);

  /** Aborts everything. Copies that the server has begun stay in the account. */
  readonly dispose = (): void => {
    this.#stop();
    this.picks.dispose();
    const { status, items } = this.$state.get();
    if (status === 'loading') this.#patch({ status: items.length === 0 ? 'idle' : 'ready' });
  };

  #stop(): void {
    clearTimeout(this.#pause);
    this.#asking?.abort();
    this.#asking = undefined;
  }

  async #load(cursor: string | null): Promise<void> {
    this.#stop();
    const asking = new AbortController();
    this.#asking = asking;
    this.#patch({ status: 'loading', failure: undefined });
    try {
      const { items, nextCursor = null } = await this.#ask(cursor, asking.signal);
      if (this.#asking === asking) this.#show(items, cursor, nextCursor);
    } catch (thrown) {
      if (this.#asking !== asking || isAborted(thrown)) return;
      const failure = sourceFailure(thrown, this.#context.t, this.#source);
      this.#patch({ status: 'error', failure, ...(cursor === null && NOTHING_FOUND) });
    }
  }

  #ask(cursor: string | null, signal: AbortSignal) {
    const search = { query: this.$state.get().searchTerm.trim(), type: this.type, cursor, signal };
    return callPage(this.#context, {
      name: 'mediaSource.search()',
      part: 'media_source',
      schema: pageMediaResults,
      signal,
      call: () => this.#source.search(search),
    });
  }

  #show(found: readonly MediaSourceItem[], cursor: string | null, next: string | null): void {
    const before = cursor === null ? [] : this.$state.get().items;
    // a source may answer an item on two pages
    const byId = new Map([...before, ...found].map((item) => [item.id, item]));
    // one that answers the cursor that it was given would be asked without end
    this.#patch({ status: 'ready', items: [...byId.values()], cursor: next === cursor ? null : next });
  }

  #patch(change: Partial<PageMediaState>): void {
    this.$state.set({ ...this.$state.get(), ...change });
  }
}

/** One a screen, for each type. */
export function createPageMedia(
  { editing: { context } }: Spotreel,
  source: EditorMediaSource,
  type: 'image' | 'video',
): PageMediaStore {
  return new PageMediaStore(context, source, type);
}

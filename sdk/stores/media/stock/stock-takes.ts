/** Stock images and videos that are being copied into the account. */
import { atom } from 'nanostores';
import type { Media } from '../../../contract/media/media';
import type { StockItem, StockSource } from '../../../contract/media/stock';
import { type Failure, failureOf, isAborted } from '../../failure';
import type { StoreContext } from '../../store-context';
import { conversionShare, converted, isConverting } from '../media-conversion';

/** A stock image or video that was picked. */
export interface StockTake {
  readonly source: StockSource;
  readonly item: StockItem;
  /** `known`: the account had it before, in another folder. */
  readonly status: 'copying' | 'converting' | 'taken' | 'known' | 'failed';
  /** 0 to 1: of the conversion of a video. */
  readonly progress: number | undefined;
  readonly failure: Failure | undefined;
}

/** Target of a copy, and its listener. */
export interface TakeOptions {
  /** Null: the top. */
  readonly folder?: number | null | undefined;
  /** Gets the file once the account has it, and a video again once it is converted. */
  readonly onCopied?: ((media: Media) => void) | undefined;
}

interface StockPick {
  readonly source: StockSource;
  readonly item: StockItem;
}

/** Copies what is picked, and waits until videos are converted. */
export class StockTakes {
  /** In the order in which they were picked. */
  readonly $takes = atom<readonly StockTake[]>([]);
  readonly #context: StoreContext;
  readonly #type: 'image' | 'video';
  readonly #running = new Set<AbortController>();

  constructor(context: StoreContext, type: 'image' | 'video') {
    this.#context = context;
    this.#type = type;
  }

  /** The file, ready to be shown. Undefined if it failed, was aborted, or is being copied already. */
  readonly take = async (pick: StockPick, options: TakeOptions = {}): Promise<Media | undefined> => {
    const before = this.#find(pick);
    if (before?.status === 'copying' || before?.status === 'converting') return undefined;
    this.dismiss(pick);
    const { source, item } = pick;
    this.$takes.set([
      ...this.$takes.get(),
      { source, item, status: 'copying', progress: undefined, failure: undefined },
    ]);
    const running = new AbortController();
    this.#running.add(running);
    try {
      return await this.#copy(pick, options, running.signal);
    } catch (thrown) {
      if (isAborted(thrown)) this.dismiss(pick);
      else this.#patch(pick, { status: 'failed', failure: failureOf(thrown, this.#context.t, 'failure.unknown') });
      return undefined;
    } finally {
      this.#running.delete(running);
    }
  };

  /** Takes one off the list. */
  readonly dismiss = (pick: StockPick): void => {
    this.$takes.set(this.$takes.get().filter((take) => !isSame(take, pick)));
  };

  /** Stops to wait for all copies. The server finishes those that it has begun. */
  readonly dispose = (): void => {
    for (const running of this.#running) running.abort();
  };

  async #copy(pick: StockPick, { folder = null, onCopied }: TakeOptions, signal: AbortSignal) {
    const { source, item } = pick;
    const accounts = await this.#context.accounts();
    const copy = await accounts.takeStock({ body: { source, type: this.#type, id: item.id, folder }, signal });
    onCopied?.(copy);
    if (isConverting(copy)) this.#patch(pick, { status: 'converting', progress: conversionShare(copy) });
    const onProgress = (progress: number) => this.#patch(pick, { progress });
    const media = await converted(this.#context, copy, signal, onProgress);
    if (!media) {
      this.dismiss(pick);
      return undefined;
    }
    if (isConverting(copy)) onCopied?.(media);
    this.#patch(pick, { status: media.folder === folder ? 'taken' : 'known', progress: undefined });
    return media;
  }

  #find(pick: StockPick): StockTake | undefined {
    return this.$takes.get().find((take) => isSame(take, pick));
  }

  #patch(pick: StockPick, change: Partial<StockTake>): void {
    this.$takes.set(this.$takes.get().map((take) => (isSame(take, pick) ? { ...take, ...change } : take)));
  }
}

function isSame(one: StockPick, other: StockPick): boolean {
  return one.source === other.source && one.item.id === other.item.id;
}

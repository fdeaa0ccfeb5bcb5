/** Items of a page's source that are being copied into the account. */
import { atom } from 'nanostores';
import type { Media } from '../../../contract/media/media';
import { pageFile } from '../../../contract/media/page-media';
import { type Failure, isAborted } from '../../failure';
import type { StoreContext } from '../../store-context';
import { conversionShare, converted, isConverting } from '../media-conversion';
import { callPage } from './call-page';
import { sourceFailure, sourceName } from './page-failure';
import type { EditorMediaSource, MediaSourceItem } from './page-media';

/** An item that was picked. */
export interface PageMediaPick {
  readonly item: MediaSourceItem;
  readonly status: 'copying' | 'converting' | 'taken' | 'failed';
  /** 0 to 1; undefined: not known. */
  readonly progress: number | undefined;
  readonly failure: Failure | undefined;
}

/** Copies what is picked, and waits until videos are converted. An item is copied once. */
export class PageMediaPicks {
  /** In the order in which they were picked. */
  readonly $picks = atom<readonly PageMediaPick[]>([]);
  readonly #context: StoreContext;
  readonly #source: EditorMediaSource;
  readonly #type: 'image' | 'video';
  readonly #copies = new Map<string, Media>();
  readonly #running = new Map<string, AbortController>();

  constructor(context: StoreContext, source: EditorMediaSource, type: 'image' | 'video') {
    this.#context = context;
    this.#source = source;
    this.#type = type;
  }

  /** The copy, ready to be shown. Undefined if it failed, was aborted, or is being copied already. */
  readonly pick = async (item: MediaSourceItem): Promise<Media | undefined> => {
    const { id } = item;
    const copied = this.#copies.get(id);
    if (copied || this.#running.has(id)) return copied;
    this.dismiss(id);
    const running = new AbortController();
    this.#running.set(id, running);
    this.$picks.set([...this.$picks.get(), { item, status: 'copying', progress: undefined, failure: undefined }]);
    try {
      const media = await this.#copy(item, running.signal);
      if (media) this.#copies.set(id, media);
      this.#patch(id, { status: 'taken', progress: undefined });
      return media;
    } catch (thrown) {
      if (isAborted(thrown)) this.dismiss(id);
      else this.#patch(id, { status: 'failed', failure: sourceFailure(thrown, this.#context.t, this.#source) });
      return undefined;
    } finally {
      this.#running.delete(id);
    }
  };

  /** Takes one off the list. */
  readonly dismiss = (id: string): void => {
    this.$picks.set(this.$picks.get().filter(({ item }) => item.id !== id));
  };

  /** Stops to wait for all copies. The server finishes those that it has begun. */
  readonly dispose = (): void => {
    for (const running of this.#running.values()) running.abort();
  };

  async #copy(item: MediaSourceItem, signal: AbortSignal): Promise<Media | undefined> {
    const file = await this.#fileOf(item, signal);
    const copy = await (typeof file === 'string'
      ? this.#fetched(item, file, signal)
      : this.#uploaded(item, file, signal));
    const onProgress = (progress: number) => this.#patch(item.id, { status: 'converting', progress });
    if (isConverting(copy)) onProgress(conversionShare(copy));
    return converted(this.#context, copy, signal, onProgress);
  }

  async #fileOf({ file }: MediaSourceItem, signal: AbortSignal): Promise<string | Blob> {
    if (typeof file !== 'function') return file;
    const call = () => file({ signal });
    return callPage(this.#context, {
      name: 'The file() of an item',
      part: 'media_source',
      schema: pageFile,
      signal,
      call,
    });
  }

  #fetched(item: MediaSourceItem, url: string, signal: AbortSignal): Promise<Media> {
    const { client } = this.#context;
    const known = { name: item.name, origin: this.#originOf(item) };
    return this.#type === 'image'
      ? client.ingredientImageFromUrl({ body: { imageUrl: url, ...known }, signal })
      : client.ingredientVideoFromUrl({ body: { videoUrl: url, ...known }, signal });
  }

  #uploaded(item: MediaSourceItem, file: Blob, signal: AbortSignal): Promise<Media> {
    const { client } = this.#context;
    const origin = this.#originOf(item);
    const onProgress = (progress: number) => this.#patch(item.id, { progress });
    const fields = origin ? { origin: JSON.stringify(origin) } : {};
    const upload = { file, fileName: item.name, fields, onProgress, signal };
    return this.#type === 'image' ? client.uploadIngredientImage(upload) : client.uploadIngredientVideo(upload);
  }

  #originOf({ origin }: MediaSourceItem) {
    return origin && { ...origin, source: sourceName(this.#source, this.#context.t) };
  }

  #patch(id: string, change: Partial<PageMediaPick>): void {
    this.$picks.set(this.$picks.get().map((pick) => (pick.item.id === id ? { ...pick, ...change } : pick)));
  }
}

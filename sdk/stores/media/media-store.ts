import type { Media } from '../../contract/media/media';
import { createLoader } from '../resource/loadable';
import type { StoreContext } from '../store-context';
import { isConverting } from './media-conversion';
import type { PageMedia } from './page-media/page-media';
import type { PictureCut } from './uploads/upload';
import { Uploads } from './uploads/uploads';

/** Largest number of files on a page of media (docs/rules/limits-and-messages.md#sizes-of-lists). */
const PAGE_SIZE = 1000;

/** The user's pictures and videos, those that come with the product, and what is being uploaded. */
export class MediaStore {
  readonly uploads: Uploads;
  readonly #context: StoreContext;
  readonly #own;
  readonly #library;
  /** Newest first. */
  readonly $own;
  readonly $library;
  /** Media of the page around an embedded editor. It is asked anew each time. */
  pageMedia: (() => PageMedia | undefined) | undefined;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#own = createLoader<readonly Media[]>(context);
    this.#library = createLoader<readonly Media[]>(context);
    this.$own = this.#own.$state;
    this.$library = this.#library.$state;
    this.uploads = new Uploads(context, () => this.pageMedia?.()?.uploadTarget);
    this.uploads.on('taken', (media) => this.#show(media));
  }

  readonly load = async (): Promise<void> => {
    const list = (source: 'own' | 'library' | 'shared') => async (signal: AbortSignal) => {
      const query = { source, perPage: PAGE_SIZE, sorted: 'DESC' } as const;
      return (await this.#context.client.mediaList({ query, signal })).data;
    };
    const own = async (signal: AbortSignal) => {
      const all = await list('own')(signal);
      await this.uploads.follow(all.filter(isConverting));
      return all.filter(({ state }) => state === 'ready');
    };
    const library = async (signal: AbortSignal) => [
      ...(await list('shared')(signal)),
      ...(await list('library')(signal)),
    ];
    await Promise.all([this.#own.load(own), this.#library.load(library)]);
  };

  /**
   * Uploads a picture or a video, and waits until a video is converted. Undefined when it failed (its entry in `uploads.$uploads` says
   * why and stays until it is sent again or dismissed) or was cancelled. `cut`: the picture is a part of another one, and no upload in its own right.
   */
  readonly upload = async (file: File, cut?: PictureCut): Promise<Media | undefined> =>
    (await this.uploads.outcomeOf({ file, cut })).media;

  /** Has the server fetch a picture or a video from a public http(s) address. */
  readonly uploadFromUrl = async (address: string, type: 'image' | 'video'): Promise<Media | undefined> =>
    (await this.uploads.outcomeOf({ address, type })).media;

  readonly dispose = (): void => this.uploads.dispose();

  #show(media: Media): void {
    if (media.state !== 'ready' || media.sourceMediaId !== null) return;
    this.#own.update((list) => [media, ...list.filter((other) => other.id !== media.id)]);
  }
}

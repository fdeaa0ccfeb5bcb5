import { atom } from 'nanostores';
import type { Media } from '../contract/schemas/media';
import type { CropArea } from '../scene/crop';
import { type Failure, failureOf, isAborted } from './failure';
import { createLoader } from './loadable';
import { conversionShare, converted, isConverting } from './media-conversion';
import type { PageMedia } from './page-media/page-media';
import type { StoreContext } from './store-context';

/** A file on its way to the server. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1: of the bytes that are sent, then of the conversion. */
  readonly progress: number;
  /** A video is converted by the server after its upload. */
  readonly status: 'uploading' | 'converting' | 'failed';
  readonly failure: Failure | undefined;
  /** It is to be the music of a video. */
  readonly isMusic: boolean;
  /** Once the server has the file. */
  readonly mediaId?: number | undefined;
}

/** How a picture was cut out of another one. */
export interface PictureCut {
  readonly sourceMediaId: number;
  readonly area: CropArea;
}

/** How many files a page of media has at most (docs/rules/limits-and-messages.md#sizes-of-lists). */
const PAGE_SIZE = 1000;

/** The user's pictures and videos, those that come with the product, and what is being uploaded. */
export class MediaStore {
  readonly $uploads = atom<readonly Upload[]>([]);
  readonly #context: StoreContext;
  readonly #own;
  readonly #library;
  /** Newest first. */
  readonly $own;
  readonly $library;
  /** What the page around an embedded editor brings. It is asked anew each time. */
  pageMedia: (() => PageMedia | undefined) | undefined;
  readonly #running = new Map<number, AbortController>();
  #nextId = 1;

  constructor(context: StoreContext) {
    this.#context = context;
    const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
    this.#own = createLoader<readonly Media[]>(describe);
    this.#library = createLoader<readonly Media[]>(describe);
    this.$own = this.#own.$state;
    this.$library = this.#library.$state;
  }

  readonly load = async (): Promise<void> => {
    const list = (source: 'own' | 'library' | 'shared') => async (signal: AbortSignal) => {
      const query = { source, perPage: PAGE_SIZE, sorted: 'DESC' } as const;
      return (await this.#context.client.mediaList({ query, signal })).data;
    };
    const own = async (signal: AbortSignal) => {
      const all = await list('own')(signal);
      for (const media of all) if (isConverting(media)) this.#follow(media);
      return all.filter(({ state }) => state === 'ready');
    };
    const library = async (signal: AbortSignal) => [
      ...(await list('shared')(signal)),
      ...(await list('library')(signal)),
    ];
    await Promise.all([this.#own.load(own), this.#library.load(library)]);
  };

  /**
   * Uploads a picture or a video, and waits until a video is converted. Undefined when it failed (its entry in `$uploads` says why and stays until it is
   * dismissed) or was cancelled. `cut`: the picture is a part of another one, and no upload in its own right.
   */
  readonly upload = (file: File, cut?: PictureCut): Promise<Media | undefined> =>
    this.#track({ name: file.name }, async (signal, onProgress) => {
      const request = { file, signal, onProgress };
      const target = cut ? undefined : this.pageMedia?.()?.uploadTarget;
      if (target && /^(image|video)\//.test(file.type))
        return (await import('./page-media/send-to-target')).sendToTarget(this.#context, target, request);
      if (file.type.startsWith('video/')) return this.#context.client.uploadIngredientVideo(request);
      if (file.type.startsWith('image/')) {
        const query = cut ? { sourceMediaId: cut.sourceMediaId, crop: cropText(cut.area) } : {};
        return this.#context.client.uploadIngredientImage({ ...request, query });
      }
      return this.#context.client.uploadMedia(request);
    });

  /** As `upload`, for the music of a video. */
  readonly uploadMusic = (file: File): Promise<Media | undefined> =>
    this.#track({ name: file.name, isMusic: true }, (signal, onProgress) =>
      this.#context.client.uploadMedia({ file, signal, onProgress }),
    );

  /** Has the server fetch a picture or a video from a public http(s) address. */
  readonly uploadFromUrl = (address: string, type: 'image' | 'video'): Promise<Media | undefined> =>
    this.#track({ name: address }, (signal) =>
      type === 'image'
        ? this.#context.client.ingredientImageFromUrl({ body: { imageUrl: address }, signal })
        : this.#context.client.ingredientVideoFromUrl({ body: { videoUrl: address }, signal }),
    );

  /** Cancels an upload or a conversion, or takes a failed one off the list. */
  readonly dismissUpload = (id: number): void => {
    const mediaId = this.$uploads.get().find((upload) => upload.id === id)?.mediaId;
    this.#remove(id);
    // a video that is ready by now stays among the uploads
    if (mediaId !== undefined) void this.#context.client.cancelMedia({ params: { mediaId } }).catch(() => {});
  };

  readonly dispose = (): void => {
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
  };

  async #track(
    { name, isMusic = false, mediaId }: Pick<Upload, 'name' | 'mediaId'> & Partial<Pick<Upload, 'isMusic'>>,
    send: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<Media>,
  ): Promise<Media | undefined> {
    const id = this.#nextId++;
    const controller = new AbortController();
    this.#running.set(id, controller);
    const begun = { id, name, progress: 0, status: 'uploading', failure: undefined, isMusic, mediaId } as const;
    this.$uploads.set([...this.$uploads.get(), begun]);
    try {
      const sent = await send(controller.signal, (progress) => this.#patch(id, { progress }));
      if (isConverting(sent)) {
        this.#patch(id, { status: 'converting', progress: conversionShare(sent), mediaId: sent.id });
      }
      const onProgress = (progress: number) => this.#patch(id, { progress });
      const media = await converted(this.#context, sent, controller.signal, onProgress);
      if (!media) return undefined;
      if (media.sourceMediaId === null)
        this.#own.update((list) => [media, ...list.filter((other) => other.id !== media.id)]);
      this.#remove(id);
      return media;
    } catch (thrown) {
      const failure = failureOf(thrown, this.#context.t, 'failure.upload');
      if (isAborted(thrown)) this.#remove(id);
      else this.#patch(id, { status: 'failed', failure });
      return undefined;
    } finally {
      this.#running.delete(id);
    }
  }

  /** Follows a conversion that an earlier visit or another tab began. */
  #follow(media: Media): void {
    if (this.$uploads.get().some(({ mediaId }) => mediaId === media.id)) return;
    const { id: mediaId, name, type } = media;
    void this.#track({ name, isMusic: type === 'audio', mediaId }, async () => media);
  }

  #remove(id: number): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    this.$uploads.set(this.$uploads.get().filter((upload) => upload.id !== id));
  }

  #patch(id: number, change: Partial<Upload>): void {
    this.$uploads.set(this.$uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }
}

/** Four numbers with commas, to a hundredth of a px. */
function cropText({ x, y, width, height }: CropArea): string {
  return [x, y, width, height].map((part) => Math.round(part * 100) / 100).join();
}

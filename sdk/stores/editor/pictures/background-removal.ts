/** Removes the background of one image on a screen, or finds the image as it was before. */
import { atom } from 'nanostores';
import type { CutOutMaker, RemovedBackground } from '../../../contract/media/background-removal';
import type { Media } from '../../../contract/media/media';
import { hasImageFlag, imageFlagsOf } from '../../../project/flags/image-flags';
import type { CropArea } from '../../../scene/pictures/crop';
import { type Failure, failureOf, isAborted } from '../../failure';
import type { Spotreel } from '../../spotreel';
import type { StoreContext } from '../../store-context';

/** An image with and without its background, as far as they are known. */
export interface BackgroundRemovalState {
  /** `working`: the server removes the background, or the earlier image is fetched. */
  readonly status: 'working' | 'ready' | 'error';
  /** Undefined until it is fetched. */
  readonly before: Media | undefined;
  /** Undefined until the background is removed. */
  readonly after: Media | undefined;
  /** Method that found the edges of `after`; undefined if unknown. */
  readonly madeBy: CutOutMaker | undefined;
  /** The part of `after` that the opened image shows; undefined: all of it. */
  readonly part: CropArea | undefined;
  /** Undefined where no background was removed now. */
  readonly usage: RemovedBackground['usage'] | undefined;
  readonly failure: Failure | undefined;
  /** A painted mask is being saved. */
  readonly isSaving: boolean;
  /** Reason why a painted mask could not be saved. */
  readonly saveFailure: Failure | undefined;
}

const NEW: BackgroundRemovalState = {
  status: 'working',
  before: undefined,
  after: undefined,
  madeBy: undefined,
  part: undefined,
  usage: undefined,
  failure: undefined,
  isSaving: false,
  saveFailure: undefined,
};

/** True if this image, or the one that it was cropped from, lost its background. */
export function isWithoutBackground(image: Media): boolean {
  return hasImageFlag(imageFlagsOf(image), 'withoutBackground');
}

/** One image on a screen. Make it with `createBackgroundRemoval`. */
export class BackgroundRemoval {
  readonly $state = atom<BackgroundRemovalState>(NEW);
  readonly #context: StoreContext;
  #running: AbortController | undefined;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Removes the background of an image. Of one that has none, it finds the image as it was. Never rejects. */
  readonly open = async (image: Media): Promise<void> => {
    const running = this.#begin();
    const isDone = isWithoutBackground(image);
    this.$state.set({ ...NEW, ...(isDone ? { after: image } : { before: image }) });
    try {
      const found = isDone ? await this.#findEarlier(image, running.signal) : await this.#remove(image, running.signal);
      if (this.#running === running) this.#change({ ...found, status: 'ready' });
    } catch (thrown) {
      if (this.#running !== running || isAborted(thrown)) return;
      this.#change({ status: 'error', failure: failureOf(thrown, this.#context.t, 'failure.unknown') });
    }
  };

  /**
   * Saves a painted mask: a PNG of the size that `maskSize` gives for `before`. `after` is what it keeps then. Answers that, or
   * undefined where it failed: `saveFailure` says why. Never rejects.
   */
  readonly refine = async (mask: Blob): Promise<Media | undefined> => {
    const { before } = this.$state.get();
    if (!before) return undefined;
    const { signal } = this.#begin();
    this.#change({ isSaving: true, saveFailure: undefined });
    try {
      const accounts = await this.#context.accounts();
      const params = { mediaId: before.id };
      const refined = await accounts.refineBackground({ params, file: mask, fileName: 'mask.png', signal });
      if (signal.aborted) return undefined;
      const { media: after, madeBy, usage } = refined;
      this.#change({ status: 'ready', after, madeBy, usage, failure: undefined, isSaving: false });
      return after;
    } catch (thrown) {
      if (signal.aborted || isAborted(thrown)) return undefined;
      this.#change({ isSaving: false, saveFailure: failureOf(thrown, this.#context.t, 'failure.unknown') });
      return undefined;
    }
  };

  /** Aborts what is under way. A removal that the server has begun counts, and its copy is there the next time. */
  readonly dispose = (): void => {
    this.#running?.abort();
    this.#running = undefined;
  };

  #begin(): AbortController {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    return running;
  }

  #change(changes: Partial<BackgroundRemovalState>): void {
    this.$state.set({ ...this.$state.get(), ...changes });
  }

  async #remove({ id: mediaId }: Media, signal: AbortSignal): Promise<Partial<BackgroundRemovalState>> {
    const accounts = await this.#context.accounts();
    const { media: after, madeBy, usage } = await accounts.removeBackground({ body: { mediaId }, signal });
    return { after, madeBy, usage };
  }

  /** A cropped copy leads over the image that it was cropped from. */
  async #findEarlier(image: Media, signal: AbortSignal): Promise<Partial<BackgroundRemovalState>> {
    const isCropped = hasImageFlag(imageFlagsOf(image), 'cropped');
    const after = isCropped ? await this.#sourceOf(image, signal) : image;
    const before = await this.#sourceOf(after, signal);
    return { before, after, part: isCropped ? image.props.crop : undefined };
  }

  #sourceOf({ id, sourceMediaId }: Media, signal: AbortSignal): Promise<Media> {
    return this.#context.client.media({ params: { mediaId: sourceMediaId ?? id }, signal });
  }
}

/** For one dialog. Call `dispose` when it closes. */
export function createBackgroundRemoval({ editing: { context } }: Spotreel): BackgroundRemoval {
  return new BackgroundRemoval(context);
}

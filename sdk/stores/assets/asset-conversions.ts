/** Follows videos that the server still converts when the assets library lists them. */
import type { Media } from '../../contract/media/media';
import { converted, isConverting } from '../media/media-conversion';
import type { StoreContext } from '../store-context';

export class AssetConversions {
  readonly #context: StoreContext;
  readonly #onChange: (media: Media) => void;
  readonly #followed = new Set<number>();
  #controller = new AbortController();

  /** `onChange` gets a video with its latest share, and once more when its conversion has ended. */
  constructor(context: StoreContext, onChange: (media: Media) => void) {
    this.#context = context;
    this.#onChange = onChange;
  }

  /** Follows files that are being converted, each once. */
  readonly follow = (files: readonly Media[]): void => {
    for (const media of files) if (isConverting(media) && !this.#followed.has(media.id)) void this.#follow(media);
  };

  /** Ends what is followed. */
  readonly dispose = (): void => {
    this.#controller.abort();
    this.#controller = new AbortController();
  };

  async #follow(media: Media): Promise<void> {
    const { signal } = this.#controller;
    const onProgress = (share: number) =>
      this.#onChange({ ...media, state: 'processing', percentageComplete: Math.round(share * 100) });
    this.#followed.add(media.id);
    try {
      const ready = await converted(this.#context, media, signal, onProgress);
      if (ready) this.#onChange(ready);
    } catch {
      if (!signal.aborted) this.#onChange({ ...media, state: 'failed' });
    } finally {
      this.#followed.delete(media.id);
    }
  }
}

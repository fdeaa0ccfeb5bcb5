/** Music samples as the browser decodes them, each once for a player's whole life. */
import { SpotreelError } from '../../base/errors';
import type { AudioSegment } from '../../scene/composition';

/** The renderer's rate: samples of the library are not resampled. */
const DECODING_RATE = 48_000;

export class DecodedSamples {
  readonly #buffers = new Map<string, AudioBuffer>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #onError: (error: SpotreelError) => void;

  constructor(onError: (error: SpotreelError) => void) {
    this.#onError = onError;
  }

  /** Undefined while it is not there, or when it could not be had. */
  get(segment: AudioSegment): AudioBuffer | undefined {
    return this.#buffers.get(keyOf(segment));
  }

  /** Settles when all are there. Never rejects: what cannot be had is reported and stays silent. */
  async load(audio: readonly AudioSegment[]): Promise<void> {
    await Promise.all(audio.map((segment) => this.#loadOnce(segment)));
  }

  #loadOnce(segment: AudioSegment): Promise<void> {
    const known = this.#loading.get(keyOf(segment));
    if (known) return known;
    const loading = this.#decode(segment);
    this.#loading.set(keyOf(segment), loading);
    return loading;
  }

  async #decode(segment: AudioSegment): Promise<void> {
    const key = keyOf(segment);
    try {
      const response = await fetch(segment.src);
      if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
      // An offline context decodes before any sound is allowed.
      const context = new OfflineAudioContext(2, 1, DECODING_RATE);
      this.#buffers.set(key, await context.decodeAudioData(await response.arrayBuffer()));
    } catch (cause) {
      this.#loading.delete(key); // the next attempt may work
      this.#onError(new SpotreelError('playback_failed', 'A piece of music could not be loaded.', { cause }));
    }
  }
}

/** Samples of the library and files of an account have ids of their own. */
function keyOf({ audioId, cut }: AudioSegment): string {
  return `${cut ? 'own ' : ''}${audioId}`;
}

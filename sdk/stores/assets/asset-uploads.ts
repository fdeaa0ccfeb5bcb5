/** Files on their way into the assets library, a few at a time. */
import { atom } from 'nanostores';
import type { Media } from '../../contract/schemas/media';
import { type Failure, failureOf, isAborted } from '../failure';
import { conversionShare, converted, isConverting } from '../media-conversion';
import type { StoreContext } from '../store-context';

/** A file on its way. */
export interface AssetUpload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1: of the bytes that are sent, then of the conversion. */
  readonly progress: number;
  readonly status: 'waiting' | 'uploading' | 'converting' | 'failed';
  readonly failure: Failure | undefined;
}

interface Waiting {
  readonly id: number;
  readonly file: File;
  readonly folder: number | null;
}

/** Files that are sent at the same time. */
const AT_ONCE = 3;

/** Sends files to the assets library, and waits until videos are converted. */
export class AssetUploads {
  readonly $uploads = atom<readonly AssetUpload[]>([]);
  readonly #context: StoreContext;
  readonly #onTaken: (media: Media) => void;
  readonly #known = new Map<number, Waiting>();
  readonly #running = new Map<number, AbortController>();
  /** Those that are being sent. */
  readonly #sending = new Set<number>();
  #queue: Waiting[] = [];
  #nextId = 1;

  /** `onTaken` gets each file once the server has it, and a video again once it is converted. */
  constructor(context: StoreContext, onTaken: (media: Media) => void) {
    this.#context = context;
    this.#onTaken = onTaken;
  }

  /** Into a folder; null: the top. */
  readonly add = (files: readonly File[], folder: number | null): void => {
    for (const file of files) {
      const waiting = { id: this.#nextId++, file, folder };
      this.#known.set(waiting.id, waiting);
      this.#queue.push(waiting);
      const entry = { id: waiting.id, name: file.name, progress: 0, status: 'waiting', failure: undefined } as const;
      this.$uploads.set([...this.$uploads.get(), entry]);
    }
    this.#next();
  };

  /** Sends a failed file again. */
  readonly retry = (id: number): void => {
    const waiting = this.#known.get(id);
    if (!waiting) return;
    this.#patch(id, { status: 'waiting', progress: 0, failure: undefined });
    this.#queue.push(waiting);
    this.#next();
  };

  /** Cancels one, or takes a failed one off the list. */
  readonly dismiss = (id: number): void => {
    this.#queue = this.#queue.filter((waiting) => waiting.id !== id);
    this.#running.get(id)?.abort();
    this.#forget(id);
  };

  /** Cancels all. */
  readonly dispose = (): void => {
    this.#queue = [];
    for (const controller of this.#running.values()) controller.abort();
  };

  #next(): void {
    while (this.#sending.size < AT_ONCE) {
      const waiting = this.#queue.shift();
      if (!waiting) return;
      void this.#run(waiting);
    }
  }

  async #run(waiting: Waiting): Promise<void> {
    const { id } = waiting;
    const controller = new AbortController();
    this.#running.set(id, controller);
    try {
      const sent = await this.#send(waiting, controller.signal);
      const onProgress = (progress: number) => this.#patch(id, { progress });
      const ready = await converted(this.#context, sent, controller.signal, onProgress);
      if (ready) this.#onTaken(ready);
      this.#forget(id);
    } catch (thrown) {
      if (isAborted(thrown)) this.#forget(id);
      else this.#patch(id, { status: 'failed', failure: failureOf(thrown, this.#context.t, 'failure.upload') });
    } finally {
      this.#running.delete(id);
    }
  }

  async #send({ id, file, folder }: Waiting, signal: AbortSignal): Promise<Media> {
    this.#sending.add(id);
    this.#patch(id, { status: 'uploading', progress: 0, failure: undefined });
    try {
      const fields = folder === null ? {} : { folder: String(folder) };
      const onProgress = (progress: number) => this.#patch(id, { progress });
      const request = { file, fileName: file.name, fields, signal, onProgress };
      const sent = await this.#context.client.uploadMedia(request);
      this.#onTaken(sent);
      if (isConverting(sent)) this.#patch(id, { status: 'converting', progress: conversionShare(sent) });
      return sent;
    } finally {
      this.#sending.delete(id);
      this.#next();
    }
  }

  #forget(id: number): void {
    this.#known.delete(id);
    this.$uploads.set(this.$uploads.get().filter((upload) => upload.id !== id));
  }

  #patch(id: number, change: Partial<AssetUpload>): void {
    this.$uploads.set(this.$uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }
}

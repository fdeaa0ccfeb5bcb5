/** Files on their way into the assets library, a few at a time. */
import { atom } from 'nanostores';
import type { Media } from '../../contract/schemas/media';
import type { ResumableUpload } from '../../contract/schemas/resumable-upload';
import { type Failure, isAborted } from '../failure';
import { conversionShare, converted, isConverting } from '../media-conversion';
import type { StoreContext } from '../store-context';
import { isLarge, isUploadOf, sendInParts } from './send-in-parts';
import { emptyFile, isFileRefused, uploadFailure } from './upload-failure';

/** A file on its way. */
export interface AssetUpload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1: of the bytes that are sent, then of the conversion. */
  readonly progress: number;
  /** `interrupted`: of an earlier visit. It goes on once its file is chosen again. */
  readonly status: 'waiting' | 'uploading' | 'converting' | 'paused' | 'interrupted' | 'failed';
  /** Whether it can be paused: only large files are sent in parts. */
  readonly canPause: boolean;
  readonly failure: Failure | undefined;
}

interface Entry {
  readonly id: number;
  /** Undefined while it is `interrupted`. */
  file: File | undefined;
  readonly folder: number | null;
  /** What the server calls an upload in parts. */
  upload: Pick<ResumableUpload, 'id'> | undefined;
  /** What the server said of it before this visit. */
  readonly interrupted: ResumableUpload | undefined;
}

/** Files that are sent at the same time. */
const AT_ONCE = 3;

/** Sends files to the assets library, and waits until videos are converted. */
export class AssetUploads {
  readonly $uploads = atom<readonly AssetUpload[]>([]);
  readonly #context: StoreContext;
  readonly #onTaken: (media: Media) => void;
  readonly #known = new Map<number, Entry>();
  readonly #running = new Map<number, AbortController>();
  /** Those that are being sent. */
  readonly #sending = new Set<number>();
  readonly #paused = new Set<number>();
  /** Ids of videos that the server converts. */
  readonly #converting = new Set<number>();
  #queue: Entry[] = [];
  #nextId = 1;

  /** `onTaken` gets each file once the server has it, and a video again once it is converted. */
  constructor(context: StoreContext, onTaken: (media: Media) => void) {
    this.#context = context;
    this.#onTaken = onTaken;
  }

  /** Into a folder; null: the top. A file whose upload was interrupted goes on where it was. */
  readonly add = (files: readonly File[], folder: number | null): void => {
    for (const file of files) {
      const entry = this.#interruptedOf(file);
      if (entry) this.continueWith(entry.id, file);
      else this.#queue.push(this.#remember({ file, folder, name: file.name, canPause: isLarge(file) }));
    }
    this.#next();
  };

  /** Lists uploads of earlier visits, and of other tabs. */
  readonly addInterrupted = (uploads: readonly ResumableUpload[]): void => {
    const known = new Set([...this.#known.values()].map(({ upload }) => upload?.id));
    for (const upload of uploads.filter(({ id }) => !known.has(id))) {
      const { name, folder, received, size } = upload;
      this.#remember({ folder, name, canPause: true, interrupted: upload, progress: received / size });
    }
  };

  /** Goes on with an interrupted upload. Another file than that of the upload is refused. */
  readonly continueWith = (id: number, file: File): void => {
    const entry = this.#known.get(id);
    if (!entry?.interrupted) return;
    if (!isUploadOf(entry.interrupted, file)) {
      const message = this.#context.t('assets.otherFile', { name: entry.interrupted.name });
      this.#patch(id, { failure: { code: 'other_file', message } });
      return;
    }
    entry.file = file;
    this.retry(id);
  };

  /** Sends a failed file again, or goes on with a paused one. */
  readonly retry = (id: number): void => {
    const entry = this.#known.get(id);
    if (!entry) return;
    this.#paused.delete(id);
    this.#patch(id, { status: 'waiting', failure: undefined });
    this.#queue.push(entry);
    this.#next();
  };

  /** What has arrived stays. */
  readonly pause = (id: number): void => {
    this.#paused.add(id);
    this.#queue = this.#queue.filter((entry) => entry.id !== id);
    this.#running.get(id)?.abort();
    this.#patch(id, { status: 'paused' });
  };

  /** Cancels one, or takes a failed one off the list. */
  readonly dismiss = (id: number): void => {
    const upload = this.#known.get(id)?.upload;
    this.#paused.delete(id);
    this.#queue = this.#queue.filter((entry) => entry.id !== id);
    this.#running.get(id)?.abort();
    this.#forget(id);
    if (upload) void this.#cancel(upload.id);
  };

  /** Sends every failed file again that may succeed then. */
  readonly retryFailed = (): void => {
    for (const { id, failure } of this.#failed()) if (!isFileRefused(failure)) this.retry(id);
  };

  /** Takes all failed files off the list. */
  readonly dismissFailed = (): void => {
    for (const { id } of this.#failed()) this.dismiss(id);
  };

  /** Whether the conversion of a video belongs to one of these uploads. */
  readonly isWaitingFor = (mediaId: number): boolean => this.#converting.has(mediaId);

  /** Ends all. What has arrived of large files stays. */
  readonly dispose = (): void => {
    this.#queue = [];
    for (const controller of this.#running.values()) controller.abort();
  };

  #failed(): readonly AssetUpload[] {
    return this.$uploads.get().filter(({ status }) => status === 'failed');
  }

  #remember(given: {
    file?: File;
    folder: number | null;
    name: string;
    canPause: boolean;
    interrupted?: ResumableUpload;
    progress?: number;
  }): Entry {
    const { file, folder, name, canPause, interrupted, progress = 0 } = given;
    const entry: Entry = { id: this.#nextId++, file, folder, upload: interrupted, interrupted };
    const status = interrupted ? 'interrupted' : 'waiting';
    this.#known.set(entry.id, entry);
    const shown = { id: entry.id, name, progress, status, canPause, failure: undefined } as const;
    this.$uploads.set([...this.$uploads.get(), shown]);
    return entry;
  }

  #interruptedOf(file: File): Entry | undefined {
    return [...this.#known.values()].find(
      (entry) => entry.file === undefined && entry.interrupted && isUploadOf(entry.interrupted, file),
    );
  }

  #next(): void {
    while (this.#sending.size < AT_ONCE) {
      const entry = this.#queue.shift();
      if (!entry) return;
      void this.#run(entry);
    }
  }

  async #run(entry: Entry): Promise<void> {
    const { id } = entry;
    if (entry.file?.size === 0) return this.#patch(id, { status: 'failed', failure: emptyFile(this.#context) });
    const controller = new AbortController();
    this.#running.set(id, controller);
    try {
      const sent = await this.#send(entry, controller.signal);
      const onProgress = (progress: number) => this.#patch(id, { progress });
      const ready = await converted(this.#context, sent, controller.signal, onProgress);
      if (ready) this.#onTaken(ready);
      this.#converting.delete(sent.id);
      this.#forget(id);
    } catch (thrown) {
      if (this.#paused.has(id)) return;
      if (isAborted(thrown)) this.#forget(id);
      else this.#patch(id, { status: 'failed', failure: uploadFailure(thrown, this.#context) });
    } finally {
      this.#running.delete(id);
    }
  }

  async #send(entry: Entry, signal: AbortSignal): Promise<Media> {
    const { id } = entry;
    this.#sending.add(id);
    this.#patch(id, { status: 'uploading', failure: undefined });
    try {
      const sent = await this.#transfer(entry, signal);
      if (isConverting(sent)) this.#converting.add(sent.id);
      this.#onTaken(sent);
      if (isConverting(sent))
        this.#patch(id, { status: 'converting', canPause: false, progress: conversionShare(sent) });
      return sent;
    } finally {
      this.#sending.delete(id);
      this.#next();
    }
  }

  async #transfer(entry: Entry, signal: AbortSignal): Promise<Media> {
    const { file, folder } = entry;
    if (!file) throw new Error('An upload without its file cannot be sent');
    const onProgress = (progress: number) => this.#patch(entry.id, { progress });
    if (isLarge(file)) {
      const accounts = await this.#context.accounts();
      const onUpload = (uploadId: number) => {
        entry.upload = { id: uploadId };
      };
      return sendInParts({ accounts, file, folder, signal, onProgress, onUpload });
    }
    const fields = folder === null ? {} : { folder: String(folder) };
    onProgress(0);
    return this.#context.client.uploadMedia({ file, fileName: file.name, fields, signal, onProgress });
  }

  /** The server removes what is not cancelled after three days. */
  async #cancel(uploadId: number): Promise<void> {
    const accounts = await this.#context.accounts();
    await accounts.cancelUpload({ params: { uploadId } }).catch(() => undefined);
  }

  #forget(id: number): void {
    this.#known.delete(id);
    this.$uploads.set(this.$uploads.get().filter((upload) => upload.id !== id));
  }

  #patch(id: number, change: Partial<AssetUpload>): void {
    this.$uploads.set(this.$uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }
}

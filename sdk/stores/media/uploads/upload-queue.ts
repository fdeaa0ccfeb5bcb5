/** Sends files to the account, a few at a time, and waits until videos are converted. It loads with the first upload. */

import type { WritableAtom } from 'nanostores';
import type { Emitter } from '../../../base/emitter';
import type { Media } from '../../../contract/media/media';
import type { ResumableUpload } from '../../../contract/media/resumable-upload';
import type { Id } from '../../../contract/schemas/ids';
import type { Failure } from '../../failure';
import type { StoreContext } from '../../store-context';
import { conversionShare, converted, isConverting } from '../media-conversion';
import type { UploadTarget } from '../page-media/page-media';
import { isInParts, sendUpload } from './send-file';
import { isUploadOf } from './send-in-parts';
import type { StartedUpload, Upload, UploadEvents, UploadOutcome, UploadRequest } from './upload';
import { UploadEntries, type UploadEntry } from './upload-entries';
import { emptyFile, isFileRefused, uploadFailure } from './upload-failure';

/** Files that are sent at the same time. */
const AT_ONCE = 3;

export interface QueuePorts {
  readonly $uploads: WritableAtom<readonly Upload[]>;
  readonly events: Pick<Emitter<UploadEvents>, 'emit'>;
  /** Storage of the page around the editor. */
  readonly target: () => UploadTarget | undefined;
}

export class UploadQueue {
  readonly #context: StoreContext;
  readonly #ports: QueuePorts;
  readonly #entries: UploadEntries;
  readonly #running = new Map<number, AbortController>();
  #waiting: UploadEntry[] = [];
  /** Files whose bytes are on their way. */
  #sending = 0;

  constructor(context: StoreContext, ports: QueuePorts) {
    this.#context = context;
    this.#ports = ports;
    this.#entries = new UploadEntries(ports.$uploads);
  }

  /** Queues an upload. A file whose upload was interrupted goes on where it was. */
  add(request: UploadRequest): StartedUpload {
    let id = 0;
    const outcome = new Promise<UploadOutcome>((settle) => {
      id = this.#enter(request, settle);
    });
    return { id, outcome };
  }

  /** Lists uploads of earlier visits, and of other tabs. */
  addInterrupted(uploads: readonly ResumableUpload[]): void {
    const known = new Set(this.#entries.all().map(({ uploadId }) => uploadId));
    for (const upload of uploads.filter(({ id }) => !known.has(id))) {
      const { id, name, received, size } = upload;
      const shown = { name, progress: received / size, status: 'interrupted', canPause: true } as const;
      this.#entries.add({ interrupted: upload, uploadId: id }, shown);
    }
  }

  /** Follows conversions that an earlier visit or another tab began. */
  follow(files: readonly Media[]): void {
    for (const media of files.filter(({ id }) => !this.#entries.isShown(id))) {
      const { id, name, type } = media;
      const entry = this.#entries.add({}, { name, isMusic: type === 'audio', mediaId: id });
      void this.#run(entry, async () => this.#take(entry, media));
    }
  }

  /** Goes on with an interrupted upload. Another file than that of the upload is refused. */
  continueWith(id: number, file: File): void {
    const entry = this.#entries.get(id);
    if (!entry?.interrupted) return;
    const { folder, name } = entry.interrupted;
    if (!isUploadOf(entry.interrupted, file)) {
      const message = this.#context.t('uploads.otherFile', { name });
      this.#entries.patch(id, { failure: { code: 'other_file', message } });
      return;
    }
    entry.request = { file, folder };
    this.retry(id);
  }

  /** Sends a failed file again, or goes on with a paused one. */
  retry(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry?.request) return;
    const mediaId = this.#entries.shown(id)?.mediaId;
    if (mediaId !== undefined) void this.#cancelConversion(mediaId);
    const canPause = isInParts(entry.request, this.#ports.target());
    const anew = { canRetry: false, failure: undefined, mediaId: undefined };
    this.#entries.patch(id, { ...anew, status: 'waiting', canPause });
    this.#waiting.push(entry);
    this.#next();
  }

  /** Stops an upload. What has arrived stays. */
  pause(id: number): void {
    this.#entries.patch(id, { status: 'paused' });
    this.#stop(id);
  }

  /** Cancels an upload or a conversion, or takes a failed one off the list. */
  dismiss(id: number): void {
    const entry = this.#entries.get(id);
    const mediaId = this.#entries.shown(id)?.mediaId;
    this.#entries.remove(id);
    this.#stop(id);
    entry?.settle({});
    if (mediaId !== undefined) void this.#cancelConversion(mediaId);
    else if (entry?.uploadId !== undefined) void this.#cancelUpload(entry.uploadId);
  }

  /** Ends all. What has arrived of large files stays. */
  dispose(): void {
    for (const { id, settle } of this.#entries.all()) {
      this.#entries.remove(id);
      this.#stop(id);
      settle({});
    }
  }

  #enter(request: UploadRequest, settle: UploadEntry['settle']): number {
    const left = 'file' in request ? this.#entries.interruptedOf(request.file) : undefined;
    const name = 'file' in request ? request.file.name : request.address;
    const entry = left ?? this.#entries.add({}, { name, isMusic: request.isMusic ?? false });
    entry.request = left ? { ...request, folder: left.interrupted?.folder } : request;
    entry.settle = settle;
    this.retry(entry.id);
    return entry.id;
  }

  #stop(id: number): void {
    this.#waiting = this.#waiting.filter((entry) => entry.id !== id);
    this.#running.get(id)?.abort();
  }

  #next(): void {
    while (this.#sending < AT_ONCE) {
      const entry = this.#waiting.shift();
      if (!entry?.request) return;
      const { request } = entry;
      if ('file' in request && request.file.size === 0) this.#fail(entry, emptyFile(this.#context));
      else void this.#run(entry, (signal) => this.#send(entry, request, signal));
    }
  }

  async #run(entry: UploadEntry, send: (signal: AbortSignal) => Promise<Media>): Promise<void> {
    const { id } = entry;
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(id, controller);
    try {
      const sent = await send(signal);
      const onProgress = (progress: number) => this.#entries.patch(id, { progress });
      const media = await converted(this.#context, sent, signal, onProgress);
      if (media) this.#finish(entry, media);
    } catch (thrown) {
      // it was paused, or it is gone
      const isMusic = entry.request?.isMusic ?? false;
      if (!signal.aborted) this.#fail(entry, uploadFailure(thrown, isMusic, this.#context));
    } finally {
      if (this.#running.get(id) === controller) this.#running.delete(id);
    }
  }

  async #send(entry: UploadEntry, request: UploadRequest, signal: AbortSignal): Promise<Media> {
    const { id } = entry;
    this.#sending += 1;
    this.#entries.patch(id, { status: 'uploading' });
    const onProgress = (progress: number) => signal.aborted || this.#entries.patch(id, { progress });
    const onUpload = (uploadId: Id<'upload'>) => {
      entry.uploadId = uploadId;
    };
    try {
      const target = this.#ports.target();
      return this.#take(entry, await sendUpload(this.#context, request, { signal, onProgress, onUpload, target }));
    } finally {
      this.#sending -= 1;
      this.#next();
    }
  }

  /** The server has the file. */
  #take({ id }: UploadEntry, media: Media): Media {
    if (isConverting(media)) {
      const progress = conversionShare(media);
      this.#entries.patch(id, { status: 'converting', canPause: false, progress, mediaId: media.id });
    }
    this.#ports.events.emit('taken', media);
    return media;
  }

  #finish({ id, request, settle }: UploadEntry, media: Media): void {
    const wasConverted = this.#entries.shown(id)?.mediaId !== undefined;
    this.#entries.remove(id);
    if (wasConverted) this.#ports.events.emit('taken', media);
    request?.onReady?.(media);
    settle({ media });
  }

  #fail({ id, request, settle }: UploadEntry, failure: Failure): void {
    const canRetry = request !== undefined && !isFileRefused(failure);
    this.#entries.patch(id, { status: 'failed', failure, canRetry });
    settle({ failure });
  }

  /** The server removes what is not cancelled after three days. */
  async #cancelUpload(uploadId: Id<'upload'>): Promise<void> {
    const cancel = async () => (await this.#context.accounts()).cancelUpload({ params: { uploadId } });
    await cancel().catch(() => undefined);
  }

  /** A file that is ready by now stays. */
  async #cancelConversion(mediaId: Id<'media'>): Promise<void> {
    const cancelled = await this.#context.client.cancelMedia({ params: { mediaId } }).catch(() => undefined);
    if (cancelled) this.#ports.events.emit('removed', mediaId);
  }
}

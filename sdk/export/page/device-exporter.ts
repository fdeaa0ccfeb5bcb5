/** Exports of a page: opens the worker when it is first needed, answers what it asks, and hands over its file. */
import { isSpotreelError, messageOf, SpotreelError } from '../../base/errors';
import type { CompiledScene, Composition } from '../../scene/composition';
import { exportError } from '../export-error';
import { type DeviceFormat, formatFacts } from '../export-format';
import { removeStored } from '../output/stored-sink';
import { findAudioCodec } from '../support/audio-codec';
import { findVideoCodec } from '../support/video-codec';
import type { ExportRequest, FromExportWorker, WorkerQuestion } from '../worker-messages';
import { decodeSound } from './decode-sound';
import { MediaFiles } from './media-files';
import { type ExportWorker, openExportWorker } from './open-export-worker';

/** Address of the worker. */
export interface DeviceExporterOptions {
  /** Address of `export-worker.js`. From another origin it runs where the page's policy allows `worker-src blob:`. */
  readonly workerUrl: string | URL;
}

/** Options of an export. */
export interface DeviceExportOptions {
  /** Default `mp4`. */
  readonly format?: DeviceFormat;
  /** Leaves out backgrounds that are a color, in formats that can be seen through (`webm`, `png`). Default false. */
  readonly transparent?: boolean;
  /**
   * Bits a second of the picture, for `mp4` and `webm`. Default: a steady quality, with at most about 8 million for 1080p and other
   * sizes in proportion.
   */
  readonly bitsPerSecond?: number;
  /** A file that the user chose (`showSaveFilePicker`): the export streams into it. Default: a file of the browser's own. */
  readonly destination?: FileSystemFileHandle;
  /** Cancels the export, which then rejects with `aborted` and leaves nothing behind. */
  readonly signal?: AbortSignal;
  /** Called while frames are written. */
  readonly onProgress?: (progress: DeviceExportProgress) => void;
}

/** Frames that are written, of all. */
export interface DeviceExportProgress {
  /** 0 to `frameCount`. */
  readonly framesDone: number;
  readonly frameCount: number;
}

/** A finished export. */
export interface DeviceExport {
  /** Undefined with a `destination`: it is there. Readable until `release`. */
  readonly file: Blob | undefined;
  readonly bytes: number;
  readonly mimeType: string;
  /** With its dot. */
  readonly fileEnding: string;
  /** Null: the file has no sound. */
  readonly sound: 'aac' | 'opus' | null;
  /** Gives the disk space back. Call it once the user has the file; without it, a later export does so a day after. */
  release(): Promise<void>;
}

/** Writes compositions to files on this device, one at a time. */
export interface DeviceExporter {
  /** Gets ready for an export without a network: starts the worker and keeps up to 128 MB of files. Never rejects. */
  prepare(composition: Composition, signal: AbortSignal): Promise<void>;
  /**
   * Paints and encodes all frames. One export at a time: a second one waits for the first.
   * @throws SpotreelError with an `ExportErrorCode`, or `aborted`
   */
  export(composition: Composition, options?: DeviceExportOptions): Promise<DeviceExport>;
  /** Ends the worker. A running export rejects with `aborted`. */
  dispose(): void;
}

/** The worker starts with the first export, or when one is prepared. */
export function createDeviceExporter(options: DeviceExporterOptions): DeviceExporter {
  return new WorkerExporter(options);
}

/**
 * Writes one composition. See `DeviceExporter.export`.
 *
 * @example
 * ```ts
 * import type { Composition } from '@spotreel/sdk';
 * import { exportVideo } from '@spotreel/sdk/export';
 *
 * const fileOf = (composition: Composition) =>
 *   exportVideo(composition, { workerUrl: '/player/export-worker.js', format: 'mp4' });
 * ```
 */
export async function exportVideo(
  composition: Composition,
  { workerUrl, ...options }: DeviceExportOptions & DeviceExporterOptions,
): Promise<DeviceExport> {
  const exporter = createDeviceExporter({ workerUrl });
  try {
    return await exporter.export(composition, options);
  } finally {
    exporter.dispose();
  }
}

/** The export that runs. */
interface Running {
  readonly composition: Composition;
  readonly onProgress: DeviceExportOptions['onProgress'];
  resolve(done: Extract<FromExportWorker, { type: 'done' }>): void;
  reject(reason: SpotreelError): void;
}

class WorkerExporter implements DeviceExporter {
  readonly #workerUrl: string | URL;
  readonly #files = new MediaFiles();
  #worker: Promise<ExportWorker> | undefined;
  #running: Running | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ workerUrl }: DeviceExporterOptions) {
    this.#workerUrl = workerUrl;
  }

  async prepare(composition: Composition, signal: AbortSignal): Promise<void> {
    await this.#open().catch(() => undefined);
    await this.#files.keep(composition, signal);
  }

  export(composition: Composition, options: DeviceExportOptions = {}): Promise<DeviceExport> {
    const result = this.#last.then(() => this.#export(composition, options));
    this.#last = result.catch(() => undefined);
    return result;
  }

  dispose(): void {
    void this.#worker?.then((worker) => worker.close());
    this.#worker = undefined;
    this.#files.clear();
    this.#fail(new SpotreelError('aborted', 'The exporter was disposed.'));
  }

  async #export(composition: Composition, options: DeviceExportOptions): Promise<DeviceExport> {
    const { format = 'mp4', signal } = options;
    const request = await requestOf(composition, options);
    const worker = await this.#open();
    if (signal?.aborted) throw cancelled();
    const cancel = () => worker.post({ type: 'cancel' });
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const { file, storedName, bytes } = await this.#run(worker, request, composition, options.onProgress);
      const { mimeType, fileEnding } = formatFacts(format);
      const release = async () => storedName && removeStored(storedName);
      const sound = request.audio ?? null;
      return { file, bytes, mimeType, fileEnding, sound, release: async () => void (await release()) };
    } finally {
      signal?.removeEventListener('abort', cancel);
      this.#running = undefined;
    }
  }

  #run(
    worker: ExportWorker,
    request: ExportRequest,
    composition: Composition,
    onProgress: DeviceExportOptions['onProgress'],
  ): Promise<Extract<FromExportWorker, { type: 'done' }>> {
    return new Promise((resolve, reject) => {
      this.#running = { composition, onProgress, resolve, reject };
      worker.post({ type: 'export', request });
    });
  }

  #open(): Promise<ExportWorker> {
    if (this.#worker) return this.#worker;
    const opening = openExportWorker(this.#workerUrl, {
      onMessage: (message) => void this.#receive(opening, message),
      onBreakdown: () => {
        this.#worker = undefined;
        this.#fail(exportError('export_worker_lost', 'The export has run out of memory or has broken down.'));
      },
    });
    opening.catch(() => {
      this.#worker = undefined; // the next export may find the network back
    });
    this.#worker = opening;
    return opening;
  }

  async #receive(
    opening: Promise<ExportWorker>,
    message: Exclude<FromExportWorker, { type: 'ready' | 'unstartable' }>,
  ): Promise<void> {
    const running = this.#running;
    if (!running) return;
    if (message.type === 'progress') {
      const frameCount = running.composition.durationFrames;
      running.onProgress?.({ framesDone: message.framesDone, frameCount });
    } else if (message.type === 'done') running.resolve(message);
    else if (message.type === 'failed') running.reject(new SpotreelError(message.code, message.message));
    else await this.#answer(await opening, message.askId, message.question, running.composition);
  }

  async #answer(
    worker: ExportWorker,
    askId: number,
    question: WorkerQuestion,
    composition: Composition,
  ): Promise<void> {
    try {
      if (question.kind === 'sound') {
        const { music, partSamples } = question;
        const sound = await decodeSound(await this.#files.read(music.src), music, partSamples);
        worker.post({ type: 'answer', askId, answer: sound }, [sound.left.buffer, sound.right.buffer]);
      } else if (question.kind === 'file') {
        worker.post({ type: 'answer', askId, answer: await this.#files.read(question.address) });
      } else worker.post({ type: 'answer', askId, answer: sceneAt(composition, question.index) });
    } catch (thrown) {
      const code = isSpotreelError(thrown) ? thrown.code : 'export_failed';
      worker.post({ type: 'refusal', askId, code: code as 'export_failed', message: messageOf(thrown) });
    }
  }

  #fail(reason: SpotreelError): void {
    this.#running?.reject(reason);
    this.#running = undefined;
  }
}

function sceneAt({ scenes }: Composition, index: number): CompiledScene {
  const scene = scenes[index];
  if (!scene) throw new RangeError(`The composition has no scene ${index}.`);
  return scene;
}

async function requestOf(composition: Composition, options: DeviceExportOptions): Promise<ExportRequest> {
  const { format = 'mp4', transparent = false, destination } = options;
  const { scenes, ...film } = composition;
  if (film.durationFrames === 0) throw new SpotreelError('invalid_argument', 'The composition has no frame.');
  const size = { widthPx: film.width, heightPx: film.height };
  const { hasSound, hasTransparency } = formatFacts(format);
  const video = await findVideoCodec(format, size);
  if (hasSound && !video)
    throw exportError('export_codec_unsupported', `This browser has no encoder for ${format} of this size.`);
  return {
    film: { ...film, sceneCount: scenes.length },
    format,
    isTransparent: transparent && hasTransparency,
    bitsPerSecond: options.bitsPerSecond,
    video,
    audio: await findAudioCodec(format),
    destination,
  };
}

function cancelled() {
  return new SpotreelError('aborted', 'The export was cancelled.');
}

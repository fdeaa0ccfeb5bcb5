/** Core of the export worker, without the worker: one file at a time, from a request to the finished file. */

import type { ExportErrorCode } from '../base/error-codes';
import { isSpotreelError, messageOf } from '../base/errors';
import type { Size } from '../scene/pictures/cover';
import { mixSoundtrack } from '../scene/soundtrack/mix';
import { planSoundtrack } from '../scene/soundtrack/plan';
import type { StereoSamples } from '../scene/soundtrack/stereo';
import type { FrameWriter } from './encoding/frame-writer';
import { gifCanvasSize } from './encoding/gif/gif-canvas-size';
import { openWriter } from './encoding/open-writer';
import { exportError } from './export-error';
import { formatFacts } from './export-format';
import { filmFrames } from './frames/film-frames';
import type { FileSink } from './output/file-sink';
import { openSink } from './output/open-sink';
import { PageQuestions } from './page-questions';
import type { ExportRequest, FromExportWorker, ToExportWorker, WorkerFailure } from './worker-messages';

/** Frames between two reports. */
const REPORT_EVERY = 3;

export class ExportHost {
  readonly #post: (message: FromExportWorker) => void;
  readonly #page: PageQuestions;
  #isCancelled = false;

  constructor(post: (message: FromExportWorker) => void) {
    this.#post = post;
    this.#page = new PageQuestions(post);
  }

  receive(message: ToExportWorker): void {
    if (message.type === 'export') void this.#export(message.request);
    else if (message.type === 'cancel') this.#cancel();
    else this.#page.receive(message);
  }

  #cancel(): void {
    this.#isCancelled = true;
    this.#page.cancel();
  }

  async #export(request: ExportRequest): Promise<void> {
    this.#isCancelled = false;
    this.#page.reset();
    let sink: FileSink | undefined;
    let writer: FrameWriter | undefined;
    try {
      sink = await openSink(request.destination, formatFacts(request.format).mimeType);
      const { widthPx, heightPx } = sizeOf(request);
      const canvas = new OffscreenCanvas(widthPx, heightPx);
      writer = await openWriter({ request, canvas, sink, samples: await this.#soundtrack(request) });
      await this.#writeFrames(request, canvas, writer);
      await writer.finish();
      const { file, storedName } = await sink.finish();
      this.#post({ type: 'done', file, storedName, bytes: sink.bytes });
    } catch (thrown) {
      await writer?.cancel();
      await sink?.abort();
      this.#post({ type: 'failed', ...failureOf(thrown) });
    }
  }

  async #soundtrack({ film, audio }: ExportRequest): Promise<StereoSamples | undefined> {
    if (!audio) return undefined;
    const plan = planSoundtrack({ ...film, scenes: [] });
    return mixSoundtrack(plan, (music, partSamples) => this.#page.ask({ kind: 'sound', music, partSamples }));
  }

  /** Frames are counted once for each time that they are painted; reports are shares of that. */
  async #writeFrames(request: ExportRequest, canvas: OffscreenCanvas, writer: FrameWriter): Promise<void> {
    const look = writer.look?.bind(writer);
    const passes = [...(look ? [look] : []), (index: number) => writer.add(index)];
    for (const [done, pass] of passes.entries()) {
      for await (const frame of this.#frames(request, canvas)) {
        await pass(frame);
        if (this.#isCancelled) throw aborted();
        if ((frame + 1) % REPORT_EVERY !== 0) continue;
        const framesDone = Math.floor((done * request.film.durationFrames + frame + 1) / passes.length);
        this.#post({ type: 'progress', framesDone });
      }
    }
  }

  #frames(request: ExportRequest, canvas: OffscreenCanvas): AsyncGenerator<number, void, unknown> {
    const { film, isTransparent } = request;
    // the canvas of a GIF is read, never shown
    const context = canvas.getContext('2d', { alpha: isTransparent, willReadFrequently: request.format === 'gif' });
    if (!context) throw exportError('export_failed', 'This browser draws no canvas of this size.');
    return filmFrames({
      context,
      canvas: sizeOf(request),
      isTransparent,
      sceneCount: film.sceneCount,
      readScene: (index) => this.#page.ask({ kind: 'scene', index }),
      readFile: (address) => this.#page.ask({ kind: 'file', address }),
    });
  }
}

function sizeOf({ film, format }: ExportRequest): Size {
  const size = { widthPx: film.width, heightPx: film.height };
  return format === 'gif' ? gifCanvasSize(size) : size;
}

function aborted() {
  return new DOMException('The export was cancelled.', 'AbortError');
}

function failureOf(thrown: unknown): WorkerFailure {
  if (thrown instanceof DOMException && thrown.name === 'AbortError')
    return { code: 'aborted', message: thrown.message };
  const code = isSpotreelError(thrown) ? (thrown.code as ExportErrorCode) : 'export_failed';
  return { code, message: messageOf(thrown) };
}

/** Exports of one open project on this device: what this browser can write, the one that runs, and its file. */
import { isSpotreelError } from '@spotreel/sdk/base';
import type { DeviceExport, DeviceExporter, DeviceFormat, SupportedFormat } from '@spotreel/sdk/export';
import type { Composition, Size } from '@spotreel/sdk/scene';
import type { EditorStore, Spotreel } from '@spotreel/sdk/stores';
import { atom } from 'nanostores';
import { untilLoaded } from '../foundation/recovery';
import { saveBlob } from '../foundation/save-file';
import { chooseDestination, fileNameOf } from './destination';

export type DeviceExportState =
  | { readonly status: 'idle' | 'cancelled' }
  | { readonly status: 'running'; readonly percent: number }
  /** `canSaveAgain`: the file is here, not in a place that was chosen. */
  | { readonly status: 'done'; readonly canSaveAgain: boolean }
  | { readonly status: 'failed'; readonly code: string };

export interface DeviceExportChoice {
  readonly format: DeviceFormat;
  readonly isTransparent: boolean;
}

const known = new WeakMap<EditorStore, DeviceExports>();

/** One for each open editor. */
export function deviceExportsOf(spotreel: Spotreel, editor: EditorStore): DeviceExports {
  const exports = known.get(editor) ?? new DeviceExports(spotreel, editor);
  known.set(editor, exports);
  return exports;
}

/** Address of the worker; undefined where there may be none. */
export function exportWorkerUrlOf({ editing }: Spotreel): URL | undefined {
  const { exportWorkerUrl, apiBase = '' } = editing.options;
  if (exportWorkerUrl === null) return undefined;
  return new URL(exportWorkerUrl ?? `${apiBase.replace(/\/+$/, '')}/player/export-worker.js`, document.baseURI);
}

class DeviceExports {
  readonly $state = atom<DeviceExportState>({ status: 'idle' });
  readonly #workerUrl: URL | undefined;
  readonly #editor: EditorStore;
  #exporter: Promise<DeviceExporter> | undefined;
  #running: AbortController | undefined;
  #finished: { readonly name: string; readonly made: DeviceExport } | undefined;

  constructor(spotreel: Spotreel, editor: EditorStore) {
    this.#workerUrl = exportWorkerUrlOf(spotreel);
    this.#editor = editor;
  }

  /** What this browser writes at a size; nothing where no worker may run. */
  async formats(size: Size): Promise<readonly SupportedFormat[]> {
    if (!this.#workerUrl) return [];
    const { exportSupport } = await untilLoaded(() => import('@spotreel/sdk/export'));
    return exportSupport(size);
  }

  /** Gets ready for an export without a network. Never rejects. */
  async prepare(composition: Composition, signal: AbortSignal): Promise<void> {
    const exporter = await this.#open().catch(() => undefined);
    await exporter?.prepare(composition, signal);
  }

  /** Call it while a gesture of the user is handled: it may ask where the file goes. Resolves when the export is over. */
  async start({ format, isTransparent }: DeviceExportChoice): Promise<void> {
    if (this.#running) return;
    const running = new AbortController();
    this.#running = running;
    const name = fileNameOf(this.#editor.views.$name.get(), format);
    try {
      const destination = await chooseDestination(name, format);
      if (destination === 'cancelled') return;
      await this.#release();
      addEventListener('beforeunload', warn);
      this.$state.set({ status: 'running', percent: 0 });
      const composition = await this.#editor.picture.compileNow();
      const exporter = await this.#open();
      const made = await exporter.export(composition, {
        format,
        transparent: isTransparent,
        ...(destination && { destination }),
        signal: running.signal,
        onProgress: ({ framesDone, frameCount }) => this.#report((framesDone / frameCount) * 100),
      });
      this.#finish(name, made);
    } catch (thrown) {
      this.#fail(thrown);
    } finally {
      removeEventListener('beforeunload', warn);
      this.#running = undefined;
    }
  }

  readonly cancel = (): void => this.#running?.abort();

  /** Has the browser save the finished file once more. */
  readonly saveAgain = (): void => {
    const { made, name } = this.#finished ?? {};
    if (made?.file && name) saveBlob(name, made.file);
  };

  /** The project was closed. */
  dispose(): void {
    known.delete(this.#editor);
    this.cancel();
    void this.#release();
    void this.#exporter?.then((exporter) => exporter.dispose());
    this.#exporter = undefined;
  }

  #open(): Promise<DeviceExporter> {
    const workerUrl = this.#workerUrl ?? '';
    this.#exporter ??= import('@spotreel/sdk/export').then(({ createDeviceExporter }) =>
      createDeviceExporter({ workerUrl }),
    );
    this.#exporter.catch(() => {
      this.#exporter = undefined; // its code may come the next time
    });
    return this.#exporter;
  }

  #report(percent: number): void {
    if (this.$state.get().status === 'running') this.$state.set({ status: 'running', percent });
  }

  #finish(name: string, made: DeviceExport): void {
    this.#finished = { name, made };
    this.saveAgain();
    this.$state.set({ status: 'done', canSaveAgain: made.file !== undefined });
  }

  #fail(thrown: unknown): void {
    const code = isSpotreelError(thrown) ? thrown.code : 'export_failed';
    this.$state.set(code === 'aborted' ? { status: 'cancelled' } : { status: 'failed', code });
  }

  async #release(): Promise<void> {
    const finished = this.#finished;
    this.#finished = undefined;
    await finished?.made.release();
  }
}

/** A page that goes takes the export with it. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export type { DeviceExports };

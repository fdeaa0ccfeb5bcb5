/** Exports of one open project on this device: what this browser can write, the one that runs, and its file. */
import { isSpotreelError, SpotreelError } from '@spotreel/sdk/internal/base';
import type { DeviceExport, DeviceExporter, SupportedFormat } from '@spotreel/sdk/internal/export';
import type { Composition, Size } from '@spotreel/sdk/internal/scene';
import {
  type CountedDeviceExport,
  createDeviceExportCounter,
  type DeviceExportCounter,
  type EditorStore,
  type RenderNotice,
  renderNotice,
  type Spotreel,
} from '@spotreel/sdk/internal/stores';
import { atom, computed } from 'nanostores';
import { saveBlob } from '../../foundation/files/save-file';
import { untilLoaded } from '../../foundation/recovery';
import { chooseDestination, fileNameOf, removeEmptyFile } from './destination';
import { type DeviceExportChoice, FIRST_DEVICE_CHOICE, writableChoice } from './device-export-choice';

export type DeviceExportState =
  | { readonly status: 'idle' | 'cancelled' }
  | { readonly status: 'running'; readonly percent: number }
  /** `canSaveAgain`: the file is here, not in a place that was chosen. */
  | { readonly status: 'done'; readonly canSaveAgain: boolean }
  | { readonly status: 'failed'; readonly code: string }
  /** The plan counts exports on this device, and all are used. */
  | { readonly status: 'refused'; readonly notice: RenderNotice };

/** Source of an export. */
export interface DeviceExportSource {
  /** Undefined while no project is open. */
  projectId(): number | undefined;
  /** Name of the video. */
  name(): string;
  /** The video as it is now. */
  compile(): Promise<Composition>;
}

/** The plan counts exports on this device, and the server cannot be reached. */
const NEEDS_CONNECTION = 'export_needs_connection';

const known = new WeakMap<EditorStore, DeviceExports>();

/** One for each open editor, until `forgetDeviceExports`. */
export function deviceExportsOf(spotreel: Spotreel, editor: EditorStore): DeviceExports {
  const exports = known.get(editor) ?? new DeviceExports(spotreel, sourceOf(editor));
  known.set(editor, exports);
  return exports;
}

/** The project was closed. */
export function forgetDeviceExports(editor: EditorStore): void {
  known.get(editor)?.dispose();
  known.delete(editor);
}

function sourceOf({ document, views, picture }: EditorStore): DeviceExportSource {
  return {
    projectId: () => document.$project.get()?.id ?? undefined,
    name: () => views.$name.get(),
    compile: picture.compileNow,
  };
}

/** Address of the worker; undefined where there may be none. */
export function exportWorkerUrlOf({ editing }: Spotreel): URL | undefined {
  const { exportWorkerUrl, apiBase = '' } = editing.options;
  if (exportWorkerUrl === null) return undefined;
  return new URL(exportWorkerUrl ?? `${apiBase.replace(/(?<!\/)\/+$/, '')}/player/export-worker.js`, document.baseURI);
}

export class DeviceExports {
  readonly $state = atom<DeviceExportState>({ status: 'idle' });
  /** Formats that this browser writes; undefined until `look` has found them. */
  readonly $formats = atom<readonly SupportedFormat[] | undefined>(undefined);
  readonly #chosen = atom(FIRST_DEVICE_CHOICE);
  /** Choice for the next export; undefined while the formats are unknown, and if there are none. */
  readonly $choice = computed([this.$formats, this.#chosen], writableChoice);
  /** The plan of the account counts exports on this device. */
  readonly $isCounting: DeviceExportCounter['$isCounting'];
  readonly #counter: DeviceExportCounter;
  readonly #t: Spotreel['t'];
  readonly #workerUrl: URL | undefined;
  readonly #source: DeviceExportSource;
  #exporter: Promise<DeviceExporter> | undefined;
  #running: AbortController | undefined;
  #finished: { readonly name: string; readonly made: DeviceExport } | undefined;

  constructor(spotreel: Spotreel, source: DeviceExportSource) {
    this.#counter = createDeviceExportCounter(spotreel);
    this.$isCounting = this.#counter.$isCounting;
    this.#t = spotreel.t;
    this.#workerUrl = exportWorkerUrlOf(spotreel);
    this.#source = source;
  }

  /** Finds out what this browser writes at a size; nothing where no worker may run. */
  async look(size: Size): Promise<void> {
    if (!this.#workerUrl) return this.$formats.set([]);
    const { exportSupport } = await untilLoaded(() => import('@spotreel/sdk/internal/export'));
    this.$formats.set(await exportSupport(size));
  }

  readonly choose = (choice: DeviceExportChoice): void => this.#chosen.set(choice);

  /** Gets ready for an export without a network. Never rejects. */
  async prepare(composition: Composition, signal: AbortSignal): Promise<void> {
    const exporter = await this.#open().catch(() => undefined);
    await exporter?.prepare(composition, signal);
  }

  /** Call it while a gesture of the user is handled: it may ask where the file goes. Resolves when the export is over. */
  async start(): Promise<void> {
    const choice = this.$choice.get();
    if (this.#running || !choice) return;
    const running = new AbortController();
    this.#running = running;
    const name = fileNameOf(this.#source.name(), choice.format);
    const destination = await chooseDestination(name, choice.format);
    if (destination !== 'cancelled') await this.#make(choice, name, destination, running.signal);
    this.#running = undefined;
  }

  async #make(
    choice: DeviceExportChoice,
    name: string,
    destination: FileSystemFileHandle | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#release();
    addEventListener('beforeunload', warn);
    this.$state.set({ status: 'running', percent: 0 });
    let counted: CountedDeviceExport | undefined;
    try {
      counted = await this.#count();
      const made = await this.#write(choice, destination, signal);
      counted.keep();
      this.#finish(name, made);
    } catch (thrown) {
      void counted?.takeBack();
      void removeEmptyFile(destination);
      this.#fail(thrown);
    } finally {
      removeEventListener('beforeunload', warn);
    }
  }

  async #count(): Promise<CountedDeviceExport> {
    const projectId = this.#source.projectId();
    if (projectId === undefined) throw new SpotreelError('playback_failed', 'No project is open.');
    return this.#counter.count(projectId).catch((thrown: unknown) => {
      const isUnreached = isSpotreelError(thrown, 'network_error') || isSpotreelError(thrown, 'timeout');
      throw isUnreached ? new SpotreelError(NEEDS_CONNECTION, thrown.message, { cause: thrown }) : thrown;
    });
  }

  async #write(
    { format, isTransparent }: DeviceExportChoice,
    destination: FileSystemFileHandle | undefined,
    signal: AbortSignal,
  ): Promise<DeviceExport> {
    const composition = await this.#source.compile();
    const exporter = await this.#open();
    return exporter.export(composition, {
      format,
      transparent: isTransparent,
      ...(destination && { destination }),
      signal,
      onProgress: ({ framesDone, frameCount }) => this.#report((framesDone / frameCount) * 100),
    });
  }

  readonly cancel = (): void => this.#running?.abort();

  /** Has the browser save the finished file once more. */
  readonly saveAgain = (): void => {
    const { made, name } = this.#finished ?? {};
    if (made?.file && name) saveBlob(name, made.file);
  };

  /** Ends a running export, and lets go of the worker. */
  dispose(): void {
    this.cancel();
    void this.#release();
    void this.#exporter?.then((exporter) => exporter.dispose());
    this.#exporter = undefined;
  }

  #open(): Promise<DeviceExporter> {
    const workerUrl = this.#workerUrl ?? '';
    this.#exporter ??= import('@spotreel/sdk/internal/export').then(({ createDeviceExporter }) =>
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
    if (code === 'render_limit') this.$state.set({ status: 'refused', notice: renderNotice(thrown, this.#t) });
    else this.$state.set(code === 'aborted' ? { status: 'cancelled' } : { status: 'failed', code });
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

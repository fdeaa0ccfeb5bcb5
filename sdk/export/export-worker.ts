/** Entry of the worker that writes files, built to `player/export-worker.js`. */
import { ExportHost } from './export-host';
import type { FromExportWorker, ToExportWorker } from './worker-messages';

/** The global scope of a dedicated worker, as far as it is used here; the DOM's own types describe a page. */
interface WorkerScope {
  postMessage(message: FromExportWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToExportWorker>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const host = new ExportHost((message) => scope.postMessage(message));
scope.addEventListener('message', ({ data }) => host.receive(data));
scope.postMessage({ type: 'ready' });

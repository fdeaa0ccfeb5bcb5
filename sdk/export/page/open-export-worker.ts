/** Starts the export worker: from the page's own origin, else out of a blob that imports it, where the page allows that. */
import { allowsBlobWorkers, rememberBlobRefusal } from '../../player/compiling/blob-policy';
import { workerAddress } from '../../player/compiling/worker-address';
import { exportError } from '../export-error';
import type { FromExportWorker, ToExportWorker } from '../worker-messages';

/** A blocked or unreachable worker does not always say so. */
const START_PATIENCE_MS = 15_000;

export interface ExportWorker {
  post(message: ToExportWorker, transfer?: Transferable[]): void;
  close(): void;
}

export interface ExportWorkerEvents {
  readonly onMessage: (message: Exclude<FromExportWorker, { type: 'ready' | 'unstartable' }>) => void;
  /** It ran and does not any more. */
  readonly onBreakdown: () => void;
}

/** @throws SpotreelError `export_worker_refused` */
export async function openExportWorker(workerUrl: string | URL, events: ExportWorkerEvents): Promise<ExportWorker> {
  const url = new URL(workerUrl, document.baseURI);
  if (url.origin === location.origin) return start(url.href, events);
  if (!allowsBlobWorkers()) throw refused();
  const source = `import(${JSON.stringify(url.href)}).catch(() => postMessage({ type: 'unstartable' }))`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  let hasRun = false;
  const onRun = () => {
    hasRun = true;
  };
  try {
    return await start(blob, { ...events, onRun });
  } catch (thrown) {
    if (!hasRun) rememberBlobRefusal(); // one that ran has found no network, perhaps: the next export may
    throw thrown;
  } finally {
    URL.revokeObjectURL(blob);
  }
}

function refused() {
  return exportError('export_worker_refused', 'This page lets no export run on this device.');
}

interface StartEvents extends ExportWorkerEvents {
  /** The page allows the worker, though it may not find its script. */
  readonly onRun?: () => void;
}

function start(url: string, { onMessage, onBreakdown, onRun }: StartEvents): Promise<ExportWorker> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(workerAddress(url), { type: 'module', name: 'spotreel-export' });
    } catch {
      return reject(refused()); // no workers here, or a policy
    }
    let isRunning = false;
    const giveUp = () => {
      clearTimeout(patience);
      worker.terminate();
      if (isRunning) onBreakdown();
      else reject(refused());
    };
    const patience = setTimeout(giveUp, START_PATIENCE_MS);
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // reported by the export that fails
      giveUp();
    });
    worker.addEventListener('messageerror', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<FromExportWorker>) => {
      onRun?.();
      if (data.type === 'unstartable') return giveUp();
      if (data.type !== 'ready') return onMessage(data);
      clearTimeout(patience);
      isRunning = true;
      resolve({
        post: (message, transfer = []) => worker.postMessage(message, transfer),
        close: () => worker.terminate(),
      });
    });
  });
}

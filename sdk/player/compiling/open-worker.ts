/**
 * Opens what compiles the scenes. That is a worker of the page's own origin. For a file of another origin it is a worker out of a
 * blob that imports it, where the page's policy allows that. Else it is the page's own thread, one scene a task.
 */
import { allowsBlobWorkers, rememberBlobRefusal } from './blob-policy';
import { openPageHost } from './page-host';
import { workerAddress } from './worker-address';
import type { WorkerEvents, WorkerLink, WorkerPlace } from './worker-link';
import type { FromWorker } from './worker-messages';

/** A blocked or unreachable worker does not always say so. */
const START_PATIENCE_MS = 10_000;

/** Undefined where nothing of it can start. */
export async function openWorker(place: WorkerPlace, events: WorkerEvents): Promise<WorkerLink | undefined> {
  const url = new URL(place.workerUrl, document.baseURI);
  const link = (place.worker !== false && (await openThread(url, events))) || (await openPageHost(url.href, events));
  link?.post({ type: 'init', fontsUrl: new URL(place.fontsUrl, document.baseURI).href });
  return link || undefined;
}

async function openThread(url: URL, events: WorkerEvents): Promise<WorkerLink | undefined> {
  if (url.origin === location.origin) return startWorker(url.href, events);
  if (!allowsBlobWorkers()) return undefined;
  const source = `import(${JSON.stringify(url.href)}).catch(() => postMessage({ type: 'unstartable' }))`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const link = await startWorker(blob, events);
  URL.revokeObjectURL(blob);
  if (!link) rememberBlobRefusal();
  return link;
}

function startWorker(url: string, { onMessage, onBreakdown }: WorkerEvents): Promise<WorkerLink | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(workerAddress(url), { type: 'module', name: 'spotreel-scenes' });
    } catch {
      return resolve(undefined); // no workers here, or a policy
    }
    let isRunning = false;
    const giveUp = () => {
      clearTimeout(patience);
      worker.terminate();
      if (isRunning) onBreakdown();
      else resolve(undefined);
    };
    const patience = setTimeout(giveUp, START_PATIENCE_MS);
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // a worker that cannot start is no error of the page
      giveUp();
    });
    worker.addEventListener('messageerror', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'unstartable') return giveUp();
      if (data.type !== 'ready') return onMessage(data);
      clearTimeout(patience);
      isRunning = true;
      resolve({
        isThread: true,
        post: (message, transfer = []) => worker.postMessage(message, transfer),
        close: () => worker.terminate(),
      });
    });
  });
}

/** Starts the scene worker and reports early whether it can be used at all. */
import type { FromWorker, ToWorker } from './worker-messages';

export interface WorkerLink {
  /** `transfer`: what the page gives away with it. */
  post(message: ToWorker, transfer?: Transferable[]): void;
  close(): void;
}

export interface WorkerEvents {
  readonly onMessage: (message: Exclude<FromWorker, { type: 'ready' }>) => void;
  /** It ran and does not any more. */
  readonly onBreakdown: () => void;
}

/** A blocked or unreachable worker does not always say so. */
const START_PATIENCE_MS = 10_000;

/** Undefined where it cannot start. */
export function openWorker(
  { workerUrl, fontsUrl }: { readonly workerUrl: string | URL; readonly fontsUrl: string | URL },
  { onMessage, onBreakdown }: WorkerEvents,
): Promise<WorkerLink | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(workerUrl, { type: 'module', name: 'spotreel-scenes' });
    } catch {
      return resolve(undefined); // no workers here, or its address belongs to another origin
    }
    const giveUp = () => {
      clearTimeout(patience);
      worker.terminate();
      resolve(undefined);
      onBreakdown();
    };
    const patience = setTimeout(giveUp, START_PATIENCE_MS);
    worker.addEventListener('error', giveUp);
    worker.addEventListener('messageerror', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type !== 'ready') return onMessage(data);
      clearTimeout(patience);
      const link: WorkerLink = {
        post: (message, transfer = []) => worker.postMessage(message, transfer),
        close: () => worker.terminate(),
      };
      link.post({ type: 'init', fontsUrl: new URL(fontsUrl, document.baseURI).href });
      resolve(link);
    });
  });
}

/**
 * Opens what compiles the scenes. That is a worker of the page's own origin. For a file of another origin it is a worker out of a
 * blob that imports it, where the page's policy allows that. Else it is the page's own thread, one scene a task. A file that is
 * only slow is waited for: the worker is not ended while the page's thread tries too.
 */
import { allowsBlobWorkers, rememberBlobRefusal } from './blob-policy';
import { openPageHost } from './page-host';
import { workerAddress } from './worker-address';
import type { WorkerEvents, WorkerLink, WorkerPlace } from './worker-link';
import type { FromWorker } from './worker-messages';

export interface StartPatience {
  /** A blocked or unreachable worker does not always say so: after so long the page's thread tries too. */
  readonly aloneMs: number;
  /** After so long nothing is waited for any more. */
  readonly togetherMs: number;
}

const PATIENCE: StartPatience = { aloneMs: 10_000, togetherMs: 90_000 };

/** Undefined where nothing of it can start. */
export async function openWorker(
  place: WorkerPlace,
  events: WorkerEvents,
  patience: StartPatience = PATIENCE,
): Promise<WorkerLink | undefined> {
  const url = new URL(place.workerUrl, document.baseURI);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience.togetherMs);
  const thread = place.worker === false ? Promise.resolve(undefined) : openThread(url, events, giveUp.signal);
  const early = await Promise.race([thread, after(patience.aloneMs)]);
  const link = early ?? (await firstOf([thread, openPageHost(url.href, events)], giveUp.signal));
  clearTimeout(timer);
  giveUp.abort(); // a worker that starts behind the page's thread has nothing to do
  link?.post({ type: 'init', fontsUrl: new URL(place.fontsUrl, document.baseURI).href });
  return link || undefined;
}

function after(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** The first that opens; undefined when none does before the signal. Others are closed as they open. */
function firstOf(
  opening: readonly Promise<WorkerLink | undefined>[],
  signal: AbortSignal,
): Promise<WorkerLink | undefined> {
  return new Promise((resolve) => {
    let first: WorkerLink | undefined;
    let isOver = false;
    const end = (link?: WorkerLink) => {
      isOver = true;
      first = link;
      resolve(link);
    };
    signal.addEventListener('abort', () => end(first), { once: true });
    const meet = (link: WorkerLink | undefined) => {
      if (!link) return;
      if (isOver) link.close();
      else end(link);
    };
    void Promise.all(opening.map((one) => one.then(meet))).then(() => isOver || end());
  });
}

async function openThread(url: URL, events: WorkerEvents, signal: AbortSignal): Promise<WorkerLink | undefined> {
  if (url.origin === location.origin) return startWorker(url.href, events, signal);
  if (!allowsBlobWorkers()) return undefined;
  const source = `import(${JSON.stringify(url.href)}).catch(() => postMessage({ type: 'unstartable' }))`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const link = await startWorker(blob, events, signal);
  URL.revokeObjectURL(blob);
  if (!link && !signal.aborted) rememberBlobRefusal();
  return link;
}

/** `signal`: ends a worker that does not run by then. */
function startWorker(
  url: string,
  { onMessage, onBreakdown }: WorkerEvents,
  signal: AbortSignal,
): Promise<WorkerLink | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(workerAddress(url), { type: 'module', name: 'spotreel-scenes' });
    } catch {
      return resolve(undefined); // no workers here, or a policy
    }
    let isRunning = false;
    const giveUp = () => {
      signal.removeEventListener('abort', giveUp);
      worker.terminate();
      if (isRunning) onBreakdown();
      else resolve(undefined);
    };
    signal.addEventListener('abort', giveUp);
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // a worker that cannot start is no error of the page
      giveUp();
    });
    worker.addEventListener('messageerror', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'unstartable') return giveUp();
      if (data.type !== 'ready') return onMessage(data);
      signal.removeEventListener('abort', giveUp);
      isRunning = true;
      resolve({
        isThread: true,
        post: (message, transfer = []) => worker.postMessage(message, transfer),
        close: () => worker.terminate(),
      });
    });
  });
}

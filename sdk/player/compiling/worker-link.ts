/** Connection of the page to the compiler of its scenes: a worker or the page's own thread. */
import type { FromWorker, ToWorker } from './worker-messages';

export interface WorkerLink {
  /** It has a thread of its own, on which it can paint too. */
  readonly isThread: boolean;
  /** `transfer`: what the page gives away with it. */
  post(message: ToWorker, transfer?: Transferable[]): void;
  close(): void;
}

export interface WorkerEvents {
  readonly onMessage: (message: Exclude<FromWorker, { type: 'ready' | 'unstartable' }>) => void;
  /** It ran and does not any more. */
  readonly onBreakdown: () => void;
}

/** Addresses of the files. */
export interface WorkerPlace {
  readonly workerUrl: string | URL;
  readonly fontsUrl: string | URL;
  /** False: no worker is tried. Default: true. */
  readonly worker?: boolean | undefined;
}

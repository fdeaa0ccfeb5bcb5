/** Pictures are painted on all cores: a thread for each, which takes the next request as soon as it is free. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MeasurementRequest } from './measuring/measurement-request';
import type { PictureRequest } from './picture-request';

export type PaintingRequest = PictureRequest | MeasurementRequest;

export interface PaintingTask {
  readonly id: number;
  readonly request: PaintingRequest;
}

export type PaintingAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };

export interface PaintingPool {
  /** The picture, or JSON of the measurement. Rejects when it cannot be painted. */
  paint(request: PaintingRequest): Promise<Uint8Array>;
  /** Ends the threads; what is still being painted is lost. */
  close(): Promise<void>;
}

interface Waiting {
  readonly task: PaintingTask;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** `script`: the bundle of `painting-worker.ts`; `library`: its folder. Threads start with the first request. */
export function openPaintingPool(script: string, library: string, size = availableParallelism()): PaintingPool {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const all: Worker[] = [];
  let count = 0;

  function next(worker: Worker): void {
    const waiting = queue.shift();
    if (!waiting) return void idle.push(worker);
    const done = (settle: () => void) => {
      worker.removeAllListeners('message').removeAllListeners('error');
      settle();
    };
    worker.once('message', (answer: PaintingAnswer) => {
      done(() => ('bytes' in answer ? waiting.resolve(answer.bytes) : waiting.reject(new Error(answer.error))));
      next(worker);
    });
    // the thread is gone: the rejection of this picture ends the build
    worker.once('error', (error) => done(() => waiting.reject(error)));
    worker.postMessage(waiting.task);
  }

  function start(): Worker {
    const worker = new Worker(script, { workerData: library });
    all.push(worker);
    return worker;
  }

  return {
    paint: (request) =>
      new Promise((resolve, reject) => {
        queue.push({ task: { id: count++, request }, resolve, reject });
        const worker = idle.pop() ?? (all.length < size ? start() : undefined);
        if (worker) next(worker);
      }),
    close: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

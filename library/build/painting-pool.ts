/** Pictures are painted on all cores: a thread for each, which takes the next request as soon as it is free. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BuildMotionRequest, BuildStillRequest } from './paint';
import type { PaintTextColorsRequest } from './text-colors';

export type PaintingRequest =
  | { readonly kind: 'still'; readonly request: BuildStillRequest }
  | { readonly kind: 'motion'; readonly request: BuildMotionRequest }
  | { readonly kind: 'text-colors'; readonly request: PaintTextColorsRequest };

export type PaintingTask = PaintingRequest & { readonly id: number };

export type PaintingAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };

export interface PaintingPool {
  /** Rejects when the picture cannot be painted. */
  paint(request: PaintingRequest): Promise<Uint8Array>;
  /** Ends the threads; what is still being painted is lost. */
  close(): Promise<void>;
}

interface Waiting {
  readonly task: PaintingTask;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** `script`: the bundle of `painting-worker.ts`. Threads start with the first request. */
export function openPaintingPool(script: string, size = availableParallelism()): PaintingPool {
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
    const worker = new Worker(script);
    all.push(worker);
    return worker;
  }

  return {
    paint: (request) =>
      new Promise((resolve, reject) => {
        queue.push({ task: { ...request, id: count++ }, resolve, reject });
        const worker = idle.pop() ?? (all.length < size ? start() : undefined);
        if (worker) next(worker);
      }),
    close: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

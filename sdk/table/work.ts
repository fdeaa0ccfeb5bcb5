/**
 * Long work in steps. A generator yields how much is done, from 0 to 1. A process of a server finishes it at once; a page
 * does it in slices, so that it answers people in between.
 */
import { SpotreelError } from '../base/errors';

/** Work that yields the share that is done, and returns its result. */
export type Work<Result> = Generator<number, Result, void>;

/** Options of splitting work on a page. */
export interface SliceOptions {
  /** Called between two slices with the share that is done, 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Ends the work. Default: it cannot be ended. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of work between two pauses. Default: 12, less than a frame of a screen with 60 Hz. */
  readonly sliceMs?: number | undefined;
}

/** Does all of the work at once. Throws what the work throws. */
export function finish<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work in slices. Rejects with what the work throws, and with `aborted`. */
export async function inSlices<Result>(work: Work<Result>, options: SliceOptions = {}): Promise<Result> {
  const { onProgress, signal, sliceMs = 12 } = options;
  let began = performance.now();
  for (;;) {
    if (signal?.aborted) throw new SpotreelError('aborted', 'The table is no longer wanted');
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < sliceMs) continue;
    onProgress?.(step.value);
    await nextTask();
    began = performance.now();
  }
}

/** Timers wait a second in a page that is not shown; messages do not. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

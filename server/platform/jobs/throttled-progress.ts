import type { Log } from '../log/log';

/** Milliseconds between two writes of one job. */
const STEP_MS = 400;

export interface ProgressWriter {
  /** Called as often as one likes. */
  report(value: number): void;
  /** After this nothing is written any more. */
  end(): Promise<void>;
}

export function throttledProgress(log: Log, write: (value: number) => Promise<void>): ProgressWriter {
  let next: number | undefined;
  let writing: Promise<void> | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  const flush = async () => {
    while (next !== undefined) {
      const value = next;
      next = undefined;
      lastMs = performance.now();
      await write(value).catch((error: unknown) => log.warn({ err: error }, 'progress could not be written'));
    }
    writing = undefined;
  };
  return {
    report(value) {
      if (performance.now() - lastMs < STEP_MS || writing) return;
      next = value;
      writing = flush();
    },
    async end() {
      next = undefined;
      await writing;
    },
  };
}

/** Claims jobs of a queue, as many at a time as there are slots, and renews its claims. */
import { HEARTBEAT_SECONDS } from './boss';
import type { ClaimedJob } from './queue';
import type { JobRunOptions } from './run-job';
import { createRunningJobs, type RunningJobs } from './running-jobs';

export interface WorkersOptions extends JobRunOptions {
  readonly queue: string;
  /** Jobs at a time. */
  readonly slots: number;
  /** Milliseconds between two reads of the queue, for delayed jobs; the others are notified. Default 1000. */
  readonly pollMs?: number;
  /** Milliseconds that a stop waits for jobs to end. A process has twice as many. Default 5000. */
  readonly stopMs?: number;
}

export interface Workers {
  start(): void;
  /** Aborts the running jobs that `matches` and waits for them. */
  abort(matches: (job: ClaimedJob) => boolean): Promise<void>;
  /** Jobs that run. */
  busy(): number;
  /** Takes no more jobs, aborts those that run, and puts them back after `stopMs` at the latest. A job that goes on can no longer write its result. */
  stop(): Promise<void>;
}

export function createWorkers(options: WorkersOptions): Workers {
  const { jobs, queue, pollMs = 1000, stopMs = 5000 } = options;
  const running = createRunningJobs(options);
  const filler = createFiller(options, running);
  const undo: (() => void)[] = [];
  return {
    start() {
      const poll = setInterval(filler.wake, pollMs);
      const heartbeat = setInterval(() => void running.renew(queue), (HEARTBEAT_SECONDS * 1000) / 3);
      undo.push(
        () => clearInterval(poll),
        () => clearInterval(heartbeat),
        jobs.onReady(queue, filler.wake),
      );
      filler.start();
    },
    abort: running.abort,
    busy: () => running.list().length,
    async stop() {
      for (const end of undo.splice(0)) end();
      await filler.stop();
      const interrupted = running.list();
      const patience = new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref());
      await Promise.race([running.abort(() => true), patience]);
      for (const job of interrupted) await jobs.putBack(job);
    },
  };
}

/** Claims jobs whenever a slot is free and one may be ready. */
function createFiller({ jobs, log, queue, slots }: WorkersOptions, running: RunningJobs) {
  let filling: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  const fill = async () => {
    do {
      again = false;
      while (!stopped && running.list().length < slots) {
        const job = await jobs.claim(queue);
        if (!job) break;
        running.begin(job, () => stopped, wake);
      }
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped || running.list().length >= slots) return;
    again = true;
    filling ??= fill()
      .catch((error: unknown) => log.error({ err: error }, 'the queue cannot be read'))
      .finally(() => {
        filling = undefined;
      });
  };
  return {
    wake,
    start() {
      stopped = false;
      wake();
    },
    /** Claims no more. */
    async stop() {
      stopped = true;
      await filling;
    },
  };
}

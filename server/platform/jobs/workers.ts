/** Takes jobs from the queue, as many at a time as there are slots, and keeps their leases alive. */
import { SpotreelError } from '@spotreel/sdk/base';
import type { Database } from '../data/database';
import type { Log } from '../log/log';
import { type ClaimedJob, claim, finish, LEASE_SECONDS, putBack, renew, requeue } from './queue';
import type { JobKind } from './tables';

/** A job that was taken more often and never ended takes its workers along. */
const MAX_CLAIMS = 3;

/**
 * What is to be written when the job is done, in the transaction that ends it. It may answer what is to be done once that
 * is settled: files that a row names must not go before the row does.
 */
export type Commit = (tx: Database) => Promise<Afterwards | undefined>;
export type Afterwards = () => Promise<void>;

export interface JobHandler {
  /**
   * Locks the row that the job serves. Everybody locks in the order project, render, job: whoever cancels or deletes comes
   * from that side, and two that lock in different orders wait for each other for ever.
   */
  lock(tx: Database, job: ClaimedJob): Promise<void>;
  /** Does the work. `signal` fires when the job was cancelled or the server stops. */
  run(job: ClaimedJob, signal: AbortSignal): Promise<Commit>;
  /** Whether another try may help. */
  isWorthRetry(error: unknown, job: ClaimedJob): boolean;
  /** The last try failed: written in the transaction that ends the job. */
  failed(tx: Database, job: ClaimedJob, error: unknown): Promise<void>;
  /** After the job has ended in whatever way. */
  ended?(job: ClaimedJob, how: 'done' | 'failed' | 'lost'): Promise<void>;
}

export interface WorkersOptions {
  readonly db: Database;
  readonly log: Log;
  /** Jobs of other kinds are left to other workers. */
  readonly handlers: Readonly<Partial<Record<JobKind, JobHandler>>>;
  /** Jobs at a time. */
  readonly slots: number;
  /** Unique among all server processes. */
  readonly name: string;
  /** Milliseconds between two looks at an empty queue. Default 1000. */
  readonly pollMs?: number;
}

export interface Workers {
  start(): void;
  /** Look at the queue now. */
  wake(): void;
  /** Aborts the running jobs that `matches` and waits for them. */
  abort(matches: (job: ClaimedJob) => boolean): Promise<void>;
  /** Takes no more jobs, aborts those that run and puts them back. */
  stop(): Promise<void>;
}

interface RunningJob {
  readonly job: ClaimedJob;
  readonly controller: AbortController;
  readonly settled: Promise<void>;
}

export function createWorkers(options: WorkersOptions): Workers {
  const { db, log, slots, name, pollMs = 1000 } = options;
  const kinds = Object.keys(options.handlers) as JobKind[];
  const running = new Set<RunningJob>();
  let timer: NodeJS.Timeout | undefined;
  let filling: Promise<void> | undefined;
  let again = false;
  let stopped = true;

  const begin = (job: ClaimedJob) => {
    const controller = new AbortController();
    const settled = runJob(options, job, controller, () => stopped).catch((error: unknown) =>
      log.error({ err: error, job: job.id }, 'a job could not be ended'),
    );
    const entry = { job, controller, settled };
    running.add(entry);
    void settled.then(() => {
      running.delete(entry);
      wake();
    });
  };
  const fill = async () => {
    do {
      again = false;
      while (!stopped && running.size < slots) {
        const job = await claim(db, name, kinds);
        if (!job) break;
        begin(job);
      }
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    filling ??= fill()
      .catch((error: unknown) => log.error({ err: error }, 'the queue cannot be read'))
      .finally(() => {
        filling = undefined;
      });
  };
  const abort = async (matches: (job: ClaimedJob) => boolean) => {
    const found = [...running].filter(({ job }) => matches(job));
    for (const { controller } of found) controller.abort();
    await Promise.all(found.map(({ settled }) => settled));
  };
  return {
    start() {
      stopped = false;
      timer = setInterval(wake, pollMs);
      wake();
    },
    wake,
    abort,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await filling;
      await abort(() => true);
      await putBack(db, name);
    },
  };
}

async function runJob(
  { db, log, handlers, name }: WorkersOptions,
  job: ClaimedJob,
  controller: AbortController,
  isStopping: () => boolean,
): Promise<void> {
  const handler = handlers[job.kind];
  if (!handler) throw new Error(`No handler for ${job.kind}`);
  const heartbeat = setInterval(() => void beat(), (LEASE_SECONDS * 1000) / 3);
  const beat = async () => {
    const ours = await renew(db, job.id, name).catch(() => true);
    if (!ours) controller.abort();
  };
  let how: 'done' | 'failed' | 'lost' = 'lost';
  try {
    if (job.attempts > MAX_CLAIMS)
      throw new SpotreelError('painter_crashed', 'The export stopped because the server restarted. Try again.');
    const commit = await handler.run(job, controller.signal);
    if (await end(db, handler, job, name, 'done', commit)) how = 'done';
  } catch (error) {
    if (controller.signal.aborted) return;
    const { id, kind, subjectId: subject, attempts: attempt } = job;
    log.warn({ job: id, kind, subject, attempt, err: error }, 'a job failed');
    if (handler.isWorthRetry(error, job)) return await requeue(db, job.id, name);
    if (
      await end(db, handler, job, name, 'failed', async (tx) => {
        await handler.failed(tx, job, error);
        return undefined;
      })
    )
      how = 'failed';
  } finally {
    clearInterval(heartbeat);
    if (!isStopping()) await handler.ended?.(job, how);
  }
}

/** Whether the job was still ours: what somebody else has by now must not be written by us. */
async function end(
  db: Database,
  handler: JobHandler,
  job: ClaimedJob,
  worker: string,
  state: 'done' | 'failed',
  commit: Commit,
): Promise<boolean> {
  let afterwards: Afterwards | undefined;
  const isOurs = await db.transaction(async (tx) => {
    await handler.lock(tx, job);
    if (!(await finish(tx, job.id, worker, state))) return false;
    afterwards = await commit(tx);
    return true;
  });
  if (isOurs) await afterwards?.();
  return isOurs;
}

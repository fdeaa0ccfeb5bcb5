/** Takes jobs from a queue, as many at a time as there are slots, and keeps saying that they are worked on. */
import { SpotreelError } from '@spotreel/sdk/base';
import type { Database } from '../data/database';
import type { Log } from '../log/log';
import { HEARTBEAT_SECONDS } from './boss';
import type { JobKind, QueueName } from './kinds';
import type { ClaimedJob, JobQueue, NewJob } from './queue';

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
  /**
   * The last try failed: written in the transaction that ends the job. It may answer the job that would do the work once
   * more: that one is kept for an operator.
   */
  failed(tx: Database, job: ClaimedJob, error: unknown): Promise<NewJob | undefined>;
  /** After the job has ended in whatever way. */
  ended?(job: ClaimedJob, how: 'done' | 'failed' | 'lost'): Promise<void>;
}

export interface WorkersOptions {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly queue: QueueName;
  readonly handlers: Readonly<Partial<Record<JobKind, JobHandler>>>;
  /** Jobs at a time. */
  readonly slots: number;
  /** Milliseconds between two looks at the queue, for jobs whose time has come. Others are heard of. Default 1000. */
  readonly pollMs?: number;
}

export interface Workers {
  start(): void;
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
  const { jobs, log, queue, slots, pollMs = 1000 } = options;
  const running = new Set<RunningJob>();
  const undo: (() => void)[] = [];
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
        const taken = [...running].map(({ job }) => job);
        const job = await jobs.claim(queue, taken, slots);
        if (!job) break;
        begin(job);
      }
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped || running.size >= slots) return;
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
      const poll = setInterval(wake, pollMs);
      const heartbeat = setInterval(() => void renewAll(jobs, queue, [...running]), (HEARTBEAT_SECONDS * 1000) / 3);
      undo.push(
        () => clearInterval(poll),
        () => clearInterval(heartbeat),
        jobs.onReady(queue, wake),
      );
      wake();
    },
    abort,
    async stop() {
      stopped = true;
      for (const end of undo.splice(0)) end();
      await filling;
      const interrupted = [...running].map(({ job }) => job);
      await abort(() => true);
      for (const job of interrupted) await jobs.putBack(job);
    },
  };
}

/** A queue that cannot be reached says nothing about who has the jobs. */
async function renewAll(jobs: JobQueue, queue: QueueName, running: readonly RunningJob[]): Promise<void> {
  if (running.length === 0) return;
  const claimed = running.map(({ job }) => job);
  const ours = await jobs.renew(queue, claimed).catch(() => undefined);
  for (const { job, controller } of running) if (ours && !ours.has(job.id)) controller.abort();
}

async function runJob(
  { db, jobs, log, handlers }: WorkersOptions,
  job: ClaimedJob,
  controller: AbortController,
  isStopping: () => boolean,
): Promise<void> {
  const handler = handlers[job.kind];
  if (!handler) throw new Error(`No handler for ${job.kind}`);
  let how: 'done' | 'failed' | 'lost' = 'lost';
  try {
    if (job.attempts > MAX_CLAIMS)
      throw new SpotreelError('painter_crashed', 'The export stopped because the server restarted. Try again.');
    const commit = await handler.run(job, controller.signal);
    if (await end(db, jobs, handler, job, commit)) how = 'done';
  } catch (error) {
    if (controller.signal.aborted) return;
    const { id, kind, subjectId: subject, attempts: attempt } = job;
    log.warn({ job: id, kind, subject, attempt, err: error }, 'a job failed');
    if (handler.isWorthRetry(error, job)) return await jobs.retry(job, error);
    if (await end(db, jobs, handler, job, (tx) => giveUp(tx, jobs, handler, job, error))) {
      how = 'failed';
      log.error({ job: id, kind, subject, err: error }, 'a job was given up');
    }
  } finally {
    if (!isStopping()) await handler.ended?.(job, how);
  }
}

async function giveUp(
  tx: Database,
  jobs: JobQueue,
  handler: JobHandler,
  job: ClaimedJob,
  error: unknown,
): Promise<undefined> {
  const again = await handler.failed(tx, job, error);
  if (again) await jobs.bury(tx, again, error);
}

/** Whether the job was still ours: what somebody else has by now must not be written by us. */
async function end(
  db: Database,
  jobs: JobQueue,
  handler: JobHandler,
  job: ClaimedJob,
  commit: Commit,
): Promise<boolean> {
  let afterwards: Afterwards | undefined;
  const isOurs = await db.transaction(async (tx) => {
    await handler.lock(tx, job);
    if (!(await jobs.finish(tx, job))) return false;
    afterwards = await commit(tx);
    return true;
  });
  if (isOurs) await afterwards?.();
  return isOurs;
}

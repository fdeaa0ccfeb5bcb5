/** Runs a claimed job to its end: done, tried again, given up, or lost to another worker. */
import { SpotreelError } from '@spotreel/sdk/base';
import type { Database } from '../data/database';
import type { Log } from '../log/log';
import type { Afterwards, Commit, JobHandler } from './job-handler';
import type { JobKind } from './kinds';
import type { ClaimedJob, JobQueue } from './queue';

/** A job that lost more workers ends them itself. */
const MAX_LOSSES = 3;

export interface JobRunOptions {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly handlers: Readonly<Partial<Record<JobKind, JobHandler>>>;
}

export async function runJob(
  { db, jobs, log, handlers }: JobRunOptions,
  job: ClaimedJob,
  controller: AbortController,
  isStopping: () => boolean,
): Promise<void> {
  const handler = handlers[job.kind];
  if (!handler) throw new Error(`No handler for ${job.kind}`);
  let how: 'done' | 'failed' | 'lost' = 'lost';
  try {
    if (job.losses > MAX_LOSSES) throw new SpotreelError('worker_lost', `${job.losses} workers fell silent on it.`);
    const commit = await handler.run(job, controller.signal);
    if (await end(db, jobs, handler, job, commit)) how = 'done';
  } catch (error) {
    if (controller.signal.aborted) return;
    const { id, kind, subjectId: subject, failures, losses } = job;
    log.warn({ job: id, kind, subject, failures: failures + 1, losses, err: error }, 'a job failed');
    if (job.losses <= MAX_LOSSES && handler.isWorthRetry(error, job)) return await jobs.retry(job, error);
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

/** False when another worker has claimed the job since: then nothing is written. */
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

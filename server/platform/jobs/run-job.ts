/** Runs a claimed job to its end: done, tried again, given up, or lost to another worker. */
import { isSpotreelError, SpotreelError } from '@spotreel/sdk/internal/base';
import type { Database } from '../data/database';
import type { Log } from '../log/log';
import type { Meters } from '../metrics/meters';
import { isOutage } from '../storage/outage';
import type { OpenSpan } from '../tracing/tracing';
import type { Afterwards, Commit, JobHandler } from './job-handler';
import type { ClaimedJob, JobQueue } from './queue';

/** A job that lost more workers ends them itself. */
const MAX_LOSSES = 3;

/** Pauses while database or files are away: 1 s, 2 s, 4 s and so on, up to a minute. With so many a job waits for half an hour. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const MOST_OUTAGES = 35;

export interface JobRunOptions {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly log: Log;
  /** Name of a kind -> what runs its jobs. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
}

/** Its span continues the trace in which the job was enqueued. */
export function runJob(
  options: JobRunOptions,
  job: ClaimedJob,
  controller: AbortController,
  isStopping: () => boolean,
): Promise<void> {
  const { id, name, subjectId, part, failures, losses, trace: parent } = job;
  const facts = { 'spotreel.job.id': id, 'spotreel.job.subject': subjectId, 'spotreel.job.part': part };
  const attributes = { ...facts, 'spotreel.job.failures': failures, 'spotreel.job.losses': losses };
  return options.jobs.tracing.inSpan({ name, kind: 'consumer', parent, attributes }, (span) =>
    runToItsEnd(options, job, controller, isStopping, span),
  );
}

async function runToItsEnd(
  { db, jobs, log, handlers }: JobRunOptions,
  job: ClaimedJob,
  controller: AbortController,
  isStopping: () => boolean,
  span: OpenSpan,
): Promise<void> {
  const handler = handlers[job.name];
  if (!handler) throw new Error(`No handler for ${job.name}`);
  let how: 'done' | 'failed' | 'lost' = 'lost';
  const measured = beginMeasuring(jobs.meters, job);
  try {
    if (job.losses > MAX_LOSSES) throw new SpotreelError('worker_lost', `${job.losses} workers fell silent on it.`);
    const commit = await handler.run(job, controller.signal);
    if (await end(db, jobs, handler, job, commit)) how = 'done';
    measured(how);
  } catch (error) {
    if (controller.signal.aborted) return measured('lost');
    const { id, name: kind, subjectId: subject, failures, losses } = job;
    log.warn({ job: id, kind, subject, failures: failures + 1, losses, err: error }, 'a job failed');
    if (isOutage(error) && job.outages < MOST_OUTAGES) {
      measured('retried', error);
      return await jobs.postpone(job, error, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** job.outages));
    }
    const isRetried = job.losses <= MAX_LOSSES && handler.isWorthRetry(error, job);
    measured(isRetried ? 'retried' : 'failed', error);
    span.fail(codeOf(error));
    if (isRetried) return await jobs.retry(job, error);
    if (await end(db, jobs, handler, job, (tx) => giveUp(tx, jobs, handler, job, error))) {
      how = 'failed';
      log.error({ job: id, kind, subject, err: error }, 'a job was given up');
    }
  } finally {
    if (!isStopping()) await handler.ended?.(job, how);
  }
}

/** Answers the function that counts how the try ended. */
function beginMeasuring(meters: Meters, { name: kind, losses }: ClaimedJob) {
  const started = performance.now();
  if (losses > 0) meters.count('spotreel_job_losses_total', { kind });
  return (result: 'done' | 'retried' | 'failed' | 'lost', error?: unknown) => {
    meters.count('spotreel_jobs_total', { kind, result });
    meters.observe('spotreel_job_seconds', { kind }, (performance.now() - started) / 1000);
    if (error !== undefined) meters.count('spotreel_job_errors_total', { kind, code: codeOf(error) });
  };
}

/** Codes of errors are a small set; what has none is a fault of the server. */
function codeOf(error: unknown): string {
  if (isOutage(error)) return 'service_unavailable';
  return isSpotreelError(error) ? error.code : 'internal';
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

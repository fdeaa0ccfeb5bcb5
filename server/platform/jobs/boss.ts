/** Opens pg-boss on the server's database. Its tables have a schema of their own. */
import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss';
import type { DatabaseConnection } from '../data/database';
import type { Log } from '../log/log';

export const SCHEMA = 'spotreel_jobs';

/** A job whose claim was not renewed for so long is given to another worker. pg-boss takes 10 s at least. */
export const HEARTBEAT_SECONDS = 15;

/** Between two looks for such jobs. An embedded database has one process: what that has left is put back at its start. */
const WATCH_SECONDS = { shared: 5, embedded: 60 };

const DAY_SECONDS = 24 * 60 * 60;

/** Decisions on tries are the workers' (`run-job.ts`): here only a bound for what they never come to decide. */
const RETRY_LIMIT = 100;

/** One active job a key; a waiting one may follow it. Where jobs that failed for good are kept: `deadQueue`. */
const rules: Omit<Queue, 'name'> = {
  policy: 'singleton',
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // Painters that stall are ended by the renderer; a live worker's job never expires before.
  expireInSeconds: DAY_SECONDS,
  retryLimit: RETRY_LIMIT,
  // Jobs that no worker takes, because no machine can render, wait for one.
  retentionSeconds: 365 * DAY_SECONDS,
};

const deadRules: Omit<Queue, 'name'> = { retentionSeconds: 30 * DAY_SECONDS };

export function deadQueue(queue: string): string {
  return `${queue}-dead`;
}

/**
 * `ownQueues`: queues that it creates, with pg-boss's tables, which it migrates. Undefined in a worker: it rejects when the tables
 * are of another version.
 */
export async function openBoss(
  connection: DatabaseConnection,
  log: Log,
  ownQueues: Iterable<string> | undefined,
): Promise<PgBoss> {
  const isOwner = ownQueues !== undefined;
  const { embedded, boss: database } = connection;
  const watchSeconds = embedded ? WATCH_SECONDS.embedded : WATCH_SECONDS.shared;
  const options: ConstructorOptions = {
    ...database,
    schema: SCHEMA,
    migrate: isOwner,
    createSchema: isOwner,
    schedule: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    // Jobs do not depend on each other: the last segment enqueues what follows.
    flowIntervalSeconds: DAY_SECONDS,
    registerInstance: false,
    // The queue's own spans follow a job from what enqueued it (docs/decisions/tracing.md).
    openTelemetry: { enabled: false },
    // PGlite has no autovacuum: `JobQueue.tidy` replaces it.
    monitorVacuum: !embedded,
  };
  const boss = new PgBoss(options);
  boss.on('error', (error) => log.error({ err: error }, 'the queue reports an error'));
  // `values` of a slow statement are the data of jobs
  boss.on('warning', ({ message, data }) => log.warn({ data: { ...data, values: undefined } }, message));
  await boss.start();
  for (const queue of ownQueues ?? []) await putQueue(boss, queue);
  return boss;
}

async function putQueue(boss: PgBoss, queue: string): Promise<void> {
  const dead = deadQueue(queue);
  await boss.createQueue(dead, deadRules);
  await boss.createQueue(queue, { ...rules, deadLetter: dead });
  // A queue that an older version created keeps its rules until they are updated.
  const { policy: _fixed, ...changeable } = rules;
  await boss.updateQueue(queue, { ...changeable, deadLetter: dead });
}

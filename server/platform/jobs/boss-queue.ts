import { messageOf } from '@spotreel/sdk/internal/base';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, fromDrizzle, type Job, type JobAttempt, type JobInsert, type PgBoss } from 'pg-boss';
import { type Database, type DatabaseConnection, rowsOf } from '../data/database';
import type { Log } from '../log/log';
import { createMeters } from '../metrics/meters';
import { noTracing, type Tracing } from '../tracing/tracing';
import { deadQueue, openBoss, SCHEMA } from './boss';
import { JOBS, watchClock } from './clock-watch';
import { accountOf, createFairShare, type FairShare, loadsOf, type Share, shareOf } from './fair-share';
import type { JobKind } from './job-kind';
import { SHARED_PRIORITY } from './priority';
import type { ClaimedJob, JobCounts, JobQueue, NewJob, QueueCounts } from './queue';
import { openWakeUps, wakeWorkers } from './wake-ups';

/** Data of a job in pg-boss. */
interface JobData {
  /** Name of the kind. */
  readonly kind: string;
  readonly subjectId: number;
  readonly part: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly interruptions: number;
  /** Absent in jobs of versions that did not measure them. */
  readonly workSeconds?: number;
  /** `traceparent` of what enqueued it, where that is traced. */
  readonly trace?: string | undefined;
  /** Tries that ended with an error. Absent in jobs of versions that did not count them apart. */
  readonly failures?: number;
  /** Tries that met an outage. Absent in jobs of versions that counted them as failures. */
  readonly outages?: number;
}

/** Answer of settling calls; pg-boss declares their answer as empty. */
interface Settled {
  readonly affected: number;
  readonly settled?: readonly string[];
}

/** More stops of the server than these count as losses: a job that brings the whole server down is not tried for ever. */
const MAX_INTERRUPTIONS = 5;

/** As many as pg-boss lists at a time. */
const ALL = 100_000;

export interface QueueOptions {
  /** Kinds whose queues it creates, with pg-boss's tables. Those are put back and redriven. Default: a server has created them. */
  readonly kinds?: readonly JobKind[];
  /** Default: none. */
  readonly tracing?: Tracing | undefined;
}

export async function openJobQueue(
  connection: DatabaseConnection,
  log: Log,
  { kinds, tracing = noTracing }: QueueOptions,
): Promise<JobQueue> {
  const { db, embedded } = connection;
  const queues = kinds && new Set(kinds.map(({ queue }) => queue));
  const boss = await openBoss(connection, log, queues);
  const ownDb = boss.getDb();
  const wakeUps = await openWakeUps(ownDb);
  const stopWatching = queues ? await watchClock(db, log) : () => {};
  const meters = createMeters();
  const shares = new Map<string, FairShare>();
  const traced = (job: NewJob): TracedJob => ({ ...job, trace: tracing.traceparent() });
  return {
    meters,
    tracing,
    enqueue: (tx, jobs) => enqueue(boss, tx, jobs.map(traced)),
    enqueueLast: (tx, job) => enqueueLast(boss, tx, traced(job)),
    remove: (tx, kinds, subjectId) => remove(boss, tx, kinds, subjectId),
    claim: (queue) => claim(boss, queue, shares),
    renew: (queue, jobs) => renew(boss, queue, jobs),
    finish: (tx, job) => finish(boss, tx, job),
    ...givingBack(boss, db, queues ?? []),
    bury: (tx, again, error) => bury(boss, tx, traced(again), error),
    redrive: () => redrive(boss, db, queues ?? []),
    counts: () => countJobs(db),
    onReady: wakeUps.onReady,
    async tidy() {
      if (embedded) await ownDb.executeSql(`vacuum ${SCHEMA}.job_common`);
    },
    async close() {
      stopWatching();
      await wakeUps.close();
      await boss.stop({ graceful: false });
    },
  };
}

function givingBack(
  boss: PgBoss,
  db: Database,
  queues: Iterable<string>,
): Pick<JobQueue, 'retry' | 'postpone' | 'putBack' | 'putBackAll'> {
  return {
    retry: (job, error) => giveBack(boss, db, job, { reason: messageOf(error), failures: job.failures + 1 }),
    postpone: (job, error, delayMs) =>
      giveBack(boss, db, job, { reason: messageOf(error), outages: job.outages + 1, delayMs }),
    putBack: (job) => putBack(boss, db, job),
    putBackAll: () => putBackAll(boss, db, queues),
  };
}

/** A job, and the trace that it was enqueued in. */
type TracedJob = NewJob & Pick<JobData, 'trace'>;

function within(tx: Database): { readonly db: Db } {
  return { db: fromDrizzle({ execute: (query) => tx.execute(query as SQL) as Promise<{ rows: unknown[] }> }, sql) };
}

function keyOf({ kind, subjectId, part = 0 }: NewJob): string {
  return `${kind.name}:${subjectId}:${part}`;
}

function attemptOf({ id, claim }: ClaimedJob): JobAttempt {
  return { id, retryCount: claim };
}

function dataOf({ kind, subjectId, part = 0, payload = {}, workSeconds = 1, trace }: TracedJob): JobData {
  const counts = { interruptions: 0, failures: 0 };
  return { kind: kind.name, subjectId, part, payload, workSeconds, ...(trace && { trace }), ...counts };
}

/** Videos of one account take turns; other jobs of an account are alike. */
function groupOf({ kind, subjectId, owner }: NewJob): { readonly group?: Share } {
  if (!owner) return {};
  return { group: kind.isOfVideo ? shareOf(owner, subjectId) : shareOf(owner) };
}

/** pg-boss counts each claim. Those that ended neither with an error, an outage nor a stop of the server lost their worker. */
function toClaimed({ id, name: queue, retryCount, data, groupTier }: Job<JobData>): ClaimedJob {
  const { kind, failures = 0, outages = 0, workSeconds = 1, ...rest } = data;
  const losses = Math.max(0, retryCount - failures - outages - Math.min(rest.interruptions, MAX_INTERRUPTIONS));
  const counts = { failures, outages, losses };
  return { ...rest, ...counts, id, name: kind, queue, claim: retryCount, workSeconds, tenant: groupTier ?? undefined };
}

async function enqueue(boss: PgBoss, tx: Database, jobs: readonly TracedJob[]): Promise<void> {
  const inserts = new Map<string, JobInsert[]>();
  for (const job of jobs) {
    const { queue, priority, isDebounced } = job.kind;
    const options = { singletonKey: keyOf(job), priority, startAfter: (job.delayMs ?? 0) / 1000, ...groupOf(job) };
    if (isDebounced) continue;
    inserts.set(queue, [...(inserts.get(queue) ?? []), { ...options, data: dataOf(job) }]);
  }
  const debounced = jobs.filter(({ kind }) => kind.isDebounced);
  if (debounced.length > 0) await debounce(tx, debounced);
  for (const [queue, inserted] of inserts) await boss.insert(queue, inserted, within(tx));
  const ready = jobs.filter(({ delayMs = 0 }) => delayMs <= 0);
  for (const queue of new Set(ready.map(({ kind }) => kind.queue))) await wakeWorkers(tx, queue);
}

/**
 * Inserts the jobs, or sets data and time of those that wait already. It is what `upsert` of pg-boss does with two larger
 * statements a job. Columns are filled as its `insertJobs` fills them. `jobs`: the last one of a key counts.
 */
async function debounce(tx: Database, jobs: readonly TracedJob[]): Promise<void> {
  const wanted = new Map(jobs.map((job) => [keyOf(job), debouncedRow(job)]));
  const startAfter = sql`now() + wanted.delay * interval '1 second'`;
  await tx.execute(sql`
    insert into ${JOBS} (name, singleton_key, upsert_by_key, data, priority, start_after, keep_until,
      group_id, group_tier, policy, dead_letter, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, heartbeat_seconds)
    select name, wanted.key, true, wanted.data, wanted.priority, ${startAfter}, ${startAfter} + retention_seconds * interval '1 second',
      wanted.group_id, wanted.group_tier, policy, dead_letter, expire_seconds, deletion_seconds, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, heartbeat_seconds
    from jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb) as wanted (queue text, key text, data jsonb,
      priority int, delay float8, group_id text, group_tier text)
    join ${sql.raw(`${SCHEMA}.queue`)} on queue.name = wanted.queue
    on conflict (name, singleton_key) where state = 'created' and upsert_by_key
    do update set data = excluded.data, start_after = excluded.start_after`);
}

function debouncedRow(job: TracedJob) {
  const { queue, priority } = job.kind;
  const { group } = groupOf(job);
  const share = { group_id: group?.id ?? null, group_tier: group?.tier ?? null };
  return { queue, key: keyOf(job), data: dataOf(job), priority, delay: (job.delayMs ?? 0) / 1000, ...share };
}

/** Without a priority and a time: of a job that waits already, both stay as they are. */
async function enqueueLast(boss: PgBoss, tx: Database, job: TracedJob): Promise<void> {
  const { queue } = job.kind;
  await boss.upsert(queue, dataOf(job), { singletonKey: keyOf(job), ...within(tx) });
  await wakeWorkers(tx, queue);
}

async function remove(boss: PgBoss, tx: Database, kinds: readonly JobKind[], subjectId: number): Promise<void> {
  const names = new Set(kinds.map((kind) => kind.name));
  for (const queue of new Set(kinds.map((kind) => kind.queue))) {
    for (const place of [queue, deadQueue(queue)]) {
      const found = await boss.findJobs<JobData>(place, { data: { subjectId }, limit: ALL, ...within(tx) });
      const ids = found.flatMap(({ id, data }) => (names.has(data.kind) ? [id] : []));
      if (ids.length > 0) await boss.deleteJob(place, ids, within(tx));
    }
  }
}

async function claim(boss: PgBoss, queue: string, shares: Map<string, FairShare>): Promise<ClaimedJob | undefined> {
  const share = shares.get(queue) ?? createFairShare();
  shares.set(queue, share);
  for (const turn of share.turns(await loadsOf(boss.getDb(), queue))) {
    const [job] = await boss.fetch<JobData>(queue, { ...turn, includeMetadata: true });
    if (!job) continue;
    const { workSeconds = 1 } = job.data;
    const account = job.groupId ? accountOf(job.groupId) : undefined;
    const isBackground = job.priority < SHARED_PRIORITY;
    share.served({ account, tenant: job.groupTier ?? undefined, isBackground, workSeconds });
    return toClaimed(job);
  }
  return undefined;
}

async function renew(boss: PgBoss, queue: string, jobs: readonly ClaimedJob[]): Promise<ReadonlySet<string>> {
  const { settled } = (await boss.touch(queue, jobs.map(attemptOf))) as Settled;
  return new Set(settled);
}

async function finish(boss: PgBoss, tx: Database, job: ClaimedJob): Promise<boolean> {
  const { affected } = (await boss.deleteJob(job.queue, attemptOf(job), within(tx))) as Settled;
  return affected > 0;
}

function putBack(boss: PgBoss, db: Database, job: ClaimedJob): Promise<void> {
  return giveBack(boss, db, job, { reason: 'the server stopped', interruptions: job.interruptions + 1 });
}

/** The end of a claim that did not finish its job, with the new value of the count that it adds to. */
interface ClaimEnd extends Partial<Pick<JobData, 'failures' | 'interruptions' | 'outages'>> {
  readonly reason: string;
  /** Default: the job may be claimed at once. */
  readonly delayMs?: number;
}

/** Puts a job back into the queue together with the count of how its claim ended. */
async function giveBack(
  boss: PgBoss,
  db: Database,
  job: ClaimedJob,
  { reason, delayMs = 0, ...counted }: ClaimEnd,
): Promise<void> {
  const { queue } = job;
  await db.transaction(async (tx) => {
    const { affected } = (await boss.fail(queue, attemptOf(job), { message: reason }, within(tx))) as Settled;
    if (affected === 0) return;
    const { name: kind, subjectId, part, payload, workSeconds, trace, interruptions, failures, outages } = job;
    const counts = { interruptions, failures, outages, ...counted };
    const data: JobData = { kind, subjectId, part, payload, workSeconds, ...(trace && { trace }), ...counts };
    await boss.update(queue, data, { id: job.id, ...within(tx) });
    if (delayMs > 0) return delay(tx, job.id, delayMs);
    await wakeWorkers(tx, queue);
  });
}

async function delay(tx: Database, id: string, delayMs: number): Promise<void> {
  const startAfter = sql`now() + ${delayMs / 1000} * interval '1 second'`;
  await tx.execute(sql`update ${JOBS} set start_after = ${startAfter} where id = ${id}::uuid and state = 'retry'`);
}

async function putBackAll(boss: PgBoss, db: Database, queues: Iterable<string>): Promise<void> {
  for (const queue of queues) {
    const jobs = await boss.findJobs<JobData>(queue, { limit: ALL });
    for (const job of jobs) if (job.state === 'active') await putBack(boss, db, toClaimed(job));
  }
}

async function redrive(boss: PgBoss, db: Database, queues: Iterable<string>): Promise<number> {
  let count = 0;
  for (const queue of queues) {
    count += await boss.redrive(deadQueue(queue), { destination: queue, limit: ALL });
    await wakeWorkers(db, queue);
  }
  return count;
}

async function bury(boss: PgBoss, tx: Database, again: TracedJob, error: unknown): Promise<void> {
  const { priority, queue } = again.kind;
  const data = { ...dataOf(again), error: messageOf(error) };
  await boss.send(deadQueue(queue), data, { singletonKey: keyOf(again), priority, ...groupOf(again), ...within(tx) });
}

async function countJobs(db: Database): Promise<JobCounts> {
  const rows = await rowsOf<QueueCounts & { readonly dead: number }>(
    db,
    sql.raw(`select regexp_replace(name, '-dead$', '') as queue,
      count(*) filter (where name not like '%-dead' and state < 'active')::int as waiting,
      count(*) filter (where name not like '%-dead' and state = 'active')::int as active,
      count(*) filter (where name like '%-dead')::int as dead,
      coalesce(greatest(0, extract(epoch from ${SCHEMA}.job_now() - min(start_after)
        filter (where name not like '%-dead' and state < 'active'))), 0)::float8 as "oldestSeconds"
      from ${SCHEMA}.job group by 1 order by 1`),
  );
  const total = (value: 'waiting' | 'active' | 'dead') => rows.reduce((sum, row) => sum + row[value], 0);
  return {
    queued: total('waiting'),
    active: total('active'),
    dead: total('dead'),
    oldestSeconds: Math.max(0, ...rows.map(({ oldestSeconds }) => oldestSeconds)),
    queues: rows.map(({ queue, waiting, active, oldestSeconds }) => ({ queue, waiting, active, oldestSeconds })),
  };
}

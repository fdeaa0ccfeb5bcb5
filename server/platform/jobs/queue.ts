/**
 * The queue of everything that takes long. A worker claims a job under a lease that it renews; a job whose lease ran out
 * is given to somebody else, so a machine may die at any moment. Jobs are rows beside the renders that they serve: they
 * are written in the same transaction, and cancelling is a delete.
 *
 * Why our own: pg-boss 10, the newest for Node 20, has no heartbeat (a dead worker is noticed at expiry), knows neither
 * progress nor limits per user, and cannot debounce.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';
import { type JobKind, job, jobKinds } from './tables';

export interface NewJob {
  readonly kind: JobKind;
  readonly subjectId: number;
  /** Default 0. */
  readonly part?: number;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Milliseconds before it may run. Default 0. */
  readonly delayMs?: number;
}

export interface ClaimedJob {
  readonly id: number;
  readonly kind: JobKind;
  readonly subjectId: number;
  readonly part: number;
  readonly payload: Readonly<Record<string, unknown>>;
  /** This one included. */
  readonly attempts: number;
}

/** What somebody waits for on the page comes first, then videos, then what only looks nicer. */
const priorities: Readonly<Record<JobKind, number>> = {
  keyframes: 30,
  'render-assemble': 20,
  'render-segment': 20,
  'render-prepare': 20,
  poster: 10,
  'template-motion': 5,
  // has workers of its own
  'convert-video': 0,
};

/** A worker that has not renewed its lease for so long is dead. */
export const LEASE_SECONDS = 30;

/** A job that is there already starts anew: it waits `delayMs` from now on, so that a burst of saves is one job. */
export async function enqueue(db: Database, jobs: readonly NewJob[]): Promise<void> {
  for (const { kind, subjectId, part = 0, payload = {}, delayMs = 0 } of jobs) {
    const runAfter = sql`now() + ${delayMs} * interval '1 millisecond'`;
    await db
      .insert(job)
      .values({ kind, subjectId, part, payload, priority: priorities[kind], runAfter })
      .onConflictDoUpdate({
        target: [job.kind, job.subjectId, job.part],
        set: { payload, runAfter, state: 'queued', attempts: 0, progress: 0, worker: null, leaseUntil: null },
      });
  }
}

/** The most urgent job of these kinds that may run now; undefined if there is none. */
export async function claim(
  db: Database,
  worker: string,
  kinds: readonly JobKind[] = jobKinds,
): Promise<ClaimedJob | undefined> {
  const wanted = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const [claimed] = await rowsOf<ClaimedJob>(
    db,
    sql`update job set state = 'active', worker = ${worker}, attempts = attempts + 1,
        lease_until = now() + ${LEASE_SECONDS} * interval '1 second'
      where id = (
        select id from job
        where kind in (${wanted})
          and ((state = 'queued' and run_after <= now()) or (state = 'active' and lease_until < now()))
        order by priority desc, subject_id, id limit 1 for update skip locked)
      returning id::int, kind, subject_id::int as "subjectId", part, payload, attempts`,
  );
  return claimed;
}

/** Whether the job is still this worker's; false once it was cancelled, deleted or given to somebody else. */
export async function renew(db: Database, jobId: number, worker: string): Promise<boolean> {
  const rows = await db
    .update(job)
    .set({ leaseUntil: sql`now() + ${LEASE_SECONDS} * interval '1 second'` })
    .where(and(eq(job.id, jobId), eq(job.worker, worker), eq(job.state, 'active')))
    .returning({ id: job.id });
  return rows.length > 0;
}

/** Ends the job; false if it was no longer this worker's, in which case the transaction must not count either. */
export async function finish(db: Database, jobId: number, worker: string, state: 'done' | 'failed'): Promise<boolean> {
  const rows = await db
    .update(job)
    .set({ state, worker: null, leaseUntil: null })
    .where(and(eq(job.id, jobId), eq(job.worker, worker), eq(job.state, 'active')))
    .returning({ id: job.id });
  return rows.length > 0;
}

/** Puts it back for another try. */
export async function requeue(db: Database, jobId: number, worker: string): Promise<void> {
  await db
    .update(job)
    .set({ state: 'queued', worker: null, leaseUntil: null, progress: 0 })
    .where(and(eq(job.id, jobId), eq(job.worker, worker), eq(job.state, 'active')));
}

/**
 * Puts back what a worker had when its server stopped, without counting it as a try; `worker` absent: what all had, for
 * a database that only this process can reach. A job during which the server stopped too often counts its tries again.
 */
export async function putBack(db: Database, worker?: string): Promise<void> {
  const forgiven = sql`case when ${job.interruptions} < ${MAX_INTERRUPTIONS} then greatest(${job.attempts} - 1, 0) else ${job.attempts} end`;
  await db
    .update(job)
    .set({
      state: 'queued',
      attempts: forgiven,
      interruptions: sql`${job.interruptions} + 1`,
      worker: null,
      leaseUntil: null,
    })
    .where(worker === undefined ? eq(job.state, 'active') : and(eq(job.state, 'active'), eq(job.worker, worker)));
}

/** A job that brings the whole server down is not tried for ever. */
const MAX_INTERRUPTIONS = 5;

/** Removes the jobs of a render or a project; one that runs finds out when it renews its lease. */
export async function removeJobs(db: Database, kinds: readonly JobKind[], subjectId: number): Promise<void> {
  await db.delete(job).where(and(inArray(job.kind, [...kinds]), eq(job.subjectId, subjectId)));
}

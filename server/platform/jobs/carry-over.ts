/** Jobs of versions that kept a queue of their own, in a table `job`: those that had not ended go on in today's. */
import { sql } from 'drizzle-orm';
import { takeTurns } from '../data/advisory-locks';
import { type Database, rowsOf } from '../data/database';
import type { Log } from '../log/log';
import type { JobKind } from './job-kind';
import type { JobQueue } from './queue';

interface OldJob {
  readonly kind: string;
  readonly subject_id: number;
  readonly part: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly delay_ms: number;
  readonly owner_id: number | null;
  readonly tenant_id: number | null;
}

/** In one transaction with the end of the old table: no job is lost, none is taken twice. Jobs of no kind of these are dropped. */
export async function carryOver(db: Database, jobs: JobQueue, kinds: readonly JobKind[], log: Log): Promise<void> {
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'job-carry-over');
    const [table] = await rowsOf<{ name: string | null }>(tx, sql`select to_regclass('job')::text as name`);
    if (!table?.name) return;
    const found = await rowsOf<OldJob>(tx, unended);
    for (const { kind: name, subject_id: subjectId, part, payload, delay_ms: delayMs, owner_id, tenant_id } of found) {
      const kind = kindOf.get(name);
      if (!kind) continue;
      const owner = owner_id === null || tenant_id === null ? {} : { owner: { id: owner_id, tenantId: tenant_id } };
      await jobs.enqueue(tx, [{ kind, subjectId, part, payload, delayMs, ...owner }]);
    }
    await tx.execute(sql`drop table job`);
    log.info({ jobs: found.length }, 'jobs of an older version were taken over');
  });
}

/** Unfinished jobs with their owners, which the rows of renders and videos name. */
const unended = sql`select job.kind, job.subject_id::int, job.part, job.payload,
  greatest(0, extract(epoch from job.run_after - now()) * 1000)::float8 as delay_ms,
  coalesce(render.owner_id, media.owner_id)::int as owner_id, coalesce(render.tenant_id, media.tenant_id)::int as tenant_id
  from job
  left join render on job.kind like 'render-%' and render.id = job.subject_id
  left join media on job.kind = 'convert-video' and media.id = job.subject_id
  where job.state in ('queued', 'active') order by job.priority desc, job.subject_id, job.id`;

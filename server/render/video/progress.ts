import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { ClaimedJob } from '../../platform/jobs/queue';
import { type ProgressWriter, throttledProgress } from '../../platform/jobs/throttled-progress';
import type { Log } from '../../platform/log/log';
import { render, renderSegment } from '../../project/renders/tables';

/** Percent that a render has once it is compiled, and once all of its frames are painted. */
export const PREPARED_PERCENT = 1;
const PAINTED_PERCENT = 95;
/** 100 is for the transaction that registers the file. */
const ASSEMBLED_PERCENT = 99;

/** Takes the segment over from its earlier painter: only this claim of the job writes its progress from now on. */
export async function beginSegment(
  db: Database,
  { subjectId, part, claim }: ClaimedJob,
  worker: string,
): Promise<void> {
  await db
    .update(renderSegment)
    .set({ worker, claim, framesPainted: 0 })
    .where(and(segment(subjectId, part), lt(renderSegment.claim, claim)));
}

/** `value`: frames that are painted of the segment. */
export function segmentProgress(db: Database, log: Log, { subjectId, part, claim }: ClaimedJob): ProgressWriter {
  return throttledProgress(log, async (frames) => {
    await db.transaction(async (tx) => {
      await lockRender(tx, subjectId);
      await tx
        .update(renderSegment)
        .set({ framesPainted: frames })
        .where(and(segment(subjectId, part), eq(renderSegment.claim, claim)));
      await raiseToPainted(tx, subjectId);
    });
  });
}

/** In the transaction that ends the segment's job; `lockRender` first. */
export async function endSegment(tx: Database, { subjectId, part }: ClaimedJob): Promise<void> {
  await tx
    .update(renderSegment)
    .set({ framesPainted: renderSegment.durationFrames, isPainted: true })
    .where(segment(subjectId, part));
  await raiseToPainted(tx, subjectId);
}

function segment(renderId: number, part: number) {
  return and(eq(renderSegment.renderId, renderId), eq(renderSegment.part, part));
}

/** Before its jobs, as everybody does (`jobs/workers.ts`). */
export async function lockRender(tx: Database, renderId: number): Promise<void> {
  await tx.select({ id: render.id }).from(render).where(eq(render.id, renderId)).for('update');
}

/** Raises the percentage to what the frames of all segments make of it. */
async function raiseToPainted(tx: Database, renderId: number): Promise<void> {
  const painted = sql`(select coalesce(sum(frames_painted), 0) from render_segment where render_id = ${renderId})`;
  const share = sql`${painted}::float8 / greatest(${render.framesTotal}, 1)`;
  await raise(tx, renderId, sql`${PREPARED_PERCENT} + floor(${PAINTED_PERCENT - PREPARED_PERCENT} * ${share})`);
}

/** `value`: the share of the assembly that is done, 0 to 1. */
export function assemblyProgress(db: Database, log: Log, renderId: number): ProgressWriter {
  return throttledProgress(log, async (share) => {
    const percent = PAINTED_PERCENT + Math.floor((ASSEMBLED_PERCENT - PAINTED_PERCENT) * Math.min(1, share));
    await raise(db, renderId, sql`${percent}`);
  });
}

/** Never falls: a segment that is painted again does not take back what was shown. */
async function raise(db: Database, renderId: number, percent: ReturnType<typeof sql>): Promise<void> {
  await db
    .update(render)
    .set({ percentage: sql`greatest(${render.percentage}, least(${ASSEMBLED_PERCENT}, (${percent})::int))` })
    .where(and(eq(render.id, renderId), eq(render.status, 'rendering')));
}

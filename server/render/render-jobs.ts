/**
 * A render in three kinds of jobs: the project is compiled once, its segments are painted side by side, then joined.
 * Each leaves its result in the storage, so that whoever goes on after a crash starts where the last one stopped.
 */
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImageFormat } from '@spotreel/sdk/contract';
import type { Composition } from '@spotreel/sdk/scene';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { TenantCatalogues } from '../library/tenant-catalogues';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import { type ClaimedJob, enqueue, removeJobs } from '../platform/jobs/queue';
import { job } from '../platform/jobs/tables';
import type { Commit, JobHandler } from '../platform/jobs/workers';
import type { Log } from '../platform/log/log';
import type { Storage } from '../platform/storage/storage';
import type { ProjectCompiler } from '../project/composition/compiler';
import { extensionOf } from '../project/renders/file-name';
import { render } from '../project/renders/tables';
import type { RenderPort, RenderSegment } from './engine-port';
import { isWorthRetry, toFailure } from './failure';
import { POSTER_WIDTH, posterFrame } from './poster-frame';
import { assemblyProgress, lockRender, PREPARED_PERCENT, raiseToPainted, segmentProgress } from './progress';
import * as files from './work-files';

export interface RenderJobParts {
  readonly db: Database;
  readonly log: Log;
  readonly storage: Storage;
  readonly catalogues: TenantCatalogues;
  readonly compiler: ProjectCompiler;
  readonly engine: RenderPort;
  /** For files that are not complete yet. */
  readonly workDir: string;
  /** Ends the other jobs of a render that cannot succeed any more. */
  readonly stopRender: (renderId: number) => void;
}

type RenderKind = 'render-prepare' | 'render-segment' | 'render-assemble';
const renderKinds: readonly RenderKind[] = ['render-prepare', 'render-segment', 'render-assemble'];

export function renderHandlers(parts: RenderJobParts): Record<RenderKind, JobHandler> {
  const handler = (run: JobHandler['run']): JobHandler => ({
    run,
    lock: (tx, { subjectId }) => lockRender(tx, subjectId),
    isWorthRetry,
    failed: (tx, { subjectId }, error) => failRender(tx, subjectId, error),
    async ended({ subjectId }, how) {
      if (how === 'failed') parts.stopRender(subjectId);
      else await removeWorkOnceOver(parts, subjectId);
    },
  });
  return {
    'render-prepare': handler((claimed, signal) => prepare(parts, claimed, signal)),
    'render-segment': handler((claimed, signal) => paintSegment(parts, claimed, signal)),
    'render-assemble': handler((claimed, signal) => assemble(parts, claimed, signal)),
  };
}

async function prepare(parts: RenderJobParts, { subjectId }: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { db, catalogues, compiler, storage, engine } = parts;
  const { snapshot, format, tenantId } = render;
  const [row] = await db.select({ snapshot, format, tenantId }).from(render).where(eq(render.id, subjectId));
  if (!row) throw new ApiError('not_found');
  const composition = await compiler.composition(row.snapshot, await catalogues.of(row.tenantId));
  if (row.format !== 'mp4') return paintImage(parts, subjectId, composition, row.format, signal);
  await storage.put(files.compositionKey(subjectId), Buffer.from(JSON.stringify(composition)));
  const segments = engine.planSegments(composition);
  return async (tx) => {
    await tx
      .update(render)
      .set({ framesTotal: composition.durationFrames })
      .where(and(eq(render.id, subjectId), inArray(render.status, ['queued', 'rendering'])));
    await enqueue(
      tx,
      segments.map((segment) => ({
        kind: 'render-segment',
        subjectId,
        part: segment.index,
        payload: { ...segment },
      })),
    );
    return undefined;
  };
}

/** A render waits until its first segment is painted: compiling ahead takes nobody's turn. */
async function begin(db: Database, renderId: number): Promise<void> {
  const percentage = sql`greatest(${render.percentage}, ${PREPARED_PERCENT})`;
  await db
    .update(render)
    .set({ status: 'rendering', startedAt: new Date(), percentage })
    .where(and(eq(render.id, renderId), eq(render.status, 'queued')));
}

async function paintSegment(parts: RenderJobParts, claimed: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { db, log, storage, engine } = parts;
  const { subjectId } = claimed;
  const segment = claimed.payload as unknown as RenderSegment;
  await begin(db, subjectId);
  const composition = await readComposition(storage, subjectId);
  const progress = segmentProgress(db, log, claimed.id, subjectId);
  const key = files.segmentKey(subjectId, segment.index);
  await producing(parts.workDir, async (outFile) => {
    try {
      await engine.renderSegment({ composition, segment, outFile, signal, onProgress: progress.report });
    } finally {
      await progress.end();
    }
    await storage.putFile(key, outFile);
  });
  return async (tx) => {
    // The render is locked: of two segments that end at the same moment, the second sees the first.
    await tx.update(job).set({ progress: segment.durationFrames }).where(eq(job.id, claimed.id));
    await raiseToPainted(tx, subjectId);
    const ofRender = and(eq(job.kind, 'render-segment'), eq(job.subjectId, subjectId), ne(job.state, 'done'));
    const open = await tx.select({ id: job.id }).from(job).where(ofRender).limit(1);
    if (open.length === 0) await enqueue(tx, [{ kind: 'render-assemble', subjectId }]);
    return undefined;
  };
}

async function assemble(parts: RenderJobParts, { subjectId }: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { db, log, storage, engine } = parts;
  const composition = await readComposition(storage, subjectId);
  const segments = await db
    .select({ part: job.part })
    .from(job)
    .where(and(eq(job.kind, 'render-segment'), eq(job.subjectId, subjectId)))
    .orderBy(job.part);
  const segmentFiles = await Promise.all(
    segments.map(({ part }) => storage.localFile(files.segmentKey(subjectId, part))),
  );
  const progress = assemblyProgress(db, log, subjectId);
  const sizeBytes = await producing(parts.workDir, async (outFile) => {
    try {
      await engine.assemble({ composition, segmentFiles, outFile, signal, onProgress: progress.report });
    } finally {
      await progress.end();
    }
    const { size } = await stat(outFile);
    await storage.putFile(files.videoKey(subjectId), outFile);
    return size;
  });
  await paintPoster(parts, subjectId, composition, signal);
  return finish(subjectId, files.videoKey(subjectId), sizeBytes);
}

/** An image project is done in one go: its one frame at full size, and a small one. */
async function paintImage(
  parts: RenderJobParts,
  renderId: number,
  composition: Composition,
  format: ImageFormat,
  signal: AbortSignal,
): Promise<Commit> {
  const { db, storage, engine } = parts;
  await begin(db, renderId);
  const frame = posterFrame(composition);
  const picture = await engine.still({ composition, frame, widthPx: composition.width, format, signal });
  const key = files.imageKey(renderId, extensionOf(format));
  await storage.put(key, picture);
  await paintPoster(parts, renderId, composition, signal);
  return finish(renderId, key, picture.byteLength);
}

async function paintPoster(
  { storage, engine }: RenderJobParts,
  renderId: number,
  composition: Composition,
  signal: AbortSignal,
): Promise<void> {
  const still = { composition, frame: posterFrame(composition), widthPx: POSTER_WIDTH, signal };
  await storage.put(files.posterKey(renderId), await engine.still({ ...still, format: 'webp' }));
}

/** 100 % is said in the transaction that registers the file. */
function finish(renderId: number, fileKey: string, sizeBytes: number): Commit {
  return async (tx) => {
    const done = { status: 'done' as const, percentage: 100, sizeBytes, finishedAt: new Date() };
    const keys = { videoKey: fileKey, posterKey: files.posterKey(renderId) };
    await tx
      .update(render)
      .set({ ...done, ...keys, error: null })
      .where(eq(render.id, renderId));
    await removeJobs(tx, renderKinds, renderId);
    return undefined;
  };
}

async function failRender(tx: Database, renderId: number, error: unknown): Promise<void> {
  await tx
    .update(render)
    .set({ status: 'failed', error: toFailure(error), finishedAt: new Date() })
    .where(and(eq(render.id, renderId), inArray(render.status, ['queued', 'rendering'])));
  await removeJobs(tx, renderKinds, renderId);
}

/** Whoever worked on a render last, on whatever machine, cleans up behind it. */
async function removeWorkOnceOver({ db, storage }: RenderJobParts, renderId: number): Promise<void> {
  const [row] = await db.select({ status: render.status }).from(render).where(eq(render.id, renderId));
  if (row?.status === 'queued' || row?.status === 'rendering') return;
  await storage.deleteAll(files.workPrefix(renderId));
}

async function readComposition(storage: Storage, renderId: number): Promise<Composition> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(files.compositionKey(renderId))) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Composition;
}

/** Gives `make` a name for a new file, and removes the file if `make` left it there. */
async function producing<Result>(folder: string, make: (file: string) => Promise<Result>): Promise<Result> {
  const file = path.join(folder, `${randomUUID()}.mp4`);
  try {
    return await make(file);
  } finally {
    await rm(file, { force: true });
  }
}

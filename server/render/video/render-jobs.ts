/**
 * A render in three kinds of jobs: the project is compiled once, its segments are painted side by side, then joined.
 * Each leaves its result in the storage, so that after a crash the next worker starts where the last one stopped.
 */
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImageFormat } from '@spotreel/sdk/internal/contract';
import type { Composition } from '@spotreel/sdk/internal/scene';
import { and, eq } from 'drizzle-orm';
import type { TenantCatalogues } from '../../library/catalogue/tenant-catalogues';
import type { Database } from '../../platform/data/database';
import type { Commit, JobHandler } from '../../platform/jobs/job-handler';
import type { ClaimedJob, JobQueue, NewJob } from '../../platform/jobs/queue';
import type { Log } from '../../platform/log/log';
import type { Storage } from '../../platform/storage/storage';
import type { ProjectCompiler } from '../../project/composition/compiler';
import { inRatio } from '../../project/composition/in-ratio';
import { isImageFormat } from '../../project/renders/file-formats';
import { renderExtension } from '../../project/renders/file-name';
import {
  renderAssembleKind,
  renderBlenderAssembleKind,
  renderBlenderSegmentKind,
  renderPrepareKind,
  renderSegmentKind,
} from '../../project/renders/job-kinds';
import { removeRenderJobs } from '../../project/renders/remove-render-jobs';
import { render, renderSegment } from '../../project/renders/tables';
import type { RenderPort, Segment, SegmentPicture } from '../engine-port';
import { isWorthRedrive, isWorthRetry, toFailure } from '../failure';
import { hasBlenderScene } from '../has-blender-scene';
import { POSTER_WIDTH, posterFrame } from '../stills/poster-frame';
import * as files from '../work-files';
import { type AskedPicture, askedPicture, pictureColumns } from './asked-picture';
import { assemblyProgress, beginSegment, endSegment, lockRender, segmentProgress } from './progress';
import { recordRenderEnd } from './render-event';
import { begin, isOpen, isOpenRender, reopen } from './render-status';
import type { SegmentCache } from './segment-cache';
import { encoderOfSegment, encoderOfVideo, enqueueSegments, isDifference, paintAgain } from './segment-encoders';

export interface RenderJobParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  /** Names this process among all that render. */
  readonly worker: string;
  readonly log: Log;
  readonly storage: Storage;
  readonly catalogues: TenantCatalogues;
  readonly compiler: ProjectCompiler;
  readonly engine: RenderPort;
  readonly segmentCache: SegmentCache;
  /** For files that are not complete yet. */
  readonly workDir: string;
  /** Ends the other jobs of a render that cannot succeed any more. */
  readonly stopRender: (renderId: number) => void;
}

/** Ends a job whose render is over: a cancellation misses a job that is given back to the queue at the same moment. */
const nothing: Commit = async () => undefined;

export function renderHandlers(parts: RenderJobParts): Readonly<Record<string, JobHandler>> {
  const handler = handlerOf(parts);
  return {
    [renderPrepareKind.name]: handler((claimed, signal) => prepare(parts, claimed, signal)),
    [renderSegmentKind.name]: handler((claimed, signal) => paintSegment(parts, claimed, signal)),
    [renderAssembleKind.name]: handler((claimed, signal) => assemble(parts, claimed, signal)),
  };
}

/** The same work, of scenes that Blender renders: its poster is a frame of Blender, too. */
export function blenderRenderHandlers(parts: RenderJobParts): Readonly<Record<string, JobHandler>> {
  const handler = handlerOf(parts);
  return {
    [renderBlenderSegmentKind.name]: handler((claimed, signal) => paintSegment(parts, claimed, signal)),
    [renderBlenderAssembleKind.name]: handler((claimed, signal) => assemble(parts, claimed, signal)),
  };
}

function handlerOf(parts: RenderJobParts) {
  return (run: JobHandler['run']): JobHandler => ({
    run,
    lock: (tx, { subjectId }) => lockRender(tx, subjectId),
    isWorthRetry,
    failed: (tx, { subjectId }, error) => failRender(parts, tx, subjectId, error),
    async ended({ subjectId }, how) {
      if (how === 'failed') parts.stopRender(subjectId);
      else await removeWorkOnceOver(parts, subjectId);
    },
  });
}

async function prepare(parts: RenderJobParts, { subjectId }: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { db, jobs, catalogues, compiler, storage, engine } = parts;
  await reopen(db, subjectId);
  const { snapshot, ratio, format, tenantId, ownerId } = render;
  const columns = { snapshot, ratio, format, tenantId, ownerId };
  const [row] = await db.select(columns).from(render).where(isOpenRender(subjectId));
  if (!row) return nothing;
  const catalogue = await catalogues.of(row.tenantId);
  const composition = await compiler.composition(inRatio(row.snapshot, row.ratio, catalogue), catalogue, true);
  if (isImageFormat(row.format)) return paintImage(parts, subjectId, composition, row.format, signal);
  await storage.put(files.compositionKey(subjectId), Buffer.from(JSON.stringify(composition)));
  const segments = engine.planSegments(composition);
  return async (tx) => {
    await tx.update(render).set({ framesTotal: composition.durationFrames }).where(isOpenRender(subjectId));
    await tx
      .insert(renderSegment)
      .values(segments.map(({ index, ...frames }) => ({ renderId: subjectId, part: index, ...frames })));
    const owner = { id: row.ownerId, tenantId: row.tenantId };
    await enqueueSegments(tx, jobs, {
      renderId: subjectId,
      segments,
      owner,
      isOfBlender: hasBlenderScene(composition),
    });
    return undefined;
  };
}

async function paintSegment(parts: RenderJobParts, claimed: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { db, jobs, storage, engine, segmentCache, worker } = parts;
  const { subjectId } = claimed;
  const segment = await readSegment(db, claimed);
  if (!segment) return nothing;
  await begin(db, subjectId);
  await beginSegment(db, claimed, worker);
  const composition = await readComposition(storage, subjectId);
  const { ownerId } = segment;
  const encoder = await encoderOfSegment(parts, claimed, segment.picture);
  const picture = { ...segment.picture, encoder };
  const key = files.segmentKey(subjectId, segment.index, picture.format, encoder);
  const content = { ownerId, contentKey: await engine.contentKey(composition, segment, picture) };
  const isKept = await segmentCache.take(content, key);
  if (!isKept) {
    await paintFrames(parts, claimed, { composition, segment, picture, key, signal });
    await segmentCache.keep(content, key);
  }
  const source = isKept ? 'kept' : 'painted';
  jobs.meters.count('spotreel_segments_total', { source });
  jobs.meters.count('spotreel_frames_total', { source }, segment.durationFrames);
  return async (tx) => {
    // The render is locked: of two segments that end at the same moment, the second sees the first.
    await endSegment(tx, claimed);
    const unpainted = and(eq(renderSegment.renderId, subjectId), eq(renderSegment.isPainted, false));
    const [open] = await tx.select({ part: renderSegment.part }).from(renderSegment).where(unpainted).limit(1);
    if (open) return undefined;
    const { ownerId: id, tenantId } = render;
    const [owner] = await tx.select({ id, tenantId }).from(render).where(eq(render.id, subjectId));
    const { payload } = claimed;
    const kind = claimed.name === renderBlenderSegmentKind.name ? renderBlenderAssembleKind : renderAssembleKind;
    await jobs.enqueue(tx, [{ kind, subjectId, payload, ...(owner && { owner }) }]);
    return undefined;
  };
}

interface SegmentWork {
  readonly composition: Composition;
  readonly segment: Segment;
  readonly picture: SegmentPicture;
  /** Key of the file in the storage. */
  readonly key: string;
  readonly signal: AbortSignal;
}

async function paintFrames(
  { db, log, storage, engine, workDir }: RenderJobParts,
  claimed: ClaimedJob,
  { composition, segment, picture, key, signal }: SegmentWork,
): Promise<void> {
  const progress = segmentProgress(db, log, claimed);
  await producing(workDir, async (outFile) => {
    try {
      await engine.renderSegment({ composition, segment, picture, outFile, signal, onProgress: progress.report });
    } finally {
      await progress.end();
    }
    await storage.putFile(key, outFile);
  });
}

type OwnedSegment = Segment & { readonly ownerId: number; readonly picture: AskedPicture };

async function readSegment(db: Database, { subjectId, part }: ClaimedJob): Promise<OwnedSegment | undefined> {
  const { startFrame, durationFrames } = renderSegment;
  const [row] = await db
    .select({ startFrame, durationFrames, ownerId: render.ownerId, ...pictureColumns })
    .from(renderSegment)
    .innerJoin(render, eq(render.id, renderSegment.renderId))
    .where(and(eq(renderSegment.renderId, subjectId), eq(renderSegment.part, part)));
  if (!row) return undefined;
  const { startFrame: from, durationFrames: length, ownerId, ...asked } = row;
  return { index: part, startFrame: from, durationFrames: length, ownerId, picture: askedPicture(asked) };
}

async function assemble(parts: RenderJobParts, claimed: ClaimedJob, signal: AbortSignal): Promise<Commit> {
  const { db, storage } = parts;
  const { subjectId } = claimed;
  const segments = await db
    .select({ part: renderSegment.part })
    .from(renderSegment)
    .where(eq(renderSegment.renderId, subjectId))
    .orderBy(renderSegment.part);
  if (segments.length === 0) return nothing;
  const [asked] = await db.select(pictureColumns).from(render).where(eq(render.id, subjectId));
  if (!asked) return nothing;
  const picture = askedPicture(asked);
  const numbers = segments.map(({ part }) => part);
  const encoder = await encoderOfVideo(storage, claimed, picture, numbers);
  if (!encoder) return paintAgain(parts, claimed);
  const composition = await readComposition(storage, subjectId);
  const keys = numbers.map((part) => files.segmentKey(subjectId, part, picture.format, encoder));
  try {
    const sizeBytes = await join(parts, subjectId, { composition, picture, keys, signal });
    await paintPoster(parts, subjectId, composition, signal, picture.isTransparent);
    return finish(subjectId, files.videoKey(subjectId, picture.format), sizeBytes);
  } catch (error) {
    if (encoder === 'x264' || !isDifference(error)) throw error;
    return paintAgain(parts, claimed);
  }
}

interface JoinWork {
  readonly composition: Composition;
  readonly picture: AskedPicture;
  /** Files of the segments in the storage, in order. */
  readonly keys: readonly string[];
  readonly signal: AbortSignal;
}

/** Answers the bytes of the video. */
async function join(
  { db, log, storage, engine, workDir }: RenderJobParts,
  renderId: number,
  { composition, picture: { format, frameRate }, keys, signal }: JoinWork,
): Promise<number> {
  const segmentFiles = await Promise.all(keys.map((key) => storage.localFile(key)));
  const progress = assemblyProgress(db, log, renderId);
  return producing(workDir, async (outFile) => {
    try {
      const { report: onProgress } = progress;
      await engine.assemble({ composition, segmentFiles, frameRate, format, outFile, signal, onProgress });
    } finally {
      await progress.end();
    }
    const { size } = await stat(outFile);
    await storage.putFile(files.videoKey(renderId, format), outFile);
    return size;
  });
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
  const key = files.imageKey(renderId, renderExtension(format));
  await storage.put(key, picture);
  await paintPoster(parts, renderId, composition, signal);
  return finish(renderId, key, picture.byteLength);
}

async function paintPoster(
  { storage, engine }: RenderJobParts,
  renderId: number,
  composition: Composition,
  signal: AbortSignal,
  isTransparent = false,
): Promise<void> {
  const still = { composition, frame: posterFrame(composition), widthPx: POSTER_WIDTH, isTransparent, signal };
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
    await tx.delete(renderSegment).where(eq(renderSegment.renderId, renderId));
    await recordRenderEnd(tx, renderId);
    return undefined;
  };
}

/** The whole render is what may be done again: what was painted of it goes. */
async function failRender(
  { jobs, log }: RenderJobParts,
  tx: Database,
  renderId: number,
  error: unknown,
): Promise<NewJob | undefined> {
  const failed = await tx
    .update(render)
    .set({ status: 'failed', error: toFailure(error), finishedAt: new Date() })
    .where(isOpenRender(renderId))
    .returning({
      account: render.ownerId,
      tenant: render.tenantId,
      project: render.projectId,
      requestId: render.requestId,
    });
  const [whose] = failed;
  if (whose) {
    // one line has all by which the export is found
    log.error({ render: renderId, ...whose, code: toFailure(error).code, err: error }, 'an export failed');
    await recordRenderEnd(tx, renderId);
  }
  await removeRenderJobs(tx, jobs, renderId);
  if (!isWorthRedrive(error)) return undefined;
  const { ownerId: id, tenantId } = render;
  const [owner] = await tx.select({ id, tenantId }).from(render).where(eq(render.id, renderId));
  return { kind: renderPrepareKind, subjectId: renderId, ...(owner && { owner }) };
}

/** The worker that had a render last, on whatever machine, cleans up behind it. */
async function removeWorkOnceOver({ db, storage }: RenderJobParts, renderId: number): Promise<void> {
  if (!(await isOpen(db, renderId))) await storage.deleteAll(files.workPrefix(renderId));
}

async function readComposition(storage: Storage, renderId: number): Promise<Composition> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(files.compositionKey(renderId))) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Composition;
}

/** Gives `make` a name for a new file, and removes the file if `make` left it there. */
async function producing<Result>(folder: string, make: (file: string) => Promise<Result>): Promise<Result> {
  const file = path.join(folder, randomUUID());
  try {
    return await make(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Runs the render jobs of this process, and paints for callers that wait. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import type { Composition, MeasuredTexts, MotionFigures } from '@spotreel/sdk/internal/scene';
import { inArray } from 'drizzle-orm';
import type { SegmentCacheSettings } from '../platform/config/segment-cache-settings';
import { ApiError } from '../platform/http/api-error';
import type { JobHandler } from '../platform/jobs/job-handler';
import type { ClaimedJob } from '../platform/jobs/queue';
import { createWorkers, type Workers } from '../platform/jobs/workers';
import type { ProjectRenderer } from '../project/project-renderer';
import { posterKind, renderBlenderSegmentKind, renderPrepareKind } from '../project/renders/job-kinds';
import { render } from '../project/renders/tables';
import type { RenderPort, TextContrast } from './engine-port';
import { hasBlenderScene } from './has-blender-scene';
import { createPaintingGate } from './painting-gate';
import { mayBeOfLastDay } from './stills/kept-days';
import { createPosterRequests } from './stills/poster-requests';
import type { StillJobParts } from './stills/saved-picture';
import { blenderStillHandlers, stillHandlers } from './stills/still-jobs';
import { blenderRenderHandlers, type RenderJobParts, renderHandlers } from './video/render-jobs';
import { createSegmentCache } from './video/segment-cache';
import { removeStrayResults } from './video/stray-results';
import * as files from './work-files';

export interface RenderHost extends ProjectRenderer {
  /**
   * Paints while the caller waits, in turn. Throws `rate_limited`, `render_unavailable`, `painter_crashed`.
   */
  paint(still: StillRequest): Promise<Uint8Array>;
  /** Measures while the caller waits, in turn. Throws as `paint`. */
  contrast(request: ContrastRequest): Promise<readonly TextContrast[]>;
  /** Measures while the caller waits, in turn. Throws as `paint`. */
  measureMotion(request: MeasureMotionRequest): Promise<MotionFigures>;
  /** Measures while the caller waits, in turn. Throws as `paint`. */
  measureTexts(request: MeasureTextsRequest): Promise<MeasuredTexts>;
  /** The first scene in motion, as an animated WebP; as `paint` otherwise. */
  paintMotion(motion: MotionRequest): Promise<Uint8Array>;
  /** Removes work files of renders that are over, files of renders that are not done, and kept segments beyond their age and room. `now`: milliseconds since 1970. */
  sweep(now: number): Promise<void>;
  /** Number of painters of this process at work, and of waiting ones. */
  painters(): Readonly<Record<'busy' | 'idle', number>>;
  /** True while this process paints, in jobs or for waiting callers. */
  isPainting(): boolean;
  start(): Promise<void>;
  close(): Promise<void>;
}

type StillRequest = Parameters<RenderPort['still']>[0];
export type ContrastRequest = Parameters<RenderPort['contrast']>[0];
type MeasureMotionRequest = Parameters<RenderPort['measureMotion']>[0];
export type MeasureTextsRequest = Parameters<RenderPort['measureTexts']>[0];
type MotionRequest = Parameters<RenderPort['motion']>[0];

/** A Blender uses all cores. A second one renders stills for callers that wait. */
const BLENDER_SLOTS = 1;
/** Each takes half a minute. */
const MOST_WAITING_FOR_BLENDER = 3;

export type RenderHostParts = Omit<RenderJobParts, 'stopRender' | 'worker' | 'segmentCache'> &
  StillJobParts & {
    readonly segmentCacheSettings: SegmentCacheSettings;
    /** Only this process can reach the database. */
    readonly embedded: boolean;
    /** Milliseconds without a save before a poster is painted. Default 2500. */
    readonly posterDelayMs?: number;
    readonly pollMs?: number;
    /** Handlers of jobs of other domains. */
    readonly moreHandlers?: Readonly<Record<string, JobHandler>>;
  };

export function createRenderHost(parts: RenderHostParts): RenderHost {
  const { db, jobs, log, engine, embedded, posterDelayMs = 2500 } = parts;
  const stop = async (renderId: number) => {
    const isOfRender = ({ name, subjectId }: ClaimedJob) => name.startsWith('render-') && subjectId === renderId;
    await Promise.all(workers.map((one) => one.abort(isOfRender)));
    await deleteFiles(parts, renderId);
  };
  const hasBlender = engine.hasBlender ?? false;
  const posters = createPosterRequests({ db, jobs, log, delayMs: posterDelayMs, hasBlender });
  const segmentCache = createSegmentCache({ ...parts, settings: parts.segmentCacheSettings });
  const workers = jobWorkers({ ...parts, segmentCache }, stop);
  const callers = paintingForCallers(engine);
  const soon = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'a poster could not be asked for'));
  return {
    unavailable: undefined,
    hasBlender,
    blenderFrameSeconds: engine.blenderFrameSeconds,
    stop,
    posterSoon: posters.add,
    posterOnce: (subjectId) => soon(jobs.enqueueLast(db, { kind: posterKind, subjectId, payload: { hasBlender } })),
    ...callers.painting,
    async sweep(now) {
      await removeLeftovers(parts, (name) => mayBeOfLastDay(name, now) || (!embedded && isOfOlderVersion(name)));
      await removeStrayResults(parts, now);
      await segmentCache.sweep(now);
    },
    async start() {
      if (embedded) await jobs.putBackAll();
      // no request of this process has begun, and an embedded server has no other process
      await removeLeftovers(parts, (name) => !embedded && !name.startsWith('render-'));
      for (const one of workers) one.start();
    },
    painters: () => ({ busy: workers[0].busy(), idle: engine.processes - workers[0].busy() }),
    isPainting: () => callers.isPainting() || workers.some((one) => one.busy() > 0),
    async close() {
      await posters.close();
      await Promise.all(workers.map((one) => one.stop()));
    },
  };
}

interface PaintingForCallers {
  readonly painting: Pick<RenderHost, 'paint' | 'contrast' | 'measureMotion' | 'measureTexts' | 'paintMotion'>;
  isPainting(): boolean;
}

/** Also a server that takes no jobs paints what a caller waits for. */
function paintingForCallers(engine: RenderPort): PaintingForCallers {
  const gate = createPaintingGate(Math.max(1, engine.processes));
  const blenderGate = createPaintingGate(1, MOST_WAITING_FOR_BLENDER);
  const gateOf = (composition: Composition) => (hasBlenderScene(composition) ? blenderGate : gate);
  return {
    painting: {
      paint: (still) => gateOf(still.composition).pass(() => orCrashed(engine.still(still)), still.signal),
      contrast: (request) => gate.pass(() => orCrashed(engine.contrast(request)), request.signal),
      measureMotion: (request) => gate.pass(() => orCrashed(engine.measureMotion(request)), request.signal),
      measureTexts: (request) => gate.pass(() => orCrashed(engine.measureTexts(request)), request.signal),
      paintMotion: (motion) => gate.pass(() => orCrashed(engine.motion(motion)), motion.signal),
    },
    isPainting: () => gate.busy() + blenderGate.busy() > 0,
  };
}

/** Workers of the paint queue, then those of Blender's. `stop` ends a render that a job found cancelled. */
function jobWorkers(
  parts: RenderHostParts & Pick<RenderJobParts, 'segmentCache'>,
  stop: (renderId: number) => Promise<void>,
): readonly [Workers, Workers] {
  const { db, jobs, log, engine, pollMs, moreHandlers } = parts;
  const worker = `${hostname()}-${randomUUID()}`;
  const stopRender = (renderId: number) =>
    void stop(renderId).catch((error: unknown) =>
      log.error({ err: error, render: renderId }, 'files were left behind'),
    );
  const renderParts = { ...parts, worker, stopRender: (id: number) => void setImmediate(stopRender, id) };
  const shared = { db, jobs, log, ...(pollMs !== undefined && { pollMs }) };
  const painting = createWorkers({
    ...shared,
    queue: renderPrepareKind.queue,
    slots: engine.processes,
    handlers: { ...renderHandlers(renderParts), ...stillHandlers(parts), ...moreHandlers },
  });
  const blender = createWorkers({
    ...shared,
    queue: renderBlenderSegmentKind.queue,
    // a server that leaves painting to other machines leaves this to them, too
    slots: engine.hasBlender && engine.processes > 0 ? BLENDER_SLOTS : 0,
    handlers: { ...blenderRenderHandlers(renderParts), ...blenderStillHandlers(parts) },
  });
  return [painting, blender];
}

/** A server without a renderer: everything but rendering works. */
export function createUnavailableRenderHost(reason: string): RenderHost {
  const nothing = async () => {};
  const refuse = async () => {
    throw new ApiError('render_unavailable', { message: reason });
  };
  return {
    unavailable: reason,
    hasBlender: false,
    blenderFrameSeconds: undefined,
    stop: nothing,
    posterSoon: () => {},
    posterOnce: () => {},
    paint: refuse,
    contrast: refuse,
    measureMotion: refuse,
    measureTexts: refuse,
    paintMotion: refuse,
    sweep: nothing,
    painters: () => ({ busy: 0, idle: 0 }),
    isPainting: () => false,
    start: nothing,
    close: nothing,
  };
}

/** The caller learns of a dead or stopped painter, and not how it ended. */
async function orCrashed<Result>(painted: Promise<Result>): Promise<Result> {
  return painted.catch((cause: unknown) => {
    const isPainter = isSpotreelError(cause) && cause.code.startsWith('painter_');
    throw isPainter ? new ApiError('painter_crashed', { cause }) : cause;
  });
}

/** Work files, and the results of a render that is not done. */
async function deleteFiles({ db, storage }: RenderHostParts, renderId: number): Promise<void> {
  await storage.deleteAll(files.workPrefix(renderId));
  const rows = await db
    .select({ status: render.status })
    .from(render)
    .where(inArray(render.id, [renderId]));
  if (rows[0]?.status !== 'done') await storage.deleteAll(files.renderPrefix(renderId));
}

/** A server that is about to be replaced may need it; such a name has no day. */
function isOfOlderVersion(name: string): boolean {
  return name.startsWith('still-') || name.startsWith('package-');
}

/**
 * Work files of renders that ended while no server was there to clean up, and those of requests that are over. Listed before it is
 * asked who is at work: what another machine begins meanwhile stays.
 */
async function removeLeftovers({ db, storage }: RenderHostParts, mayBeInUse: (name: string) => boolean): Promise<void> {
  const names = (await storage.list('work')).filter((name) => !mayBeInUse(name));
  if (names.length === 0) return;
  const running = await db
    .select({ id: render.id })
    .from(render)
    .where(inArray(render.status, ['queued', 'rendering']));
  const kept = new Set(running.map(({ id }) => files.workPrefix(id)));
  for (const name of names) if (!kept.has(`work/${name}`)) await storage.deleteAll(`work/${name}`);
}

/** Runs the render jobs of this process, and paints for callers that wait. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isSpotreelError } from '@spotreel/sdk/base';
import { inArray } from 'drizzle-orm';
import type { SegmentCacheSettings } from '../platform/config/segment-cache-settings';
import { ApiError } from '../platform/http/api-error';
import type { JobHandler } from '../platform/jobs/job-handler';
import type { JobKind } from '../platform/jobs/kinds';
import { createWorkers, type Workers } from '../platform/jobs/workers';
import { render } from '../project/renders/tables';
import type { ProjectRenderer } from '../project/services';
import type { RenderPort, TextContrast } from './engine-port';
import { createPaintingGate } from './painting-gate';
import { createPosterRequests } from './poster-requests';
import { type RenderJobParts, renderHandlers } from './render-jobs';
import type { StillJobParts } from './saved-picture';
import { createSegmentCache } from './segment-cache';
import { stillHandlers } from './still-jobs';
import { removeStrayResults } from './stray-results';
import * as files from './work-files';

export interface RenderHost extends ProjectRenderer {
  /**
   * Paints while the caller waits, in turn. Throws `rate_limited`, `render_unavailable`, `painter_crashed`.
   */
  paint(still: StillRequest): Promise<Uint8Array>;
  /** Measures while the caller waits, in turn. Throws as `paint`. */
  contrast(request: ContrastRequest): Promise<readonly TextContrast[]>;
  /** The first scene in motion, as an animated WebP; as `paint` otherwise. */
  paintMotion(motion: MotionRequest): Promise<Uint8Array>;
  /** Removes work files of renders that are over, files of renders that are not done, and kept segments beyond their age and room. `now`: milliseconds since 1970. */
  sweep(now: number): Promise<void>;
  /** How many painters of this process work on jobs, and how many wait for some. */
  painters(): Readonly<Record<'busy' | 'idle', number>>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export type StillRequest = Parameters<RenderPort['still']>[0];
export type ContrastRequest = Parameters<RenderPort['contrast']>[0];
export type MotionRequest = Parameters<RenderPort['motion']>[0];

export type RenderHostParts = Omit<RenderJobParts, 'stopRender' | 'worker' | 'segmentCache'> &
  StillJobParts & {
    readonly segmentCacheSettings: SegmentCacheSettings;
    /** Only this process can reach the database. */
    readonly embedded: boolean;
    /** Milliseconds without a save before a poster is painted. Default 2500. */
    readonly posterDelayMs?: number;
    readonly pollMs?: number;
    /** Handlers of jobs of other domains. */
    readonly moreHandlers?: (parts: StillJobParts) => Readonly<Partial<Record<JobKind, JobHandler>>>;
  };

export function createRenderHost(parts: RenderHostParts): RenderHost {
  const { db, jobs, log, engine, embedded, posterDelayMs = 2500 } = parts;
  const stop = async (renderId: number) => {
    await workers.abort(({ kind, subjectId }) => kind.startsWith('render-') && subjectId === renderId);
    await deleteFiles(parts, renderId);
  };
  const posters = createPosterRequests({ db, jobs, log, delayMs: posterDelayMs });
  const segmentCache = createSegmentCache({ ...parts, settings: parts.segmentCacheSettings });
  const workers = paintWorkers({ ...parts, segmentCache }, stop);
  // Also a server that takes no jobs paints what a caller waits for.
  const gate = createPaintingGate(Math.max(1, engine.processes));
  const soon = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'a poster could not be asked for'));
  return {
    unavailable: undefined,
    hasBlender: engine.hasBlender ?? false,
    stop,
    posterSoon: posters.add,
    posterOnce: (subjectId) => soon(jobs.enqueueLast(db, { kind: 'poster', subjectId })),
    paint: (still) => gate.pass(() => orCrashed(engine.still(still)), still.signal),
    contrast: (request) => gate.pass(() => orCrashed(engine.contrast(request)), request.signal),
    paintMotion: (motion) => gate.pass(() => orCrashed(engine.motion(motion)), motion.signal),
    async sweep(now) {
      await removeLeftovers(parts);
      await removeStrayResults(parts);
      await segmentCache.sweep(now);
    },
    async start() {
      if (embedded) await jobs.putBackAll();
      await removeLeftovers(parts);
      workers.start();
    },
    painters: () => ({ busy: workers.busy(), idle: engine.processes - workers.busy() }),
    async close() {
      await posters.close();
      await workers.stop();
    },
  };
}

/** The workers of the paint queue. `stop` ends a render that a job found cancelled. */
function paintWorkers(
  parts: RenderHostParts & Pick<RenderJobParts, 'segmentCache'>,
  stop: (renderId: number) => Promise<void>,
): Workers {
  const { db, jobs, log, engine, pollMs, moreHandlers } = parts;
  const worker = `${hostname()}-${randomUUID()}`;
  const stopRender = (renderId: number) =>
    void stop(renderId).catch((error: unknown) =>
      log.error({ err: error, render: renderId }, 'files were left behind'),
    );
  return createWorkers({
    db,
    jobs,
    log,
    queue: 'paint',
    slots: engine.processes,
    handlers: {
      ...renderHandlers({ ...parts, worker, stopRender: (id) => setImmediate(stopRender, id) }),
      ...stillHandlers(parts),
      ...moreHandlers?.(parts),
    },
    ...(pollMs !== undefined && { pollMs }),
  });
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
    stop: nothing,
    posterSoon: () => {},
    posterOnce: () => {},
    paint: refuse,
    contrast: refuse,
    paintMotion: refuse,
    sweep: nothing,
    painters: () => ({ busy: 0, idle: 0 }),
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

/**
 * Work files of renders that ended while no server was there to clean up. Listed before it is asked who is at work:
 * what another machine begins meanwhile stays. So does what has no render, unless no other process can be working on
 * it.
 */
async function removeLeftovers({ db, storage, embedded }: RenderHostParts): Promise<void> {
  const names = (await storage.list('work')).filter((name) => embedded || name.startsWith('render-'));
  if (names.length === 0) return;
  const running = await db
    .select({ id: render.id })
    .from(render)
    .where(inArray(render.status, ['queued', 'rendering']));
  const kept = new Set(running.map(({ id }) => files.workPrefix(id)));
  for (const name of names) if (!kept.has(`work/${name}`)) await storage.deleteAll(`work/${name}`);
}

/** Where the API hands over what takes long. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isSpotreelError } from '@spotreel/sdk/base';
import { inArray } from 'drizzle-orm';
import { ApiError } from '../platform/http/api-error';
import type { JobKind } from '../platform/jobs/kinds';
import { createWorkers, type JobHandler } from '../platform/jobs/workers';
import { render } from '../project/renders/tables';
import type { ProjectRenderer } from '../project/services';
import type { RenderPort, TextContrast } from './engine-port';
import { createPaintingGate } from './painting-gate';
import { type RenderJobParts, renderHandlers } from './render-jobs';
import type { StillJobParts } from './saved-picture';
import { stillHandlers } from './still-jobs';
import * as files from './work-files';

export interface RenderDesk extends ProjectRenderer {
  /**
   * Paints while the caller waits, in turn. Throws `rate_limited`, `render_unavailable`, `painter_crashed`.
   */
  paint(still: StillRequest): Promise<Uint8Array>;
  /** Measures while the caller waits, in turn. Throws as `paint`. */
  contrast(request: ContrastRequest): Promise<readonly TextContrast[]>;
  /** The first scene in motion, as an animated WebP; as `paint` otherwise. */
  paintMotion(motion: MotionRequest): Promise<Uint8Array>;
  /** Removes work files of renders that are over. */
  sweep(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export type StillRequest = Parameters<RenderPort['still']>[0];
export type ContrastRequest = Parameters<RenderPort['contrast']>[0];
export type MotionRequest = Parameters<RenderPort['motion']>[0];

export type RenderDeskParts = Omit<RenderJobParts, 'stopRender' | 'worker'> &
  StillJobParts & {
    /** Only this process can reach the database. */
    readonly embedded: boolean;
    /** Milliseconds without a save before a poster is painted. Default 2500. */
    readonly posterDelayMs?: number;
    readonly pollMs?: number;
    /** Of jobs that other domains have painted. */
    readonly moreHandlers?: (parts: StillJobParts) => Readonly<Partial<Record<JobKind, JobHandler>>>;
  };

export function createRenderDesk(parts: RenderDeskParts): RenderDesk {
  const { db, jobs, log, storage, engine, embedded, posterDelayMs = 2500, pollMs } = parts;
  const worker = `${hostname()}-${randomUUID()}`;
  const stop = async (renderId: number) => {
    await workers.abort(({ kind, subjectId }) => kind.startsWith('render-') && subjectId === renderId);
    await storage.deleteAll(files.workPrefix(renderId));
    await deleteUnlessDone(parts, renderId);
  };
  const stopRender = (renderId: number) =>
    void stop(renderId).catch((error: unknown) =>
      log.error({ err: error, render: renderId }, 'files were left behind'),
    );
  const workers = createWorkers({
    db,
    jobs,
    log,
    queue: 'paint',
    slots: engine.processes,
    handlers: {
      ...renderHandlers({ ...parts, worker, stopRender: (id) => setImmediate(stopRender, id) }),
      ...stillHandlers(parts),
      ...parts.moreHandlers?.(parts),
    },
    ...(pollMs !== undefined && { pollMs }),
  });
  const gate = createPaintingGate(engine.processes);
  const soon = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'a poster could not be asked for'));
  return {
    unavailable: undefined,
    stop,
    posterSoon: (subjectId) => soon(jobs.enqueue(db, [{ kind: 'poster', subjectId, delayMs: posterDelayMs }])),
    posterOnce: (subjectId) => soon(jobs.enqueueLast(db, { kind: 'poster', subjectId })),
    paint: (still) => gate.pass(() => orTell(engine.still(still)), still.signal),
    contrast: (request) => gate.pass(() => orTell(engine.contrast(request)), request.signal),
    paintMotion: (motion) => gate.pass(() => orTell(engine.motion(motion)), motion.signal),
    sweep: () => removeLeftovers(parts),
    async start() {
      if (embedded) await jobs.putBackAll();
      await removeLeftovers(parts);
      workers.start();
    },
    close: workers.stop,
  };
}

/** A server without a renderer: everything but rendering works. */
export function createClosedDesk(reason: string): RenderDesk {
  const nothing = async () => {};
  const refuse = async () => {
    throw new ApiError('render_unavailable', { message: reason });
  };
  return {
    unavailable: reason,
    stop: nothing,
    posterSoon: () => {},
    posterOnce: () => {},
    paint: refuse,
    contrast: refuse,
    paintMotion: refuse,
    sweep: nothing,
    start: nothing,
    close: nothing,
  };
}

/** Of a painter that died or was ended for taking too long the caller hears no more than that. */
async function orTell<Result>(painted: Promise<Result>): Promise<Result> {
  return painted.catch((cause: unknown) => {
    const isPainter = isSpotreelError(cause) && cause.code.startsWith('painter_');
    throw isPainter ? new ApiError('painter_crashed', { cause }) : cause;
  });
}

async function deleteUnlessDone({ db, storage }: RenderDeskParts, renderId: number): Promise<void> {
  const rows = await db
    .select({ status: render.status })
    .from(render)
    .where(inArray(render.id, [renderId]));
  if (rows[0]?.status !== 'done') await storage.deleteAll(files.renderPrefix(renderId));
}

/**
 * Work files of renders that ended while no server was there to clean up. Listed before it is asked who is at work: what
 * another machine begins meanwhile stays. So does what has no render, unless nobody else can be working on it.
 */
async function removeLeftovers({ db, storage, embedded }: RenderDeskParts): Promise<void> {
  const names = (await storage.list('work')).filter((name) => embedded || name.startsWith('render-'));
  if (names.length === 0) return;
  const running = await db
    .select({ id: render.id })
    .from(render)
    .where(inArray(render.status, ['queued', 'rendering']));
  const kept = new Set(running.map(({ id }) => files.workPrefix(id)));
  for (const name of names) if (!kept.has(`work/${name}`)) await storage.deleteAll(`work/${name}`);
}

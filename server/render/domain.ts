import { implementInLibrary } from '../library/implement';
import { SEGMENT_CACHE_DEFAULTS, type SegmentCacheSettings } from '../platform/config/segment-cache-settings';
import type { JobHandler } from '../platform/jobs/job-handler';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { definePort } from '../platform/modules/port';
import { projectDomain } from '../project/domain';
import type { RenderPort } from './engine-port';
import { createRenderHost, createUnavailableRenderHost } from './render-host';

export interface RenderOptions {
  /** The renderer, or why there is none. */
  readonly engine: RenderPort | { readonly unavailable: string };
  readonly connection: { readonly embedded: boolean };
  /** Amount of painted video that is kept. Default: as configured by default. */
  readonly segmentCache?: SegmentCacheSettings;
  /** Milliseconds between two looks at what waits. Default: those of the queue. */
  readonly pollMs?: number;
  /** Milliseconds without a save before a poster is painted. Default 2500. */
  readonly posterDelayMs?: number;
}

/** Jobs of the paint queue that paint previews of imported templates. */
export const templateMotionPort = definePort<JobHandler>('previews of imported templates');

/** Pictures and videos of projects. */
export const renderDomain = defineDomain({
  name: 'render',
  needs: [projectDomain],
  ports: { templateMotion: templateMotionPort },
  provide({ templateMotion, ...services }, { engine, connection, ...options }: RenderOptions) {
    if ('unavailable' in engine) return { renders: createUnavailableRenderHost(engine.unavailable) };
    const { segmentCache: segmentCacheSettings = SEGMENT_CACHE_DEFAULTS, pollMs, posterDelayMs } = options;
    const { db, jobs, log, storage, workDir, catalogues, compiler } = services;
    const renders = createRenderHost({
      db,
      jobs,
      log,
      storage,
      workDir,
      catalogues,
      compiler,
      engine,
      segmentCacheSettings,
      embedded: connection.embedded,
      moreHandlers: { 'template-motion': templateMotion },
      ...(pollMs !== undefined && { pollMs }),
      ...(posterDelayMs !== undefined && { posterDelayMs }),
    });
    return { renders };
  },
});

export type RenderServices = ServicesOf<typeof renderDomain>;

/** Implements calls of this domain. */
export const implement = implementInLibrary<RenderServices>();

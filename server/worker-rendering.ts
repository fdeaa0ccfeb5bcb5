/** Rendering and conversions in a process that answers no calls: it has no keys of the server, so no modules run. */
import { createNodeTextShaper } from '@spotreel/sdk/internal/node';
import type { ServiceParts } from './create-services';
import { openCatalogues } from './library/catalogue/open-catalogues';
import { type ConversionHost, createConversionHost } from './media/conversion/conversion-host';
import { resolveSource } from './media/files/local-source';
import { SEGMENT_CACHE_DEFAULTS } from './platform/config/segment-cache-settings';
import type { JobQueue } from './platform/jobs/queue';
import { createProjectCompiler } from './project/composition/compiler';
import { createRenderHost, type RenderHost } from './render/render-host';
import { motionHandler } from './template-package/importing/motion-jobs';
import { templateMotionKind } from './template-package/job-kinds';

export type WorkerParts = Pick<
  ServiceParts,
  | 'connection'
  | 'library'
  | 'storage'
  | 'mediaPort'
  | 'workDir'
  | 'log'
  | 'tracing'
  | 'engine'
  | 'parsing'
  | 'blenderState'
  | 'segmentCache'
  | 'pollMs'
>;

export interface WorkerRendering {
  readonly renders: RenderHost;
  readonly conversions: ConversionHost;
}

/** The database must hold the library. Rejects with an Error in plain words where nothing can be rendered. */
export async function openWorkerRendering(parts: WorkerParts, jobs: JobQueue): Promise<WorkerRendering> {
  const { connection, library, storage, mediaPort, workDir, log, engine } = parts;
  if ('unavailable' in engine) throw new Error(engine.unavailable);
  const { db, embedded } = connection;
  const { manifest, fontFolder } = library;
  const localSource = (key: string) => resolveSource(library, storage, key);
  const compiler = createProjectCompiler(localSource, createNodeTextShaper(manifest.fonts, fontFolder));
  const { catalogues } = await openCatalogues(db, manifest);
  const segmentCacheSettings = parts.segmentCache ?? SEGMENT_CACHE_DEFAULTS;
  const shared = { db, jobs, log, storage, ...(parts.pollMs !== undefined && { pollMs: parts.pollMs }) };
  const painting = { ...shared, workDir, catalogues, compiler, engine, embedded, segmentCacheSettings };
  const templateMotion = motionHandler({ ...painting, motionEngine: engine });
  return {
    renders: createRenderHost({ ...painting, moreHandlers: { [templateMotionKind.name]: templateMotion } }),
    conversions: createConversionHost({ ...shared, mediaPort, slots: engine.processes }),
  };
}

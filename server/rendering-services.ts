/** The services of rendering, in a server or in a worker process. */
import { createNodeTextShaper } from '@spotreel/sdk/internal/node';
import { readCatalogue } from './library/catalogue/catalogue';
import { createTenantCatalogues } from './library/catalogue/tenant-catalogues';
import { type BuiltLibrary, resolveSource } from './library/seeding/built-library';
import { createLibraryWords } from './library/words/library-words';
import type { BackgroundRemover } from './media/background/background-remover';
import { createConversionHost } from './media/conversion/conversion-host';
import type { MediaPort } from './media/media-port';
import { SEGMENT_CACHE_DEFAULTS, type SegmentCacheSettings } from './platform/config/segment-cache-settings';
import type { DatabaseConnection } from './platform/data/database';
import type { JobQueue } from './platform/jobs/queue';
import type { Log } from './platform/log/log';
import type { Storage } from './platform/storage/storage';
import type { Tracing } from './platform/tracing/tracing';
import { createProjectCompiler } from './project/composition/compiler';
import { createRecentProjects } from './project/saving/recent-projects';
import type { RenderPort } from './render/engine-port';
import type { BlenderState } from './render/find-renderer';
import { createRenderHost, createUnavailableRenderHost } from './render/render-host';
import type { Services } from './services';
import { motionHandlers } from './template-package/importing/motion-jobs';

export interface RenderingParts {
  readonly connection: DatabaseConnection;
  readonly library: BuiltLibrary;
  readonly storage: Storage;
  readonly mediaPort: MediaPort;
  readonly backgroundRemover: BackgroundRemover;
  /** Folder for files that are not complete yet; it exists. */
  readonly workDir: string;
  readonly log: Log;
  /** Default: nothing is traced. */
  readonly tracing?: Tracing;
  /** The renderer, or why there is none. */
  readonly engine: RenderPort | { readonly unavailable: string };
  /** Default: none is configured. */
  readonly blenderState?: BlenderState | undefined;
  /** Amount of painted video that is kept. Default: as configured by default. */
  readonly segmentCache?: SegmentCacheSettings;
  /** Milliseconds: see `createRenderHost`. */
  readonly pollMs?: number;
  readonly posterDelayMs?: number;
}

type RenderingServices = Pick<
  Services,
  | 'db'
  | 'jobs'
  | 'log'
  | 'storage'
  | 'workDir'
  | 'catalogue'
  | 'catalogues'
  | 'localSource'
  | 'compiler'
  | 'recentProjects'
  | 'renders'
  | 'mediaPort'
  | 'backgroundRemover'
  | 'conversions'
>;

/** The database must hold the library, and `jobs` must be open. */
export async function createRenderingServices(parts: RenderingParts, jobs: JobQueue): Promise<RenderingServices> {
  const { connection, library, storage, mediaPort, workDir, log, engine, pollMs, posterDelayMs } = parts;
  const { db, embedded } = connection;
  const catalogue = await readCatalogue(db);
  const catalogues = createTenantCatalogues(db, catalogue, createLibraryWords(library.manifest));
  const localSource = (key: string) => resolveSource(library, storage, key);
  const shaper = createNodeTextShaper(library.manifest.fonts, library.fontFolder);
  const compiler = createProjectCompiler(localSource, shaper);
  const shared = { db, jobs, log, storage, workDir, catalogue, catalogues, localSource, compiler };
  const poll = pollMs === undefined ? {} : { pollMs };
  const slots = 'unavailable' in engine ? 0 : engine.processes;
  const conversions = createConversionHost({ db, jobs, log, storage, mediaPort, slots, ...poll });
  const recentProjects = createRecentProjects();
  const all = { ...shared, recentProjects, mediaPort, backgroundRemover: parts.backgroundRemover, conversions };
  if ('unavailable' in engine) return { ...all, renders: createUnavailableRenderHost(engine.unavailable) };
  const waits = { ...poll, ...(posterDelayMs !== undefined && { posterDelayMs }) };
  const segmentCacheSettings = parts.segmentCache ?? SEGMENT_CACHE_DEFAULTS;
  const hostParts = { ...shared, engine, embedded, segmentCacheSettings, ...waits, moreHandlers: motionHandlers };
  return { ...all, renders: createRenderHost(hostParts) };
}

/** Puts the parts of a server together, on a database that is open and a library that is built. */
import { sql } from 'drizzle-orm';
import { createNodeTextShaper } from '../library/fonts/node-text-shaper';
import { type Clock, systemClock } from '../sdk/base/clock';
import { createAccessTokens } from './auth/access-token';
import { loadKeyRing } from './auth/keys';
import { createRateLimiters, type RateLimits } from './auth/rate-limits';
import { createRefreshTokens } from './auth/refresh-tokens';
import { type DatabaseConnection, rowsOf } from './data/database';
import { migrate } from './data/migrate';
import { type BuiltLibrary, resolveSource } from './library/built-library';
import { readCatalogue } from './library/catalogue';
import { createLiveListings } from './library/listing/live-listings';
import { seedLibrary } from './library/seed';
import { createTenantCatalogues } from './library/tenant-catalogues';
import type { Log } from './log';
import { createAddressBook } from './media/addresses';
import { type FetchPolicy, PUBLIC_ONLY } from './media/fetch-url';
import type { MediaPort } from './media/media-port';
import { createProjectCompiler } from './projects/compiler';
import type { RenderPort } from './renders/engine-port';
import { createClosedDesk, createRenderDesk } from './renders/render-desk';
import type { Services } from './services';
import type { Storage } from './storage/storage';
import { createUploadSigner } from './surveys/upload-signer';

export interface ServiceParts {
  readonly connection: DatabaseConnection;
  readonly library: BuiltLibrary;
  readonly storage: Storage;
  /** Folder for files that are not complete yet; it exists. */
  readonly workDir: string;
  readonly log: Log;
  readonly mediaPort: MediaPort;
  /** The renderer, or why there is none. */
  readonly engine: RenderPort | { readonly unavailable: string };
  readonly verifyAnswers: boolean;
  /** Default: the system's. */
  readonly clock?: Clock;
  readonly rateLimits?: RateLimits;
  readonly fetchPolicy?: FetchPolicy;
  /** Milliseconds: see `createRenderDesk`. */
  readonly pollMs?: number;
  readonly posterDelayMs?: number;
}

/** Migrates and seeds first. Rejects when either fails; the database is then as it was. */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { connection, library, storage, workDir, log, mediaPort, verifyAnswers, clock = systemClock } = parts;
  const { db } = connection;
  await migrate(db);
  if (await seedLibrary(db, library.manifest)) log.info({ hash: library.manifest.hash }, 'library seeded');
  const catalogue = await readCatalogue(db);
  const shaper = createNodeTextShaper(library.manifest.fonts, library.fontFolder);
  const localSource = (key: string) => resolveSource(library, storage, key);
  const compiler = createProjectCompiler(localSource, shaper);
  const catalogues = createTenantCatalogues(db, catalogue);
  const shared = { db, log, storage, catalogue, catalogues, localSource, compiler, workDir };
  return {
    ...shared,
    clock,
    mediaPort,
    verifyAnswers,
    listings: createLiveListings(db),
    addresses: createAddressBook(await loadKeyRing(db, 'media'), clock),
    accessTokens: createAccessTokens(await loadKeyRing(db, 'session'), clock),
    refreshTokens: createRefreshTokens(db, clock),
    limiters: createRateLimiters(parts.rateLimits),
    surveyUploads: createUploadSigner(await loadKeyRing(db, 'survey_upload'), clock),
    fetchPolicy: parts.fetchPolicy ?? PUBLIC_ONLY,
    renders: deskOf(parts, shared),
    isReady: async () =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    gauges: async () => {
      const [counts] = await rowsOf<Record<string, number>>(db, jobCounts);
      return { ...counts, spotreel_memory_bytes: process.memoryUsage().rss };
    },
  };
}

const jobCounts = sql`select
  count(*) filter (where state = 'queued')::int as spotreel_jobs_queued,
  count(*) filter (where state = 'active')::int as spotreel_jobs_active
  from job`;

type Shared = Pick<Services, 'db' | 'log' | 'storage' | 'catalogues' | 'compiler' | 'workDir'>;

function deskOf({ engine, connection, pollMs, posterDelayMs }: ServiceParts, shared: Shared) {
  if ('unavailable' in engine) return createClosedDesk(engine.unavailable);
  return createRenderDesk({
    ...shared,
    engine,
    embedded: connection.embedded,
    ...(pollMs !== undefined && { pollMs }),
    ...(posterDelayMs !== undefined && { posterDelayMs }),
  });
}

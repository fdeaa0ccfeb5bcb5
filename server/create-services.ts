/** Puts the parts of a server together, on a database that is open and a library that is built. */

import { type Clock, systemClock } from '@spotreel/sdk/base';
import { sql } from 'drizzle-orm';
import { createAccessTokens } from './account/session/access-token';
import { loadKeyRing } from './account/session/keys';
import { createRefreshTokens } from './account/session/refresh-tokens';
import { createSignInGuard, type SignInLimits } from './account/session/sign-in-guard';
import { createLiveListings } from './library/listing/live-listings';
import { seedLibrary } from './library/seed';
import { createAddressBook } from './media/addresses';
import { type FetchPolicy, PUBLIC_ONLY } from './media/fetch-url';
import { rowsOf } from './platform/data/database';
import { migrate } from './platform/data/migrate';
import { createCachedJson } from './platform/http/cached-json';
import { createRateLimiters } from './platform/http/rate-limiter';
import type { Mail } from './platform/mail/mail';
import { hasRoom } from './platform/storage/has-room';
import { leaveOrganisation } from './project/leave-organisation';
import { DEFAULT_RATE_LIMITS, type RateLimits } from './rate-limits';
import type { Services } from './services';
import { environmentsOf } from './survey/environments';
import { createExportLinks } from './survey/export/export-links';
import { createPageTokens } from './survey/page/page-tokens';
import { createUploadSigner } from './survey/uploads/upload-signer';
import { openWorkshop, type WorkshopParts } from './workshop';

export interface ServiceParts extends WorkshopParts {
  readonly mail: Mail;
  readonly verifyAnswers: boolean;
  /** Default: plans are not sold anywhere. */
  readonly plansUrl?: string | undefined;
  /** Default: the system's. */
  readonly clock?: Clock;
  readonly rateLimits?: RateLimits;
  readonly signInLimits?: SignInLimits;
  readonly fetchPolicy?: FetchPolicy;
}

/** Migrates and seeds first. Rejects when either fails; the database is then as it was. */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { connection, library, log, mail, verifyAnswers, clock = systemClock } = parts;
  const { db } = connection;
  await migrate(db);
  if (await seedLibrary(db, library.manifest)) log.info({ hash: library.manifest.hash }, 'library seeded');
  return {
    ...(await openWorkshop(parts)),
    clock,
    mail,
    plansUrl: parts.plansUrl,
    surveyEnvironmentOf: async (tenantId) => (await environmentsOf(db, tenantId))[0]?.id ?? null,
    leaveOrganisation,
    verifyAnswers,
    listings: createLiveListings(db, library.manifest),
    addresses: createAddressBook(await loadKeyRing(db, 'media'), clock),
    accessTokens: createAccessTokens(await loadKeyRing(db, 'session'), clock),
    refreshTokens: createRefreshTokens(db, clock),
    limiters: createRateLimiters<keyof RateLimits>(parts.rateLimits ?? DEFAULT_RATE_LIMITS),
    signInGuard: createSignInGuard(db, clock, parts.signInLimits),
    surveyExports: createExportLinks(await loadKeyRing(db, 'survey_page'), clock),
    surveySync: createCachedJson(),
    surveyUploads: createUploadSigner(await loadKeyRing(db, 'survey_upload'), clock),
    surveyPages: createPageTokens(await loadKeyRing(db, 'survey_page'), clock),
    fetchPolicy: parts.fetchPolicy ?? PUBLIC_ONLY,
    async notReady() {
      const answers = await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      if (!answers) return 'database';
      return (await hasRoom(parts.workDir)) ? undefined : 'storage_full';
    },
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

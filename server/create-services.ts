/** Puts the parts of a server together, on a database that is open and a library that is built. */

import path from 'node:path';
import { type Clock, systemClock } from '@spotreel/sdk/internal/base';
import { accountDomain } from './account/domain';
import { seedPlans } from './account/plans/seed-plans';
import { bindOldLinks } from './bind-old-links';
import { measureServer, whyNotReady } from './health';
import type { BuiltLibrary } from './library/seeding/built-library';
import { seedLibrary } from './library/seeding/seed';
import { modules } from './modules';
import type { DatabaseConnection } from './platform/data/database';
import { migrate } from './platform/data/migrate';
import { tidyDatabase } from './platform/data/tidy-database';
import { openJobQueue } from './platform/jobs/boss-queue';
import { carryOver } from './platform/jobs/carry-over';
import type { JobQueue } from './platform/jobs/queue';
import type { Log } from './platform/log/log';
import { jobKindsOf } from './platform/modules/job-kinds';
import type { OptionsOf } from './platform/modules/module';
import { runModules } from './platform/modules/run-modules';
import type { ParsingPool } from './platform/parsing/parsing-pool';
import { createRateLimiters } from './platform/quota/call-limiters';
import type { QuotaLimits } from './platform/quota/quota-catalogue';
import { createQuotas } from './platform/quota/quotas';
import type { PlatformServices } from './platform/services/platform-services';
import type { Storage } from './platform/storage/storage';
import type { Tracing } from './platform/tracing/tracing';
import { DEFAULT_RATE_LIMITS, type RateLimits } from './rate-limits';
import { renderDomain } from './render/domain';
import type { BlenderState } from './render/find-renderer';
import type { Services } from './services';

/** Parts that the server is made with; those that a module can be given are in its `domain.ts`. */
export type ServiceParts = RootParts & Omit<OptionsOf<typeof modules>, 'modules'>;

interface RootParts {
  readonly connection: DatabaseConnection;
  readonly library: BuiltLibrary;
  readonly storage: Storage;
  /** Folder for files that are not complete yet; it exists. */
  readonly workDir: string;
  readonly log: Log;
  /** Default: nothing is traced. */
  readonly tracing?: Tracing;
  /** Reads what strangers send. The caller closes it. */
  readonly parsing: ParsingPool;
  /** Default: none is configured. */
  readonly blenderState?: BlenderState | undefined;
  readonly verifyAnswers: boolean;
  /** Default: the system's. */
  readonly clock?: Clock;
  readonly rateLimits?: RateLimits;
  /** Default: those of the catalogue of quotas. */
  readonly quotaLimits?: QuotaLimits;
  /** Milliseconds between two looks of all workers at what waits. Default: those of the queues. */
  readonly pollMs?: number;
}

/**
 * Migrates and seeds first. Rejects when either fails; the database is then as it was. The caller closes `jobs`, before the
 * connection.
 */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { connection, library, log } = parts;
  await migrate(connection.db);
  await seedPlans(connection.db);
  if (await seedLibrary(connection.db, library.manifest)) log.info({ hash: library.manifest.hash }, 'library seeded');
  const kinds = jobKindsOf(modules);
  const jobs = await openJobQueue(connection, log, { kinds, tracing: parts.tracing });
  try {
    await carryOver(connection.db, jobs, kinds, log);
    return await runOn(jobs, parts);
  } catch (error) {
    await jobs.close();
    throw error;
  }
}

async function runOn(jobs: JobQueue, parts: ServiceParts): Promise<Services> {
  const { connection, parsing, workDir, blenderState, rateLimits = DEFAULT_RATE_LIMITS, pollMs } = parts;
  parsing.countIn(jobs.meters);
  const platform = platformOf(jobs, parts);
  const { db, clock, quotas } = platform;
  const limiters = createRateLimiters<string>(rateLimits, { leases: quotas.leases, clock });
  const running = await runModules(modules, { platform, limiters, options: { ...parts, modules }, pollMs });
  await bindOldLinks(db, running.servicesOf(accountDomain).secretBox, parts.keySealer);
  const { renders } = running.servicesOf(renderDomain);
  const dataDir = path.dirname(workDir);
  return {
    ...platform,
    modules: running,
    blenderState,
    notReady: () => whyNotReady(db, workDir),
    gauges: () => measureServer({ connection, jobs, renders, parsing, blenderState, quotas, dataDir }),
    tidyDatabase: () => tidyDatabase(connection),
  };
}

function platformOf(jobs: JobQueue, parts: ServiceParts): PlatformServices {
  const { connection, log, storage, workDir, verifyAnswers, clock = systemClock, quotaLimits: limits } = parts;
  const { db } = connection;
  const quotas = createQuotas({ db, clock, log, meters: jobs.meters, limits });
  return { db, clock, log, jobs, storage, quotas, workDir, verifyAnswers };
}

/** Puts the parts of a server together, on a database that is open and a library that is built. */

import path from 'node:path';
import { type Clock, systemClock } from '@spotreel/sdk/internal/base';
import type { AppLinks, UserRole } from '@spotreel/sdk/internal/contract';
import { createLinkTokens } from './account/links/link-tokens';
import { type AccountMailParts, type AccountMails, createAccountMails } from './account/mails/mail-room';
import { createTenantOrigins } from './account/origins/tenant-origins';
import { seedPlans } from './account/plans/seed-plans';
import { createTenantLines } from './account/rules/tenant-lines';
import { accountDomain } from './account/services';
import { createAccessTokens } from './account/session/access-token';
import type { KeySealer } from './account/session/key-sealer';
import { openKeyRings } from './account/session/keys';
import { createRefreshTokens } from './account/session/refresh-tokens';
import { createSecretBox } from './account/session/secret-box';
import { createSignInGuard, type SignInLimits } from './account/session/sign-in-guard';
import { createSigner } from './account/session/signer';
import { createSocialProviders, type SocialOptions } from './account/social/social-sign-in';
import { bindOldLinks } from './bind-old-links';
import { brandDomain } from './brand/services';
import { measureServer, whyNotReady } from './health';
import { createLiveListings } from './library/listing/live-listings';
import { seedLibrary } from './library/seeding/seed';
import { libraryDomain } from './library/services';
import { createLibraryWords } from './library/words/library-words';
import { type AddressBook, createAddressBook } from './media/addresses';
import { type FetchPolicy, PUBLIC_ONLY } from './media/fetching/fetch-url';
import { isOwnPicture, pictureUrl } from './media/profile-picture';
import { mediaDomain } from './media/services';
import { modules } from './modules';
import type { parsers } from './parsers';
import { NO_LINKS } from './platform/config/app-link-settings';
import type { SupportSettings } from './platform/config/support-settings';
import type { Database } from './platform/data/database';
import { migrate } from './platform/data/migrate';
import { tidyDatabase } from './platform/data/tidy-database';
import { openJobQueue } from './platform/jobs/boss-queue';
import { carryOver } from './platform/jobs/carry-over';
import type { JobQueue } from './platform/jobs/queue';
import type { Mail } from './platform/mail/mail';
import { jobKindsOf } from './platform/modules/job-kinds';
import type { OptionsOf } from './platform/modules/module';
import { closeIn, recordsOf } from './platform/modules/personal-data';
import { give, runModules } from './platform/modules/run-modules';
import { type ParsingPool, typedParsing } from './platform/parsing/parsing-pool';
import { createRateLimiters } from './platform/quota/call-limiters';
import type { QuotaLimits } from './platform/quota/quota-catalogue';
import { createQuotas } from './platform/quota/quotas';
import { leaveBrand } from './project/leave-brand';
import { projectDomain } from './project/services';
import { DEFAULT_RATE_LIMITS, type RateLimits, type RootLimit } from './rate-limits';
import { renderDomain } from './render/services';
import { createRenderingServices, type RenderingParts } from './rendering-services';
import type { Services } from './services';
import { createCommentNotes } from './sharing/comments/comment-notes';
import { createSupportNotes } from './support/support-notes';
import { environmentsOf } from './survey/environments/environments';
import { usedMedia } from './template-package/removal/uses';
import { createTenantBrands } from './tenant/brand/tenant-brands';
import { houseLegalPages } from './tenant/legal/legal-pages';

/** Parts that the server is made with; those that a module can be given are in its `domain.ts`. */
export type ServiceParts = RootParts & OptionsOf<typeof modules>;

interface RootParts extends RenderingParts {
  /** Sites that embed the elements for people of every tenant, or `*`. Default: none. */
  readonly corsOrigins?: readonly string[];
  /** Reads what strangers send. The caller closes it. */
  readonly parsing: ParsingPool;
  readonly mail: Mail;
  /** Default: the server's own keys are in the database as they are. */
  readonly keySealer?: KeySealer;
  readonly verifyAnswers: boolean;
  /** Default: plans are not sold anywhere. */
  readonly plansUrl?: string | undefined;
  /** Default: accounts are made by invitation. */
  readonly isRegistrationOpen?: boolean;
  /** Default: no role must have a second factor. */
  readonly secondFactorFor?: readonly UserRole[];
  /** Default: operators and agency admins get codes by email, where mail works. */
  readonly hasLoginCodes?: boolean;
  /** Default: none. */
  readonly links?: AppLinks;
  /** Default: false. */
  readonly isInMaintenance?: boolean;
  /** Origin that events of use go to. Default: this server. */
  readonly trackingUrl?: string | undefined;
  /** Address of the documentation. Default: there is none. */
  readonly docsUrl?: () => string | undefined;
  /** Default: no other site. */
  readonly social?: SocialOptions;
  /** Default: operators get no emails about questions. */
  readonly support?: SupportSettings;
  /** Default: the system's. */
  readonly clock?: Clock;
  readonly rateLimits?: RateLimits;
  /** Default: those of the catalogue of quotas. */
  readonly quotaLimits?: QuotaLimits;
  readonly signInLimits?: SignInLimits;
  readonly fetchPolicy?: FetchPolicy;
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
    return await assemble(parts, jobs);
  } catch (error) {
    await jobs.close();
    throw error;
  }
}

async function assemble(parts: ServiceParts, jobs: JobQueue): Promise<Services> {
  parts.parsing.countIn(jobs.meters);
  const services = await assembleDomains(parts, jobs);
  const { db, log } = services;
  const given = [
    give(accountDomain, services),
    give(libraryDomain, services),
    give(brandDomain, services),
    give(mediaDomain, services),
    give(projectDomain, services),
    give(renderDomain, services),
  ];
  return {
    ...services,
    modules: await runModules(modules, { db, jobs, log, given, options: parts, pollMs: parts.pollMs }),
  };
}

type RootServices = Omit<Services, 'modules'>;

async function assembleDomains(parts: ServiceParts, jobs: JobQueue): Promise<RootServices> {
  const { connection, library, mail, verifyAnswers, clock = systemClock } = parts;
  const { db } = connection;
  const keyRings = await openKeyRings(db, clock, parts.keySealer);
  const addresses = createAddressBook(createSigner(keyRings.of('media'), clock), clock);
  await bindOldLinks(db, createSecretBox(keyRings.of('stored_secret')), parts.keySealer);
  const posted = { links: createLinkTokens(clock), tenantBrands: createTenantBrands(db) };
  const accountMails = openAccountMails(parts, { jobs, ...posted });
  const rendering = await createRenderingServices(parts, jobs);
  const limited = limitParts(parts, clock, jobs);
  return {
    ...rendering,
    clock,
    parsing: typedParsing<typeof parsers>(parts.parsing),
    refreshKeys: keyRings.refresh,
    mail,
    tidyDatabase: () => tidyDatabase(connection),
    verifyAnswers,
    listings: createLiveListings(db, library.manifest, rendering.renders.hasBlender),
    addresses,
    ...posted,
    tenantLines: createTenantLines(db, clock),
    secretBox: createSecretBox(keyRings.of('stored_secret')),
    ...limited,
    siteOrigins: createTenantOrigins(db, clock, parts.corsOrigins ?? []),
    accountMails,
    ...appSettingsOf(parts),
    ...givenOfLater(db, addresses),
    accessTokens: createAccessTokens(keyRings.of('session'), clock),
    refreshTokens: createRefreshTokens(db, clock),
    signInGuard: createSignInGuard(db, clock, parts.signInLimits),
    keyRings,
    fetchPolicy: parts.fetchPolicy ?? PUBLIC_ONLY,
    libraryWords: createLibraryWords(library.manifest),
    social: createSocialProviders(parts.social ?? {}, clock),
    ...healthOf(parts, jobs, { ...rendering, ...limited }),
  };
}

/** Answers for monitors. */
function healthOf(
  { connection, parsing, workDir, blenderState }: ServiceParts,
  jobs: JobQueue,
  { renders, quotas }: Pick<Services, 'renders' | 'quotas'>,
): Pick<Services, 'notReady' | 'blenderState' | 'gauges'> {
  return {
    notReady: () => whyNotReady(connection.db, workDir),
    blenderState,
    gauges: () =>
      measureServer({ connection, jobs, renders, parsing, blenderState, quotas, dataDir: path.dirname(workDir) }),
  };
}

/** Settings that the app shows as the operator has configured them. */
function appSettingsOf({ links = NO_LINKS, isInMaintenance = false, support, ...parts }: ServiceParts) {
  return {
    isRegistrationOpen: parts.isRegistrationOpen ?? false,
    secondFactorFor: parts.secondFactorFor ?? [],
    hasLoginCodes: parts.hasLoginCodes ?? true,
    appLinks: links,
    isInMaintenance,
    plansUrl: parts.plansUrl,
    supportWidgetUrl: support?.widgetUrl,
    trackingUrl: parts.trackingUrl,
    docsUrl: parts.docsUrl ?? (() => undefined),
  };
}

function openAccountMails(
  parts: ServiceParts,
  others: Pick<AccountMailParts, 'jobs' | 'links' | 'tenantBrands'>,
): AccountMails {
  const { db } = parts.connection;
  const supportNotes = createSupportNotes(db, parts.support?.email);
  return createAccountMails({ ...parts, ...others, db, supportNotes, commentNotes: createCommentNotes(db) });
}

function limitParts(parts: ServiceParts, clock: Clock, { meters }: JobQueue): Pick<Services, 'quotas' | 'limiters'> {
  const { connection, log, rateLimits = DEFAULT_RATE_LIMITS, quotaLimits: limits } = parts;
  const quotas = createQuotas({ db: connection.db, clock, log, meters, limits });
  return { quotas, limiters: createRateLimiters<RootLimit>(rateLimits, { leases: quotas.leases, clock }) };
}

/** Functions that domains need of later ones, which they cannot import. */
function givenOfLater(db: Database, addresses: AddressBook): Pick<Services, GivenOfLater> {
  return {
    isOwnPicture: (user, mediaId) => isOwnPicture(db, user, mediaId),
    pictureUrlOf: (mediaId, baseUrl) => pictureUrl(db, addresses, mediaId, baseUrl),
    surveyEnvironmentOf: async (tenantId) => (await environmentsOf(db, tenantId))[0]?.id ?? null,
    legalPagesOfHouse: () => houseLegalPages(db),
    usedMedia: (tenantId) => usedMedia(db, tenantId),
    leaveBrand,
    recordsOfModules: recordsOf(modules),
    closeInModules: closeIn(modules),
  };
}

type GivenOfLater =
  | 'isOwnPicture'
  | 'pictureUrlOf'
  | 'surveyEnvironmentOf'
  | 'legalPagesOfHouse'
  | 'usedMedia'
  | 'leaveBrand'
  | 'recordsOfModules'
  | 'closeInModules';

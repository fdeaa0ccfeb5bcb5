/** Puts the parts of a server together, on a database that is open and a library that is built. */

import { type Clock, systemClock } from '@spotreel/sdk/base';
import type { AppLinks, UserRole } from '@spotreel/sdk/contract';
import { createNodeTextShaper } from '@spotreel/sdk/node';
import { createLinkTokens } from './account/links/link-tokens';
import { type AccountMailParts, type AccountMails, createAccountMails } from './account/mails/mail-room';
import { seedPlans } from './account/plans/seed-plans';
import { createTenantLines } from './account/rules/tenant-lines';
import { createAccessTokens } from './account/session/access-token';
import { type KeyRings, openKeyRings } from './account/session/keys';
import { createRefreshTokens } from './account/session/refresh-tokens';
import { createSignInGuard, type SignInLimits } from './account/session/sign-in-guard';
import { createSocialProviders, type SocialOptions } from './account/social/social-sign-in';
import { createAccountWork } from './account-work';
import { createNameMarks } from './assistant/logo/name-mark';
import { toPlannerLibrary } from './assistant/planner/to-planner-library';
import { createTenantModel } from './assistant/tenant-model';
import { createBatchWork } from './batch/jobs/batch-work';
import type { BatchWork } from './batch/services';
import type { OnlinePayments } from './billing/payments/online-payments';
import type { ReceiptSettings } from './billing/receipts/receipt-settings';
import { createReviewProviders } from './external/create-review-providers';
import { measure, whyNotReady } from './health';
import { openHelp } from './help/open-help';
import { createIntegrationServices, type IntegrationParts } from './integration-services';
import { createLiveListings } from './library/listing/live-listings';
import { seedLibrary } from './library/seeding/seed';
import { type AddressBook, createAddressBook } from './media/addresses';
import { type FetchPolicy, PUBLIC_ONLY } from './media/fetching/fetch-url';
import { isOwnPicture, pictureUrl } from './media/profile-picture';
import { accountDeletion } from './personal-data/removal/account-deletion';
import { NO_LINKS } from './platform/config/app-link-settings';
import type { AssistantSettings } from './platform/config/assistant-settings';
import type { PublishingSettings } from './platform/config/publishing-settings';
import type { ReviewSettings } from './platform/config/review-settings';
import type { StockSettings } from './platform/config/stock-settings';
import type { SupportSettings } from './platform/config/support-settings';
import type { Database } from './platform/data/database';
import { migrate } from './platform/data/migrate';
import { tidyDatabase } from './platform/data/tidy-database';
import { createRateLimiters } from './platform/http/rate-limiter';
import { openJobQueue } from './platform/jobs/boss-queue';
import { carryOver } from './platform/jobs/carry-over';
import type { JobQueue } from './platform/jobs/queue';
import type { Mail } from './platform/mail/mail';
import { leaveBrand } from './project/leave-brand';
import type { YouTubeOptions } from './publishing/youtube/youtube';
import { createPublishingServices } from './publishing-services';
import { DEFAULT_RATE_LIMITS, type RateLimits } from './rate-limits';
import { createRenderingServices, type RenderingParts } from './rendering-services';
import type { Services } from './services';
import { createCommentNotes } from './sharing/comments/comment-notes';
import { createStock } from './stock/create-stock';
import { createSupportNotes } from './support/support-notes';
import { environmentsOf } from './survey/environments/environments';
import { createExportLinks } from './survey/export/export-links';
import { createPageTokens } from './survey/page/page-tokens';
import { createEnvironmentSyncs } from './survey/service/environment-syncs';
import { createUploadSigner } from './survey/uploads/upload-signer';
import { createTenantBrands } from './tenant/brand/tenant-brands';
import { createTenantLooks } from './tenant/brand/tenant-looks';
import { createDomainChecks } from './tenant/domain/domain-checks';
import { createDomainResolver, type DomainResolver } from './tenant/domain/domain-resolver';
import { createTenantHosts } from './tenant/domain/tenant-hosts';
import { houseLegalPages } from './tenant/legal/legal-pages';

export interface ServiceParts extends RenderingParts, IntegrationParts {
  readonly mail: Mail;
  readonly verifyAnswers: boolean;
  /** Default: plans are not sold anywhere. */
  readonly plansUrl?: string | undefined;
  /** Default: operators grant plans by hand. */
  readonly payments?: OnlinePayments | undefined;
  /** Default: the tenant's name, without tax. */
  readonly receipts?: ReceiptSettings;
  /** Default: accounts are made by invitation. */
  readonly isRegistrationOpen?: boolean;
  /** Default: no role must have a second factor. */
  readonly secondFactorFor?: readonly UserRole[];
  /** Default: none. */
  readonly links?: AppLinks;
  /** Default: false. */
  readonly isInMaintenance?: boolean;
  /** Origin that events of use go to. Default: this server. */
  readonly trackingUrl?: string | undefined;
  /** Address of the documentation. Default: there is none. */
  readonly docsUrl?: string | undefined;
  /** Default: no other site. */
  readonly social?: SocialOptions;
  /** Default: no provider besides the library. */
  readonly stock?: StockSettings;
  /** Default: no provider of reviews. */
  readonly reviews?: ReviewSettings;
  /** Default: videos are published nowhere. */
  readonly publishing?: PublishingSettings;
  /** Milliseconds before the second and each further try of an upload. Default: about 80 minutes in all. */
  readonly publishingPausesMs?: readonly number[];
  /** How videos are sent to YouTube. */
  readonly youTubeOptions?: YouTubeOptions;
  /** Default: operators get no emails about questions. */
  readonly support?: SupportSettings;
  /** Default: the assistant plans by rules. */
  readonly assistant?: AssistantSettings | undefined;
  /** For a whole answer of the language model. Default: 90 seconds. */
  readonly assistantAnswerMs?: number;
  /** Folders with help articles; a later one replaces articles of an earlier one. Default: none. */
  readonly helpFolders?: readonly string[];
  /** Default: the system's. */
  readonly clock?: Clock;
  readonly rateLimits?: RateLimits;
  readonly signInLimits?: SignInLimits;
  readonly fetchPolicy?: FetchPolicy;
  /** Default: the system's. */
  readonly domainResolver?: DomainResolver;
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
  const jobs = await openJobQueue(connection, log, true, parts.tracing);
  try {
    await carryOver(connection.db, jobs, log);
    return await assemble(parts, jobs);
  } catch (error) {
    await jobs.close();
    throw error;
  }
}

async function assemble(parts: ServiceParts, jobs: JobQueue): Promise<Services> {
  const services = await assembleDomains(parts, jobs);
  return { ...services, ...createBatchWork(services, parts.pollMs) };
}

async function assembleDomains(parts: ServiceParts, jobs: JobQueue): Promise<Omit<Services, keyof BatchWork>> {
  const { connection, library, mail, verifyAnswers, clock = systemClock } = parts;
  const { db } = connection;
  const keyRings = await openKeyRings(db, clock);
  const addresses = createAddressBook(keyRings.of('media'), clock);
  const links = createLinkTokens(keyRings.of('account_link'));
  const tenants = tenantParts(parts, jobs);
  const accountMails = openAccountMails(parts, { jobs, links, ...tenants });
  const rendering = await createRenderingServices(parts, jobs);
  return {
    ...rendering,
    clock,
    refreshKeys: keyRings.refresh,
    mail,
    tidyDatabase: () => tidyDatabase(connection),
    plansUrl: parts.plansUrl,
    leaveBrand,
    verifyAnswers,
    listings: createLiveListings(db, library.manifest, rendering.renders.hasBlender),
    addresses,
    links,
    ...tenants,
    deleteAccount: accountDeletion({ ...rendering, clock, jobs }),
    ...createIntegrationServices({ ...parts, db, jobs, clock, addresses, accountMails, limiters: limitersOf(parts) }),
    ...createAccountWork({ ...parts, db, jobs, clock, keyRings, accountMails }),
    ...createPublishingServices({ ...parts, db, jobs, clock, keyRings }),
    social: createSocialProviders(parts.social ?? {}, clock),
    ...appSettingsOf(parts),
    ...profilePictures(db, addresses),
    accessTokens: createAccessTokens(keyRings.of('session'), clock),
    refreshTokens: createRefreshTokens(db, clock),
    signInGuard: createSignInGuard(db, clock, parts.signInLimits),
    ...surveyParts(db, keyRings, clock),
    ...libraryParts(parts, rendering, clock),
    reviewProviders: createReviewProviders(parts.reviews ?? {}, { clock, log: parts.log }),
    ...(await openHelp(parts.helpFolders ?? [], parts.log)),
    ...healthOf(parts, jobs, rendering),
  };
}

/** What monitors ask for. */
function healthOf(
  { connection, workDir, blenderState }: ServiceParts,
  jobs: JobQueue,
  { renders }: Pick<Services, 'renders'>,
): Pick<Services, 'notReady' | 'blenderState' | 'gauges'> {
  return {
    notReady: () => whyNotReady(connection.db, workDir),
    blenderState,
    gauges: () => measure({ connection, jobs, renders, blenderState }),
  };
}

/** What the app shows as the operator has configured it. */
function appSettingsOf({ links = NO_LINKS, isInMaintenance = false, support, ...parts }: ServiceParts) {
  return {
    isRegistrationOpen: parts.isRegistrationOpen ?? false,
    secondFactorFor: parts.secondFactorFor ?? [],
    appLinks: links,
    isInMaintenance,
    supportWidgetUrl: support?.widgetUrl,
    trackingUrl: parts.trackingUrl,
    docsUrl: parts.docsUrl,
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

function tenantModelOf({ connection, assistant, assistantAnswerMs: answerMs, log }: ServiceParts, clock: Clock) {
  return assistant && createTenantModel(assistant, { db: connection.db, clock, log, answerMs });
}

function limitersOf({ rateLimits = DEFAULT_RATE_LIMITS }: ServiceParts): Services['limiters'] {
  return createRateLimiters<keyof RateLimits>(rateLimits);
}

function libraryParts(
  parts: ServiceParts,
  { localSource }: Pick<Services, 'localSource'>,
  clock: Clock,
): Pick<Services, 'stock' | 'fetchPolicy' | 'plannerLibrary' | 'drawNameMark' | 'tenantModel'> {
  const { fetchPolicy = PUBLIC_ONLY, stock: settings = {}, log } = parts;
  const { manifest, fontFolder } = parts.library;
  return {
    fetchPolicy,
    plannerLibrary: toPlannerLibrary(manifest),
    drawNameMark: createNameMarks(createNodeTextShaper(manifest.fonts, fontFolder)),
    tenantModel: tenantModelOf(parts, clock),
    stock: createStock({ settings, manifest, localSource, clock, log, fetchPolicy }),
  };
}

function surveyParts(db: Database, keyRings: KeyRings, clock: Clock) {
  const pageKeys = keyRings.of('survey_page');
  return {
    surveyEnvironmentOf: async (tenantId: number) => (await environmentsOf(db, tenantId))[0]?.id ?? null,
    surveyExports: createExportLinks(pageKeys, clock),
    environmentSyncs: createEnvironmentSyncs(db, clock),
    surveyUploads: createUploadSigner(keyRings.of('survey_upload'), clock),
    surveyPages: createPageTokens(pageKeys, clock),
  };
}

/** What tenants need: their brands, host names and the proof of their domains. */
function tenantParts(parts: ServiceParts, jobs: JobQueue) {
  const { clock = systemClock, domainResolver = createDomainResolver() } = parts;
  const { db } = parts.connection;
  const tenantHosts = createTenantHosts(db, clock);
  const domainChecks = createDomainChecks({ ...parts, db, clock, jobs, domainResolver, tenantHosts });
  const tenantLooks = createTenantLooks(db, clock);
  return {
    tenantBrands: createTenantBrands(db),
    tenantLines: createTenantLines(db, clock),
    tenantHosts,
    tenantLooks,
    legalPagesOfHouse: () => houseLegalPages(db),
    domainResolver,
    domainChecks,
  };
}

function profilePictures(db: Database, addresses: AddressBook): Pick<Services, 'isOwnPicture' | 'pictureUrlOf'> {
  return {
    isOwnPicture: (user, mediaId) => isOwnPicture(db, user, mediaId),
    pictureUrlOf: (mediaId, baseUrl) => pictureUrl(db, addresses, mediaId, baseUrl),
  };
}

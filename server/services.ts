import type { Clock } from '@spotreel/sdk/base';
import type { AccessTokens } from './account/session/access-token';
import type { RefreshTokens } from './account/session/refresh-tokens';
import type { SignInGuard } from './account/session/sign-in-guard';
import type { Catalogue } from './library/catalogue';
import type { LiveListings } from './library/listing/live-listings';
import type { TenantCatalogues } from './library/tenant-catalogues';
import type { AddressBook } from './media/addresses';
import type { ConversionDesk } from './media/conversion/conversion-desk';
import type { FetchPolicy } from './media/fetch-url';
import type { MediaPort } from './media/media-port';
import type { Database } from './platform/data/database';
import type { CachedJson } from './platform/http/cached-json';
import type { RateLimiters } from './platform/http/rate-limiter';
import type { Log } from './platform/log/log';
import type { Mail } from './platform/mail/mail';
import type { Storage } from './platform/storage/storage';
import type { ProjectCompiler } from './project/compiler';
import type { RateLimits } from './rate-limits';
import type { RenderDesk } from './render/render-desk';
import type { ExportLinks } from './survey/export/export-links';
import type { PageTokens } from './survey/page/page-tokens';
import type { UploadSigner } from './survey/upload-signer';

/** What handlers work with; made once at the start (`create-services.ts`), by tests with parts of their own. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The library; to a handler, with what the team of its caller has imported. */
  readonly catalogue: Catalogue;
  readonly catalogues: TenantCatalogues;
  /** The local file behind a key; rejects when there is none. */
  readonly localSource: (key: string) => Promise<string>;
  /** Animations and their groups, to be listed. */
  readonly listings: LiveListings;
  readonly storage: Storage;
  readonly addresses: AddressBook;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly limiters: RateLimiters<keyof RateLimits>;
  readonly signInGuard: SignInGuard;
  /** The right to send files of answers. */
  readonly surveyUploads: UploadSigner;
  /** What opens surveys on their own pages. */
  readonly surveyPages: PageTokens;
  /** Links to files of answers. */
  readonly surveyExports: ExportLinks;
  /** Answers that widgets ask for on every page. */
  readonly surveySync: CachedJson;
  readonly mail: Mail;
  readonly mediaPort: MediaPort;
  /** Which addresses may be fetched for a user. */
  readonly fetchPolicy: FetchPolicy;
  readonly compiler: ProjectCompiler;
  readonly renders: RenderDesk;
  readonly conversions: ConversionDesk;
  /** Folder for files that are not complete yet. */
  readonly workDir: string;
  /** Page where plans are sold; undefined where there is none. */
  readonly plansUrl: string | undefined;
  /** Check every answer against the contract before it is sent. */
  readonly verifyAnswers: boolean;
  /** What keeps the server from working; undefined if all is well. */
  notReady(): Promise<'database' | 'storage_full' | undefined>;
  /** Numbers for `/metrics`, by name. */
  gauges(): Promise<Readonly<Record<string, number>>>;
}

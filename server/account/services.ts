import type { AppLinks, LegalPageLink, UserRole } from '@spotreel/sdk/internal/contract';
import type { RateLimiters } from '../platform/http/rate-limiter';
import type { Mail } from '../platform/mail/mail';
import { providedByRoot } from '../platform/modules/domain';
import type { CloseAccount } from '../platform/modules/module';
import type { ReadRecordsByFile } from '../platform/modules/personal-data';
import type { PlatformServices } from '../platform/services/platform-services';
import type { LinkTokens } from './links/link-tokens';
import type { AccountMails } from './mails/mail-room';
import type { TenantOrigins } from './origins/tenant-origins';
import type { AccessTokens } from './session/access-token';
import type { Owner } from './session/authenticate';
import type { KeyRings } from './session/keys';
import type { RefreshTokens } from './session/refresh-tokens';
import type { SecretBox } from './session/secret-box';
import type { SignInGuard } from './session/sign-in-guard';
import type { SocialSignIn } from './social/social-sign-in';
import type { TenantBrands } from './tenant-brands';

/** Services of a call that is made for an account. */
export type AuthServices = PlatformServices & {
  readonly accessTokens: AccessTokens;
  /** Roles whose accounts must have a second factor. */
  readonly secondFactorFor: readonly UserRole[];
  /** Sites whose pages may call with tokens. */
  readonly siteOrigins: TenantOrigins;
  readonly limiters: RateLimiters<'apiKey'>;
};

export type AccountServices = AuthServices & {
  readonly refreshTokens: RefreshTokens;
  readonly limiters: RateLimiters<'loginCheck' | 'refresh'>;
  readonly signInGuard: SignInGuard;
  readonly secretBox: SecretBox;
  /** The server's own keys, which sign and encrypt. */
  readonly keyRings: KeyRings;
  readonly links: LinkTokens;
  readonly mail: Mail;
  /** True if logins of operators and agency admins from a new browser ask for a mailed code, where mail works. */
  readonly hasLoginCodes: boolean;
  readonly accountMails: AccountMails;
  /** True if anyone may ask for an account; else accounts are made by invitation. */
  readonly isRegistrationOpen: boolean;
  readonly social: SocialSignIn;
  /** Other sites that the app links to. */
  readonly appLinks: AppLinks;
  /** Legal pages of the house that have a text. */
  readonly legalPagesOfHouse: () => Promise<LegalPageLink[]>;
  /** Script of a chat of another company; undefined where there is none. */
  readonly supportWidgetUrl: string | undefined;
  /** Origin that events of use go to in place of this server; undefined: to this server. */
  readonly trackingUrl: string | undefined;
  /** Address of the documentation; undefined: the build has none. */
  docsUrl(): string | undefined;
  /** The maintenance page replaces the app. */
  readonly isInMaintenance: boolean;
  /** True if the picture is the user's own and ready; it can then be the profile picture. */
  readonly isOwnPicture: (user: Owner, mediaId: number) => Promise<boolean>;
  /** Address of a picture that this account may see; null where there is none. */
  readonly pictureUrlOf: (mediaId: number, baseUrl: string) => Promise<string | null>;
  readonly tenantBrands: TenantBrands;
  /** Records that the modules have about a person. */
  readonly recordsOfModules: ReadRecordsByFile;
  /** Ends what the modules have of an account. */
  readonly closeInModules: CloseAccount;
  /** Page where plans are sold; undefined where there is none. */
  readonly plansUrl: string | undefined;
  /** Id of the environment whose surveys people of a tenant are shown; null where there is none. */
  readonly surveyEnvironmentOf: (tenantId: number) => Promise<string | null>;
};

export const accountDomain = providedByRoot<AccountServices>('account');

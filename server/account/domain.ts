import type { UserRole } from '@spotreel/sdk/internal/contract';
import type { Mail } from '../platform/mail/mail';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { implementWith } from './implement';
import { createLinkTokens } from './links/link-tokens';
import { createAccountMails } from './mails/mail-room';
import { createTenantOrigins } from './origins/tenant-origins';
import { accountPorts } from './ports';
import { createAccessTokens } from './session/access-token';
import type { KeySealer } from './session/key-sealer';
import { openKeyRings } from './session/keys';
import { createRefreshTokens } from './session/refresh-tokens';
import { createSecretBox } from './session/secret-box';
import { createSignInGuard, type SignInLimits } from './session/sign-in-guard';
import { createSocialProviders, type SocialOptions } from './social/social-sign-in';

export interface AccountDomainOptions {
  readonly mail: Mail;
  /** Default: the server's own keys are in the database as they are. */
  readonly keySealer?: KeySealer;
  /** Sites that embed the elements for people of every tenant, or `*`. Default: none. */
  readonly corsOrigins?: readonly string[];
  /** Default: plans are not sold anywhere. */
  readonly plansUrl?: string | undefined;
  /** Default: accounts are made by invitation. */
  readonly isRegistrationOpen?: boolean;
  /** Default: no role must have a second factor. */
  readonly secondFactorFor?: readonly UserRole[];
  /** Default: operators and agency admins get codes by email, where mail works. */
  readonly hasLoginCodes?: boolean;
  /** Default: no other site. */
  readonly social?: SocialOptions;
  readonly signInLimits?: SignInLimits;
  /** Milliseconds between two looks at the emails that wait. Default: those of the queue. */
  readonly pollMs?: number;
}

/** People, how they log in, and what they may do. */
export const accountDomain = defineDomain({
  name: 'account',
  needs: [],
  rateLimits: {
    loginCheck: { points: 30, seconds: 15 * 60 },
    refresh: { points: 120, seconds: 60 },
    /** Calls with one API key. */
    apiKey: { points: 600, seconds: 60 },
  },
  ports: accountPorts,
  async provide({ db, clock, log, jobs, tenantBrands, supportMails, commentMails }, options: AccountDomainOptions) {
    const { mail, secondFactorFor = [], hasLoginCodes = true, isRegistrationOpen = false, pollMs } = options;
    const keyRings = await openKeyRings(db, clock, options.keySealer);
    const links = createLinkTokens(clock);
    const writers = { supportMails, commentMails };
    const poll = pollMs === undefined ? {} : { pollMs };
    return {
      /** The server's own keys, which sign and encrypt. */
      keyRings,
      secretBox: createSecretBox(keyRings.of('stored_secret')),
      accessTokens: createAccessTokens(keyRings.of('session'), clock),
      refreshTokens: createRefreshTokens(db, clock),
      signInGuard: createSignInGuard(db, clock, options.signInLimits),
      links,
      mail,
      accountMails: createAccountMails({ db, jobs, log, mail, links, tenantBrands, ...writers, ...poll }),
      /** Sites whose pages may call with tokens. */
      siteOrigins: createTenantOrigins(db, clock, options.corsOrigins ?? []),
      social: createSocialProviders(options.social ?? {}, clock),
      /** Roles whose accounts must have a second factor. */
      secondFactorFor,
      /** True if logins of operators and agency admins from a new browser ask for a mailed code, where mail works. */
      hasLoginCodes,
      /** True if anyone may ask for an account; else accounts are made by invitation. */
      isRegistrationOpen,
      /** Page where plans are sold; undefined where there is none. */
      plansUrl: options.plansUrl,
    };
  },
});

export type AccountServices = ServicesOf<typeof accountDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<AccountServices>();

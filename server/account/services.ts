import type { RateLimiters } from '../platform/http/rate-limiter';
import type { PlatformServices } from '../platform/services/platform-services';
import type { AccessTokens } from './session/access-token';
import type { RefreshTokens } from './session/refresh-tokens';
import type { SignInGuard } from './session/sign-in-guard';

/** What a call needs that is made for an account. */
export type AuthServices = PlatformServices & { readonly accessTokens: AccessTokens };

export type AccountServices = AuthServices & {
  readonly refreshTokens: RefreshTokens;
  readonly limiters: RateLimiters<'loginCheck' | 'refresh'>;
  readonly signInGuard: SignInGuard;
  /** Page where plans are sold; undefined where there is none. */
  readonly plansUrl: string | undefined;
  /** Id of the environment whose surveys people of a tenant are shown; null where there is none. */
  readonly surveyEnvironmentOf: (tenantId: number) => Promise<string | null>;
};

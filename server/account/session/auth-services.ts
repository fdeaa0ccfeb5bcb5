import type { UserRole } from '@spotreel/sdk/internal/contract';
import type { RateLimiters } from '../../platform/http/rate-limiter';
import type { PlatformServices } from '../../platform/services/platform-services';
import type { TenantOrigins } from '../origins/tenant-origins';
import type { AccessTokens } from './access-token';

/** Services of a call that is made for an account. */
export interface AuthServices extends PlatformServices {
  readonly accessTokens: AccessTokens;
  /** Roles whose accounts must have a second factor. */
  readonly secondFactorFor: readonly UserRole[];
  /** Sites whose pages may call with tokens. */
  readonly siteOrigins: TenantOrigins;
  readonly limiters: RateLimiters<'apiKey'>;
}

import type { AuthServices } from '../account/services';
import type { RateLimiters } from '../platform/http/rate-limiter';
import type { ProjectServices } from '../project/services';
import type { TenantOrigins } from './origins/site-origins';

export type IntegrationServices = AuthServices &
  Pick<ProjectServices, 'jobs' | 'renders'> & {
    readonly limiters: RateLimiters<'apiKey'>;
    readonly siteOrigins: TenantOrigins;
  };

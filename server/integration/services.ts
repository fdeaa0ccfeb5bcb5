import type { AuthServices } from '../account/services';
import type { SecretBox } from '../account/session/secret-box';
import type { RateLimiters } from '../platform/http/rate-limiter';
import type { ProjectServices } from '../project/services';
import type { TenantOrigins } from './origins/site-origins';
import type { WebhookSender } from './webhooks/webhook-sender';

export type IntegrationServices = AuthServices &
  Pick<ProjectServices, 'jobs' | 'renders'> & {
    /** Ends the account of a person and removes what is theirs. */
    readonly deleteAccount: (userId: number) => Promise<void>;
    readonly limiters: RateLimiters<'apiKey'>;
    readonly siteOrigins: TenantOrigins;
    /** Webhooks may be on this machine: it is a server in development. */
    readonly isLocalWebhookAllowed: boolean;
    readonly webhookSender: WebhookSender;
    readonly secretBox: SecretBox;
  };

import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { personalDataDomain } from '../personal-data/domain';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';

export interface WebhookOptions {
  /** Webhooks may be on this machine: it is a server in development. Default: they may not. */
  readonly isLocalWebhookAllowed?: boolean;
  /** Milliseconds before the second and each further attempt of a delivery. Default: about a day in all. */
  readonly webhookPausesMs?: readonly number[];
}

/** Events that a tenant's own server hears of. */
export const webhookDomain = defineDomain({
  name: 'webhooks',
  needs: [accountDomain, personalDataDomain],
  provide: (_needed, { isLocalWebhookAllowed = false, webhookPausesMs }: WebhookOptions) => ({
    isLocalWebhookAllowed,
    ...(webhookPausesMs && { webhookPausesMs }),
  }),
});

/** Implements calls of this domain. */
export const implement = implementWith<ServicesOf<typeof webhookDomain>>();

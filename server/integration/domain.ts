import { accountDomain } from '../account/domain';
import { implementForKeyWith, implementWith } from '../account/implement';
import { personalDataDomain } from '../personal-data/domain';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { projectDomain } from '../project/domain';

export interface IntegrationOptions {
  /** Webhooks may be on this machine: it is a server in development. Default: they may not. */
  readonly isLocalWebhookAllowed?: boolean;
  /** Milliseconds before the second and each further attempt of a delivery. Default: about a day in all. */
  readonly webhookPausesMs?: readonly number[];
}

/** Connection of a tenant's own server: its people, embed tokens, webhooks and pages in frames. */
export const integrationDomain = defineDomain({
  name: 'integration',
  needs: [accountDomain, projectDomain, personalDataDomain],
  provide: (_needed, { isLocalWebhookAllowed = false, webhookPausesMs }: IntegrationOptions) => ({
    isLocalWebhookAllowed,
    ...(webhookPausesMs && { webhookPausesMs }),
  }),
});

export type IntegrationServices = ServicesOf<typeof integrationDomain>;

/** Implements calls of this domain that admins make. */
export const implement = implementWith<IntegrationServices>();

/** Implements calls that a tenant's own server makes. */
export const implementForKey = implementForKeyWith<IntegrationServices>();

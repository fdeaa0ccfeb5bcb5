/** The services of what connects a tenant's own server: keys, allowed sites, webhooks. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { AccountMails } from './account/mails/mail-room';
import type { KeyRings } from './account/session/keys';
import { createSecretBox } from './account/session/secret-box';
import { isKeyUsable } from './integration/keys/api-keys';
import { personOfKey } from './integration/keys/person-of-key';
import { createTenantOrigins } from './integration/origins/site-origins';
import { createWebhookSender } from './integration/webhooks/webhook-sender';
import type { AddressBook } from './media/addresses';
import type { Database } from './platform/data/database';
import type { JobQueue } from './platform/jobs/queue';
import type { Log } from './platform/log/log';
import type { Services } from './services';

export interface IntegrationParts {
  /** Sites that embed the elements for people of every tenant, or `*`. Default: none. */
  readonly corsOrigins?: readonly string[];
  /** Webhooks may be on this machine. Default: they may not. */
  readonly isLocalWebhookAllowed?: boolean;
  /** Milliseconds before the second and each further attempt of a delivery. Default: about a day in all. */
  readonly webhookPausesMs?: readonly number[];
}

export interface IntegrationNeeds {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly addresses: AddressBook;
  readonly accountMails: AccountMails;
  readonly keyRings: KeyRings;
  readonly limiters: Services['limiters'];
}

type Made = Pick<
  Services,
  'siteOrigins' | 'isApiKeyUsable' | 'personOfKey' | 'isLocalWebhookAllowed' | 'webhookSender' | 'limiters'
>;

export function createIntegrationServices(
  parts: IntegrationParts & IntegrationNeeds & { readonly log: Log; readonly pollMs?: number },
): Made {
  const { db, clock, keyRings, limiters, corsOrigins = [], isLocalWebhookAllowed = false } = parts;
  return {
    siteOrigins: createTenantOrigins(db, clock, corsOrigins),
    isApiKeyUsable: (keyId) => isKeyUsable(db, keyId, clock),
    personOfKey: (scope, headers, notes) => personOfKey({ db, clock, limiters }, scope, headers, notes),
    limiters,
    isLocalWebhookAllowed,
    webhookSender: createWebhookSender({
      ...parts,
      isLocalWebhookAllowed,
      secretBox: createSecretBox(keyRings.of('stored_secret')),
    }),
  };
}

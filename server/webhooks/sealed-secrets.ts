/** Secrets of webhooks are encrypted in the database. Those of before become so within a day. */
import { eq } from 'drizzle-orm';
import type { SecretBox } from '../account/session/secret-box';
import type { Database } from '../platform/data/database';
import { type WebhookRow, webhook } from './tables';

/** A secret that is copied to another tenant opens nothing there. */
function secretOwner(tenantId: number): string {
  return `webhook ${tenantId}`;
}

export function sealWebhookSecret(box: SecretBox, tenantId: number, secret: string): string {
  return box.seal(secret, secretOwner(tenantId));
}

/** Undefined where no key opens it. */
export function openWebhookSecret(box: SecretBox, tenantId: number, stored: string): string | undefined {
  return isSealed(stored) ? box.open(stored, secretOwner(tenantId)) : stored;
}

/** Encrypts what is not encrypted, or by a key that has been replaced. A value that no key opens stays as it is. */
export async function resealWebhooks({ db, secretBox }: { db: Database; secretBox: SecretBox }): Promise<void> {
  for (const row of await db.select().from(webhook)) {
    const secret = renewed(secretBox, row, row.secret);
    const formerSecret = renewed(secretBox, row, row.formerSecret);
    if (secret ?? formerSecret)
      await db
        .update(webhook)
        .set({ ...(secret && { secret }), ...(formerSecret && { formerSecret }) })
        .where(eq(webhook.id, row.id));
  }
}

function renewed(box: SecretBox, { tenantId }: WebhookRow, stored: string | null): string | undefined {
  if (stored === null || (isSealed(stored) && !box.isStale(stored))) return undefined;
  const secret = openWebhookSecret(box, tenantId, stored);
  return secret && sealWebhookSecret(box, tenantId, secret);
}

/** A secret as people get it has no dot. */
function isSealed(stored: string): boolean {
  return stored.includes('.');
}

import { ADMIN_ROLES } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountMails } from '../../account/mails/mail-room';
import { appUser } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import type { Log } from '../../platform/log/log';
import type { WebhookRow } from './tables';

/** Emails at a time: the longest-standing admins. */
const MOST_ADMINS = 10;

/** Posts an email to the admins of the tenant. Without an address for the link there is only a line in the log. */
export async function mailAboutWebhook(
  tx: Database,
  { accountMails, log }: { readonly accountMails: AccountMails; readonly log: Log },
  { id, tenantId, baseUrl }: WebhookRow,
): Promise<void> {
  log.warn({ webhook: id, tenant: tenantId }, 'a webhook was turned off');
  if (!baseUrl) return;
  const admins = and(eq(appUser.tenantId, tenantId), eq(appUser.status, 'active'), inArray(appUser.role, ADMIN_ROLES));
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(admins).orderBy(appUser.id).limit(MOST_ADMINS);
  for (const admin of rows) await accountMails.post(tx, { kind: 'webhook-turned-off', id: admin.id, baseUrl });
}

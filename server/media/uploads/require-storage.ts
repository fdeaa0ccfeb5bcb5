import { STORAGE_UNIT_BYTES } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { limitsOf } from '../../account/plans/entitlements';
import type { Owner } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import type { QuotaRoom } from '../../platform/quota/quotas';
import type { MediaServices } from '../domain';

/** Bytes that files of an account may have together; -1: without limit. */
export async function storageLimitOf(db: Database, owner: Owner, nowMs: number): Promise<number> {
  const [row] = await db.select().from(appUser).where(eq(appUser.id, owner.id));
  if (!row) return 0;
  const { storageLimit } = await limitsOf(db, row, nowMs);
  return storageLimit < 0 ? -1 : storageLimit * STORAGE_UNIT_BYTES;
}

/**
 * In the transaction that wrote a file or an upload: whether the account and its tenant have room for it. Others wait until the
 * transaction ends, so that none takes the same room. `owner`: the tenant alone for what belongs to no account.
 * Throws `storage_limit`.
 */
export async function requireStorage(
  tx: Database,
  { quotas, clock }: Pick<MediaServices, 'quotas' | 'clock'>,
  owner: Owner | { readonly tenantId: number },
  room: Pick<QuotaRoom, 'added' | 'isTrial'>,
): Promise<void> {
  if ('id' in owner) {
    const limit = await storageLimitOf(tx, owner, clock.now());
    await quotas.requireRoom(tx, 'account_storage', owner.id, { ...room, limit });
  }
  await quotas.requireRoom(tx, 'tenant_storage', owner.tenantId, room);
}

import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import type { BatchServices } from '../domain';
import type { BatchRecord } from '../own-batch';
import { videoBatch } from '../tables';

export interface OpenWork {
  readonly record: BatchRecord;
  readonly user: CurrentUser;
  /** With the library as the team of the batch's owner has it. */
  readonly services: BatchServices;
}

/** Undefined for a batch that is gone, and for one whose owner may not work any more. */
export async function openWork(services: BatchServices, batchId: number): Promise<OpenWork | undefined> {
  const [found] = await services.db
    .select({ record: videoBatch, row: appUser })
    .from(videoBatch)
    .innerJoin(appUser, eq(appUser.id, videoBatch.ownerId))
    .where(and(eq(videoBatch.id, batchId), eq(appUser.status, 'active'), isNull(appUser.deletedAt)));
  if (!found) return undefined;
  const { record, row } = found;
  const { tenantId } = record;
  const user = { row, id: row.id, tenantId, sessionId: `batch-${batchId}`, actor: undefined, embed: undefined };
  return { record, user, services: { ...services, catalogue: await services.catalogues.of(tenantId) } };
}

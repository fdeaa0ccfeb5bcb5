import { legalPageCalls } from '@spotreel/sdk/internal/contract';
import { recordAct } from '../../account/audit/audit-log';
import { houseId } from '../../account/plans/offered-plans';
import { readBlocks } from '../../help/reading/read-blocks';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { findLegalPage, legalPageDrafts, storeLegalPage } from '../legal/legal-pages';
import { findManagedTenant } from '../rules/find-tenant';

export const readLegalPage = implement(legalPageCalls.legalPage, async ({ query, context }, { db }) => {
  const tenantId = query.tenantId ?? context.tenantId ?? (await houseId(db));
  const row = await findLegalPage(db, tenantId, query.kind);
  if (!row) throw new ApiError('not_found');
  return { kind: row.kind, blocks: readBlocks(row.text), updatedAt: row.updatedAt.toISOString() };
});

export const readLegalPageDrafts = implement(legalPageCalls.legalPageDrafts, async ({ params, user }, { db }) => {
  const { id } = await findManagedTenant(db, user, params.tenantId);
  return legalPageDrafts(db, id);
});

export const writeLegalPage = implement(
  legalPageCalls.writeLegalPage,
  async ({ params, query: { kind }, body, user }, { db, tenantLooks }) => {
    const { id } = await findManagedTenant(db, user, params.tenantId);
    const draft = await db.transaction(async (tx) => {
      // what is done in another person's account is in the log already
      if (!user.actor) {
        const subject = { ...user.row, tenantId: id };
        const named = { tenantId: `${id}` };
        await recordAct(tx, { actor: user.row, subject, call: legalPageCalls.writeLegalPage, params: named });
      }
      return storeLegalPage(tx, id, kind, body.text);
    });
    tenantLooks.forget();
    return draft;
  },
);

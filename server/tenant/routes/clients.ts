import { type AccountLimits, clientCalls, type LimitsChange } from '@spotreel/sdk/internal/contract';
import { and, count, eq } from 'drizzle-orm';
import { recordAct } from '../../account/audit/audit-log';
import { requireWithinOwnLimits } from '../../account/plans/own-limits';
import { endSessions } from '../../account/session/sessions';
import { appUser } from '../../account/tables';
import { ApiError } from '../../platform/http/api-error';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { clientsOf, readClient, readClients } from '../clients/client-rows';
import { implement } from '../domain';

export const clients = implement(clientCalls.clients, async ({ query, user }, services) => {
  const where = clientsOf(user, query.search);
  const [total] = await services.db.select({ rows: count() }).from(appUser).where(where);
  const page = { limit: query.perPage, offset: offsetOf(query) };
  return pageOf(await readClients(services, user, where, page), total?.rows ?? 0, query);
});

export const oneClient = implement(clientCalls.client, ({ params, user }, services) =>
  readClient(services, user, params.clientId),
);

export const updateClient = implement(clientCalls.updateClient, async ({ params, body, user }, services) => {
  const { db, clock } = services;
  const { limits = {}, status } = body;
  await requireWithinOwnLimits(db, user.row, limits, clock.now());
  await db.transaction(async (tx) => {
    const own = and(clientsOf(user), eq(appUser.id, params.clientId));
    const [row] = await tx.select().from(appUser).where(own).for('no key update');
    if (!row) throw new ApiError('not_found');
    const texts = { clientId: String(params.clientId) };
    await recordAct(tx, { actor: user.actor ?? user.row, subject: row, call: clientCalls.updateClient, params: texts });
    const merged = { ...row.limits, ...given(limits) };
    await tx
      .update(appUser)
      .set({ limits: merged, ...(status && { status }) })
      .where(eq(appUser.id, row.id));
    if (status === 'suspended') await endSessions(tx, row.id, clock);
  });
  return readClient(services, user, params.clientId);
});

function given(limits: LimitsChange): Partial<AccountLimits> {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

import { accountSecurityCalls, peopleCalls } from '@spotreel/sdk/internal/contract';
import { count, desc, eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { beginSitting, endSittings } from '../acting/sittings';
import { recordAct } from '../audit/audit-log';
import { implement } from '../domain';
import { displayName } from '../person-name';
import { findActedAs } from '../session/authenticate';
import { actingSitting } from '../tables';
import { toUser } from '../to-user';

/** Somebody who acts as an admin gets no further from there: the log would name the admin. */
export const beginActingAs = implement(peopleCalls.beginActingAs, async ({ body, user, context }, services) => {
  if (user.actor || user.embed || user.key) throw new ApiError('forbidden');
  const { db, clock, accountMails } = services;
  const { email, ...why } = body;
  const subject = await findActedAs(db, user.row, email);
  await db.transaction(async (tx) => {
    const auditEntryId = await recordAct(tx, { actor: user.row, subject, call: peopleCalls.beginActingAs, params: {} });
    const { id } = await beginSitting(tx, clock, {
      ...why,
      sessionId: user.sessionId,
      actorId: user.id,
      actorName: displayName(user.row),
      subjectId: subject.id,
      auditEntryId,
    });
    // without an address for its link the person sees it in the app alone
    const { mailBaseUrl: baseUrl } = context;
    if (baseUrl) await accountMails.post(tx, { kind: 'account-visit', id, baseUrl });
  });
  return toUser(services, subject, context);
});

export const actingAs = implement(peopleCalls.actingAs, async ({ user }, { db, clock }) => {
  const { sittingId } = user;
  if (sittingId === undefined) return { sitting: null };
  const [row] = await db.select().from(actingSitting).where(eq(actingSitting.id, sittingId));
  if (!row) return { sitting: null };
  const { reason, beganAt, endsAt } = row;
  const secondsLeft = Math.max(0, Math.ceil((endsAt.getTime() - clock.now()) / 1000));
  return { sitting: { reason, beganAt: beganAt.toISOString(), endsAt: endsAt.toISOString(), secondsLeft } };
});

/** The log has its entry before the handler runs. */
export const endActingAs = implement(peopleCalls.endActingAs, async ({ user }, { db, clock }) => {
  const { sittingId } = user;
  if (sittingId !== undefined) await endSittings(db, clock, eq(actingSitting.id, sittingId));
  return { ended: sittingId !== undefined };
});

export const accountVisits = implement(accountSecurityCalls.accountVisits, async ({ query, user }, { db, clock }) => {
  const own = eq(actingSitting.subjectId, user.id);
  const [total] = await db.select({ rows: count() }).from(actingSitting).where(own);
  const rows = await db
    .select()
    .from(actingSitting)
    .where(own)
    .orderBy(desc(actingSitting.id))
    .limit(query.perPage)
    .offset(offsetOf(query));
  const data = rows.map(({ id, actorName, reason, beganAt, endsAt, endedAt }) => ({
    id,
    by: actorName,
    reason,
    beganAt: beganAt.toISOString(),
    endsAt: (endedAt ?? endsAt).toISOString(),
    isOpen: !endedAt && endsAt.getTime() > clock.now(),
  }));
  return pageOf(data, total?.rows ?? 0, query);
});

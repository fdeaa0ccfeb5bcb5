import { accountSecurityCalls } from '@spotreel/sdk/internal/contract';
import { count, desc, eq } from 'drizzle-orm';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../domain';
import { actingSitting } from '../tables';

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

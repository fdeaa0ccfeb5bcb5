import { personalDataCalls } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import { spendAttempt } from '../../platform/data/attempt-limits';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { toDataExport } from '../export/to-data-export';
import { accountExportKind } from '../job-kinds';
import { dataExport } from '../tables';

/** Exports that a list shows; older ones have run out. */
const LISTED = 10;
/** An export reads everything that an account has. */
const PER_DAY = { points: 5, seconds: 24 * 60 * 60 };

export const dataExports = implement(personalDataCalls.dataExports, async ({ user, context }, services) => {
  requireOneself(user);
  const rows = await services.db
    .select()
    .from(dataExport)
    .where(eq(dataExport.userId, user.id))
    .orderBy(desc(dataExport.id))
    .limit(LISTED);
  return Promise.all(rows.map((row) => toDataExport(row, services, context.baseUrl)));
});

export const requestDataExport = implement(personalDataCalls.requestDataExport, async ({ user, context }, services) => {
  requireOneself(user);
  const { db, clock, jobs } = services;
  const { baseUrl } = context;
  const row = await db.transaction(async (tx) => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, user.id)).for('no key update');
    const isMade = inArray(dataExport.status, ['queued', 'running']);
    const [made] = await tx
      .select()
      .from(dataExport)
      .where(and(eq(dataExport.userId, user.id), isMade));
    if (made) return made;
    await spendAttempt(tx, clock, { scope: 'account-export', key: String(user.id), ...PER_DAY });
    const values = { tenantId: user.tenantId, userId: user.id, baseUrl, createdAt: new Date(clock.now()) };
    const [added] = await tx.insert(dataExport).values(values).returning();
    if (added) await jobs.enqueue(tx, [{ kind: accountExportKind, subjectId: added.id }]);
    return added;
  });
  if (!row) throw new Error('The export was not stored');
  return toDataExport(row, services, baseUrl);
});

/** A person who acts as another one does not get their data. Throws `forbidden`. */
function requireOneself({ actor }: CurrentUser): void {
  if (actor) throw new ApiError('forbidden');
}

import { notificationCalls } from '@spotreel/sdk/internal/contract';
import { eq, sql } from 'drizzle-orm';
import { appUser } from '../../account/tables';
import { ApiError } from '../../platform/http/api-error';
import { slicePage } from '../../platform/http/paging';
import { implement } from '../domain';
import { ownNotifications } from '../own-notifications';

export const notifications = implement(notificationCalls.notifications, async ({ query, user }, services) =>
  slicePage(await ownNotifications(services, user), query),
);

/** Marks notifications up to now as seen, later ones not. A person who acts as another one marks nothing for them. */
export const markNotificationsSeen = implement(
  notificationCalls.markNotificationsSeen,
  async ({ body, user }, { db, clock }) => {
    if (user.actor) return { seenUntil: user.row.notificationsSeenAt.toISOString() };
    const until = new Date(Math.min(Date.parse(body.until), clock.now()));
    const { id, notificationsSeenAt } = appUser;
    const [row] = await db
      .update(appUser)
      .set({ notificationsSeenAt: sql`greatest(${notificationsSeenAt}, ${until.toISOString()}::timestamptz)` })
      .where(eq(id, user.id))
      .returning({ seenUntil: notificationsSeenAt });
    if (!row) throw new ApiError('not_found');
    return { seenUntil: row.seenUntil.toISOString() };
  },
);

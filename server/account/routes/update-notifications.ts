import { profileCalls } from '@spotreel/sdk/internal/contract';
import { changeUser } from '../change-user';
import { implement } from '../domain';
import { notificationsOf } from '../notifications';
import { toUser } from '../to-user';

export const updateNotifications = implement(
  profileCalls.updateNotifications,
  async ({ body, user, context }, services) => {
    const given = Object.entries(body).filter((entry): entry is [string, boolean] => entry[1] !== undefined);
    const notifications = { ...notificationsOf(user.row), ...Object.fromEntries(given) };
    return toUser(services, await changeUser(services.db, user.row, { notifications }), context);
  },
);

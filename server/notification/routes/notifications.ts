import { notificationCalls } from '@spotreel/sdk/internal/contract';
import { slicePage } from '../../platform/http/paging';
import { implement } from '../implement';
import { ownNotifications } from '../own-notifications';

export const notifications = implement(notificationCalls.notifications, async ({ query, user }, services) =>
  slicePage(await ownNotifications(services, user), query),
);

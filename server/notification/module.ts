import { defineModule } from '../platform/modules/module';
import { notificationDomain } from './domain';
import { markNotificationsSeen, notifications } from './routes/notifications';

export const notificationModule = defineModule(notificationDomain, { calls: [notifications, markNotificationsSeen] });

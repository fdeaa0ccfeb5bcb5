import type { AccountServices } from '../account/services';

export type NotificationServices = AccountServices;

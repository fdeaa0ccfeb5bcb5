import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';

/** Events about the things of a person. */
export const notificationDomain = defineDomain({ name: 'notification', needs: [accountDomain] });

export type NotificationServices = ServicesOf<typeof notificationDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<NotificationServices>();

import type { NotificationKind } from '@spotreel/sdk/internal/contract';
import type { UserRow } from './session/authenticate';

/** News of the product is sent to those alone who asked for it. */
const DEFAULTS: Readonly<Record<NotificationKind, boolean>> = { renderReady: true, comments: true, productNews: false };

/** Emails that the account gets, by kind. */
export function notificationsOf({ notifications }: Pick<UserRow, 'notifications'>): Record<string, boolean> {
  return { ...DEFAULTS, ...notifications };
}

import { type AccessRows, own, ownWith } from '../access-rules';

export const access: AccessRows = {
  notifications: own,
  markNotificationsSeen: ownWith({ until: '2026-01-01T00:00:00Z' }),
};

/** Events while a person was away: finished exports, comments of visitors, answers of the support. */
import { atom, computed } from 'nanostores';
import type { Notification } from '../../contract/notifications/notification';
import type { Spotreel } from '../spotreel';
import { untilIdle } from '../timing/until-idle';

/** One page: older ones are on the pages that they are about. */
const SHOWN = 50;

/** The notifications of the person who is signed in. */
export function createNotifications({ editing: { context } }: Spotreel) {
  /** The newest first. */
  const $list = atom<readonly Notification[]>([]);
  return {
    $list,
    $unseen: computed($list, (list) => list.filter(({ isSeen }) => !isSeen).length),
    /** Never rejects: what could not be fetched now comes with the next look. */
    async load(): Promise<void> {
      try {
        await untilIdle();
        const { data } = await (await context.accounts()).notifications({ query: { perPage: SHOWN } });
        $list.set(data);
      } catch {
        // the bell stays as it was
      }
    },
    /** All that is listed was looked at. Never rejects. */
    async see(): Promise<void> {
      const list = $list.get();
      const newest = list[0];
      if (!newest || list.every(({ isSeen }) => isSeen)) return;
      $list.set(list.map((one) => ({ ...one, isSeen: true })));
      try {
        await (await context.accounts()).markNotificationsSeen({ body: { until: newest.at } });
      } catch {
        // they are new again at the next visit
      }
    },
  };
}

/** Notifications of one person, and when they were looked at. */
export type NotificationsStore = ReturnType<typeof createNotifications>;

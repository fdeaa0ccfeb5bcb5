import * as z from 'zod/mini';
import { defineCall } from '../call';
import { timestamp } from '../schemas/scalars';
import { notification, notificationQuery, notificationsSeen } from './notification';

/** Events while a person was away: finished exports, comments of visitors, answers of the support. */
export const notificationCalls = {
  notifications: defineCall({
    method: 'GET',
    path: '/v1/notification',
    auth: 'user',
    summary: 'What happened to exports, shared videos and questions of the person, the newest first, 200 at most.',
    query: notificationQuery,
    output: notification,
    list: true,
  }),
  markNotificationsSeen: defineCall({
    method: 'POST',
    path: '/v1/notification/seen',
    auth: 'user',
    summary:
      'Says that the person has seen all that happened until a moment. An earlier moment than before changes nothing.',
    body: z.object({ until: timestamp }),
    output: notificationsSeen,
  }),
} as const;

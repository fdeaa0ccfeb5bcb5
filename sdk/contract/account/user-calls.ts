import * as z from 'zod/mini';
import { defineCall } from '../call';
import { dismissedPopUps, popUpDismissal, user } from './user';

/** The logged-in user and the pop-ups that this user has closed. */
export const userCalls = {
  me: defineCall({ method: 'GET', path: '/v1/user', auth: 'user', summary: 'The signed-in user.', output: user }),
  permissions: defineCall({
    method: 'GET',
    path: '/v1/user/permission',
    auth: 'user',
    summary: 'What the plan of the signed-in user allows, by name.',
    output: z.array(z.string()),
  }),
  dismissPopUp: defineCall({
    method: 'POST',
    path: '/v1/user/dismiss-pop-up',
    auth: 'user',
    summary: 'Remembers that a pop-up or question was dismissed. Answers all that were.',
    body: popUpDismissal,
    output: dismissedPopUps,
  }),
} as const;

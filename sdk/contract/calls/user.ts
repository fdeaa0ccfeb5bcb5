import { defineCall } from '../call';
import { user } from '../schemas/user';

export const userCalls = {
  me: defineCall({ method: 'GET', path: '/v1/user', auth: 'user', summary: 'The signed-in user.', output: user }),
} as const;

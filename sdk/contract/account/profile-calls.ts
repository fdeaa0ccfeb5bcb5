import * as z from 'zod/mini';
import { defineCall } from '../call';
import { isSamePassword, knownPassword, passwordPair } from './password';
import { notificationChange, profileChange } from './profile';
import { accountProduct, user } from './user';

/** Changes that people make to their own account. */
export const profileCalls = {
  updateProfile: defineCall({
    method: 'PUT',
    path: '/v1/user',
    auth: 'user',
    summary: 'Changes name, country, language and profile picture.',
    body: profileChange,
    output: user,
    errors: ['media_not_found'],
  }),
  updatePassword: defineCall({
    method: 'PUT',
    path: '/v1/user/password',
    auth: 'user',
    summary: 'Sets a new password and ends all other sessions of the account.',
    body: z.object({ ...passwordPair, currentPassword: knownPassword }).check(isSamePassword),
    output: z.looseObject({ endedSessions: z.int() }),
    errors: ['password_wrong', 'password_common'],
  }),
  updateNotifications: defineCall({
    method: 'PUT',
    path: '/v1/user/notification',
    auth: 'user',
    summary: 'Chooses which emails the account gets.',
    body: notificationChange,
    output: user,
  }),
  accountProducts: defineCall({
    method: 'GET',
    path: '/v1/user/product',
    auth: 'user',
    summary: 'Products of the account, the one that counts first.',
    output: z.array(accountProduct),
  }),
} as const;

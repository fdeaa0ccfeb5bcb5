import * as z from 'zod/mini';
import { accountVisit } from '../acting/sitting';
import { defineCall } from '../call';
import { clampedNumber } from '../schemas/scalars';
import { knownPassword } from './password';
import { recoveryCodes, secondFactorCode, secondFactorSetup, secondFactorState } from './second-factor';
import { signInSession } from './sign-in-session';

/** Sessions and the second factor of an account. */
export const accountSecurityCalls = {
  sessions: defineCall({
    method: 'GET',
    path: '/v1/user/session',
    auth: 'user',
    summary: 'Sign-ins of the account that still count, the last used first.',
    output: z.array(signInSession),
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/v1/user/session/{sessionId}',
    auth: 'user',
    summary: 'Ends one sign-in: its tokens stop working at once.',
    output: z.looseObject({ ended: z.boolean() }),
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/v1/user/session',
    auth: 'user',
    summary: 'Ends all sign-ins of the account but the one that asks.',
    output: z.looseObject({ ended: z.int() }),
  }),
  accountVisits: defineCall({
    method: 'GET',
    path: '/v1/user/visit',
    auth: 'user',
    summary: 'Times in which somebody of the support or the agency acted as the caller, the newest first.',
    query: z.object({ page: clampedNumber(1, Number.MAX_SAFE_INTEGER), perPage: clampedNumber(10, 50) }),
    output: accountVisit,
    list: true,
  }),
  secondFactor: defineCall({
    method: 'GET',
    path: '/v1/user/second-factor',
    auth: 'user',
    summary: 'Whether signing in asks for a code.',
    output: secondFactorState,
  }),
  beginSecondFactor: defineCall({
    method: 'POST',
    path: '/v1/user/second-factor',
    auth: 'user',
    summary: 'Makes a secret for an authenticator app. It counts once a code of it was confirmed.',
    body: z.object({ password: knownPassword }),
    output: secondFactorSetup,
    errors: ['password_wrong', 'second_factor_on'],
  }),
  confirmSecondFactor: defineCall({
    method: 'POST',
    path: '/v1/user/second-factor/confirm',
    auth: 'user',
    summary: 'Turns the second factor on with a code of the app, and answers recovery codes.',
    body: z.object({ code: secondFactorCode }),
    output: recoveryCodes,
    errors: ['second_factor_wrong'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/v1/user/second-factor/recovery-codes',
    auth: 'user',
    summary: 'Replaces all recovery codes.',
    body: z.object({ password: knownPassword, code: secondFactorCode }),
    output: recoveryCodes,
    errors: ['password_wrong', 'second_factor_wrong', 'second_factor_off'],
  }),
  endSecondFactor: defineCall({
    method: 'POST',
    path: '/v1/user/second-factor/end',
    auth: 'user',
    summary: 'Turns the second factor off.',
    body: z.object({ password: knownPassword, code: secondFactorCode }),
    output: z.looseObject({ enabled: z.boolean() }),
    errors: ['password_wrong', 'second_factor_wrong', 'second_factor_off'],
  }),
} as const;

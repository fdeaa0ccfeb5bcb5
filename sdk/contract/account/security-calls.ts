import * as z from 'zod/mini';
import { defineCall } from '../call';
import { emailInput, session } from './user';

/** Log in, refresh and log out. A refresh token works once; the answer carries the next one. */
export const securityCalls = {
  login: defineCall({
    method: 'POST',
    path: '/v1/security/login',
    auth: 'none',
    summary: 'Signs in with email and password, and a code where the account has a second factor.',
    body: z.object({
      email: emailInput,
      password: z.string().check(z.minLength(1), z.maxLength(200)),
      /** Asked for by `second_factor_required`: of the app, or of an email where its `details.by` is `email`. */
      code: z.optional(z.string().check(z.maxLength(30))),
      /** Random secret that this browser keeps. With a code that was mailed, the browser needs no further one for 90 days. */
      browserSecret: z.optional(z.string().check(z.regex(/^[\w-]{43,100}$/))),
      /** Mails the code that `second_factor_required` asks for. */
      sendCode: z.optional(z.boolean()),
    }),
    output: session,
    errors: ['credentials_invalid', 'second_factor_required', 'second_factor_wrong', 'login_code_unsent'],
  }),
  refresh: defineCall({
    method: 'POST',
    path: '/v1/security/refresh',
    auth: 'none',
    summary:
      'Exchanges a refresh token for a new pair; the old one is used up, save for a short grace for a second tab.',
    body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(500)) }),
    output: session,
    errors: ['refresh_token_invalid'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/v1/security/logout',
    auth: 'none',
    summary: 'Revokes a refresh token and all that came from it.',
    body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(500)) }),
    output: z.looseObject({ revoked: z.boolean() }),
  }),
  loginCheck: defineCall({
    method: 'POST',
    path: '/login_check',
    auth: 'none',
    summary: 'How an address can sign in. The answer does not say whether it has an account.',
    body: z.object({ email: emailInput }),
    output: z.looseObject({
      canSignIn: z.boolean(),
      /** `password`, `google`, `facebook`, `twitter`; then `registration` or `invitation`, the way to an account. */
      ways: z.array(z.string()),
    }),
  }),
} as const;

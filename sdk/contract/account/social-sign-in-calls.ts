import * as z from 'zod/mini';
import { defineCall } from '../call';
import { linkedIdentity } from './linked-identity';
import { session } from './user';

const token = z.string().check(z.minLength(1), z.maxLength(8000));
/** Asked for by `second_factor_required`. */
const code = z.optional(z.string().check(z.maxLength(30)));
const REFUSALS = [
  'social_unavailable',
  'social_failed',
  'social_token_invalid',
  'social_email_unconfirmed',
  'social_account_exists',
  'registration_closed',
  'second_factor_required',
  'second_factor_wrong',
] as const;

/** Log in with an account of another site, and the sites that an account is linked to. */
export const socialSignInCalls = {
  beginGoogle: defineCall({
    method: 'POST',
    path: '/v1/security/login/google/begin',
    auth: 'none',
    summary: 'Begins a login with Google. The browser asks Google for an ID token with this nonce.',
    /** The nonce works for one login, within 15 minutes. */
    output: z.looseObject({ nonce: z.string() }),
    errors: ['social_unavailable'],
  }),
  loginGoogle: defineCall({
    method: 'POST',
    path: '/v1/security/login/google',
    auth: 'none',
    summary: 'Signs in with an ID token of Google.',
    body: z.object({
      token,
      /** The `nonce` of `login/google/begin`, with which the browser asked for the token: another one is refused. */
      nonce: z.string().check(z.minLength(1), z.maxLength(200)),
      code,
    }),
    output: session,
    errors: REFUSALS,
  }),
  loginFacebook: defineCall({
    method: 'POST',
    path: '/v1/security/login/facebook',
    auth: 'none',
    summary: 'Signs in with an access token of Facebook that was made for this app.',
    body: z.object({ token, code }),
    output: session,
    errors: REFUSALS,
  }),
  loginTwitter: defineCall({
    method: 'POST',
    path: '/v1/security/login/twitter',
    auth: 'none',
    summary: 'Signs in with what Twitter added to the address on the way back.',
    body: z.object({
      oauthToken: z.string().check(z.minLength(1), z.maxLength(500)),
      oauthVerifier: z.string().check(z.minLength(1), z.maxLength(500)),
      code,
    }),
    output: session,
    errors: REFUSALS,
  }),
  twitterUrl: defineCall({
    method: 'GET',
    path: '/v1/security/login/twitter/url',
    auth: 'none',
    summary: 'Begins a login with Twitter: the page that asks the person. It works once, for ten minutes.',
    output: z.looseObject({ url: z.string(), oauthToken: z.string() }),
    errors: ['social_unavailable', 'social_failed'],
  }),
  linkedIdentities: defineCall({
    method: 'GET',
    path: '/v1/user/identity',
    auth: 'user',
    summary: 'Accounts of other sites with which the user can log in.',
    output: z.array(linkedIdentity),
  }),
  unlinkIdentity: defineCall({
    method: 'DELETE',
    path: '/v1/user/identity/{identityId}',
    auth: 'user',
    summary: 'Unlinks an account of another site. The last way to log in stays.',
    output: z.looseObject({ unlinked: z.boolean() }),
    errors: ['last_sign_in_way'],
  }),
} as const;

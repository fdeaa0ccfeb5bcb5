/**
 * Facebook: an access token. Facebook itself is asked whether the token was made for this app; one of another app would
 * let that app's owner in.
 */
import { createHmac } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { ApiError } from '../../platform/http/api-error';
import { askProvider, parseJsonObject } from './ask-provider';
import { type SocialIdentity, splitName } from './social-identity';

export interface FacebookOptions {
  readonly appId: string;
  readonly appSecret: string;
  readonly graphUrl: string;
}

export interface FacebookSignIn {
  /** Throws `social_token_invalid` and `social_failed`. */
  identify(token: string): Promise<SocialIdentity>;
}

export function createFacebookSignIn(options: FacebookOptions, clock: Clock): FacebookSignIn {
  return {
    async identify(token) {
      const subject = await inspect(options, token, clock);
      const me = await readMe(options, token);
      if (me.id !== subject) throw new ApiError('social_token_invalid');
      const name = typeof me.name === 'string' ? me.name : '';
      // Facebook gives the primary address alone, which it has confirmed (docs/decisions/social-sign-in.md).
      const email = typeof me.email === 'string' ? me.email.toLowerCase() : '';
      return {
        provider: 'facebook',
        subject,
        email: email || undefined,
        isEmailConfirmed: email !== '',
        ...splitName(name),
        label: email || name,
      };
    },
  };
}

/** The person's id, if the token is good and of this app. */
async function inspect({ appId, appSecret, graphUrl }: FacebookOptions, token: string, clock: Clock): Promise<string> {
  const query = new URLSearchParams({ input_token: token });
  const headers = { authorization: `Bearer ${appId}|${appSecret}` };
  const { text } = await askProvider(`${graphUrl}/debug_token?${query}`, { headers });
  const { data } = parseJsonObject(text);
  // an error of Facebook's has no data: the app's own keys may be wrong
  if (typeof data !== 'object' || data === null) throw new ApiError('social_failed', { cause: new Error('No data') });
  const { is_valid: isValid, app_id: owner, user_id: subject, expires_at: expiresAt } = { ...data } as Inspection;
  const hasExpired = typeof expiresAt === 'number' && expiresAt > 0 && expiresAt * 1000 <= clock.now();
  if (isValid !== true || String(owner) !== appId || typeof subject !== 'string' || hasExpired) {
    throw new ApiError('social_token_invalid');
  }
  return subject;
}

interface Inspection {
  readonly is_valid?: unknown;
  readonly app_id?: unknown;
  readonly user_id?: unknown;
  /** Seconds; 0: never. */
  readonly expires_at?: unknown;
}

async function readMe({ appSecret, graphUrl }: FacebookOptions, token: string) {
  const proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const query = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof });
  const headers = { authorization: `Bearer ${token}` };
  const { status, text } = await askProvider(`${graphUrl}/me?${query}`, { headers });
  if (status !== 200) throw new ApiError('social_token_invalid');
  return parseJsonObject(text);
}

/**
 * Twitter, with OAuth 1.0a: a request token, the page that asks the person, and on the way back a verifier. Twitter
 * gives an access token for the verifier. That token is used for one question, and kept nowhere.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { ApiError } from '../../platform/http/api-error';
import { askProvider, type ProviderAnswer, parseJsonObject } from './ask-provider';
import { oauthHeader } from './oauth1-signature';
import { type SocialIdentity, splitName } from './social-identity';

export interface TwitterOptions {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly apiUrl: string;
}

export interface OAuthToken {
  readonly token: string;
  readonly secret: string;
}

export interface TwitterSignIn {
  /** `callback`: where Twitter sends the person back to. Throws `social_failed`. */
  begin(callback: string): Promise<OAuthToken>;
  /** The page that asks the person. */
  urlFor(token: string): string;
  /** Throws `social_token_invalid` and `social_failed`. */
  identify(request: OAuthToken, verifier: string): Promise<SocialIdentity>;
}

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `oauth_…` of this question alone. */
  readonly oauth: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly tokenSecret?: string;
}

export function createTwitterSignIn(options: TwitterOptions, clock: Clock): TwitterSignIn {
  const ask = (question: Question) => askSigned(options, clock, question);
  return {
    async begin(callback) {
      const answer = await ask({ method: 'POST', path: '/oauth/request_token', oauth: { oauth_callback: callback } });
      const token = answer.status === 200 ? readToken(answer.text) : undefined;
      // refused: the keys or the callback are not what Twitter knows
      if (!token) throw new ApiError('social_failed', { cause: new Error(`Twitter answered ${answer.status}`) });
      return token;
    },
    urlFor: (token) => `${options.apiUrl}/oauth/authenticate?${new URLSearchParams({ oauth_token: token })}`,
    async identify(request, verifier) {
      const answer = await ask({
        method: 'POST',
        path: '/oauth/access_token',
        oauth: { oauth_token: request.token, oauth_verifier: verifier },
        tokenSecret: request.secret,
      });
      const access = answer.status === 200 ? readToken(answer.text) : undefined;
      if (!access) throw new ApiError('social_token_invalid');
      return identityOf(
        await ask({
          method: 'GET',
          path: '/1.1/account/verify_credentials.json',
          oauth: { oauth_token: access.token },
          query: { include_email: 'true', include_entities: 'false', skip_status: 'true' },
          tokenSecret: access.secret,
        }),
      );
    },
  };
}

function askSigned(
  { apiKey, apiSecret, apiUrl }: TwitterOptions,
  clock: Clock,
  { method, path, oauth, query = {}, tokenSecret = '' }: Question,
): Promise<ProviderAnswer> {
  const url = apiUrl + path;
  const signed = {
    oauth_consumer_key: apiKey,
    oauth_nonce: randomBytes(16).toString('hex'),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(Math.floor(clock.now() / 1000)),
    oauth_version: '1.0',
    ...oauth,
  };
  const request = { method, url, parameters: query, oauth: signed };
  const authorization = oauthHeader(request, { consumerSecret: apiSecret, tokenSecret });
  const text = new URLSearchParams(query).toString();
  return askProvider(text ? `${url}?${text}` : url, { method, headers: { authorization } });
}

function readToken(text: string): OAuthToken | undefined {
  const fields = new URLSearchParams(text);
  const token = fields.get('oauth_token');
  const secret = fields.get('oauth_token_secret');
  return token && secret ? { token, secret } : undefined;
}

/** Twitter gives an address only if it has confirmed it; else none. */
function identityOf({ status, text }: ProviderAnswer): SocialIdentity {
  if (status !== 200) throw new ApiError('social_token_invalid');
  const { id_str: subject, name, screen_name: handle, email } = parseJsonObject(text);
  if (typeof subject !== 'string' || subject === '') throw new ApiError('social_failed');
  const address = typeof email === 'string' ? email.toLowerCase() : '';
  return {
    provider: 'twitter',
    subject,
    email: address || undefined,
    isEmailConfirmed: address !== '',
    ...splitName(typeof name === 'string' ? name : ''),
    label: typeof handle === 'string' && handle ? `@${handle}` : address,
  };
}

/** OAuth 2 of Google for web servers: an authorization code with PKCE, and a refresh token for later uploads. */

import type { YouTubeSettings } from '../../platform/config/publishing-settings';
import { ApiError } from '../../platform/http/api-error';
import type { PlatformAnswer, PlatformLogin } from '../publishing-platform';
import { type AskGoogleOptions, askGoogle, failed, type GoogleAnswer } from './ask-google';

const UPLOAD_SCOPE = 'https://www.googleapis.com/auth/youtube.upload';
/** For the name of the channel. */
const READ_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly';

export interface GoogleTokens {
  readonly access: string;
  readonly refresh: string;
}

/** `consent`: Google gives a refresh token only when it has asked the person. */
export function googleLoginUrl(
  { authorizeUrl, clientId }: YouTubeSettings,
  { redirectUri, state, challenge }: PlatformLogin,
): string {
  const url = new URL(authorizeUrl);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: `${UPLOAD_SCOPE} ${READ_SCOPE}`,
    access_type: 'offline',
    prompt: 'select_account consent',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Throws `publishing_login_invalid`, `publishing_permission_missing` and `publishing_failed`. */
export async function tokensOfCode(
  settings: YouTubeSettings,
  { code, verifier, redirectUri }: PlatformAnswer,
  options: AskGoogleOptions,
): Promise<GoogleTokens> {
  const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
  const answer = await postForm(settings, '/token', { ...form, ...clientOf(settings) }, options);
  if (answer.json.error === 'invalid_grant') throw new ApiError('publishing_login_invalid');
  const { access_token: access, refresh_token: refresh, scope } = answer.json;
  if (answer.status !== 200 || typeof access !== 'string') throw unexpected(answer);
  if (typeof scope !== 'string' || !scope.split(' ').includes(UPLOAD_SCOPE)) {
    throw new ApiError('publishing_permission_missing');
  }
  if (typeof refresh !== 'string') throw failed('Google gave no refresh token');
  return { access, refresh };
}

/** An access token, which lives for about an hour. Throws `publishing_reconnect` and `publishing_failed`. */
export async function accessOf(settings: YouTubeSettings, refresh: string, options: AskGoogleOptions): Promise<string> {
  const form = { grant_type: 'refresh_token', refresh_token: refresh, ...clientOf(settings) };
  const answer = await postForm(settings, '/token', form, options);
  if (answer.json.error === 'invalid_grant') throw new ApiError('publishing_reconnect');
  const { access_token: access } = answer.json;
  if (answer.status !== 200 || typeof access !== 'string') throw unexpected(answer);
  return access;
}

/** Google answers 400 for a token that no longer counts. */
export async function revokeToken(settings: YouTubeSettings, token: string, options: AskGoogleOptions): Promise<void> {
  const answer = await postForm(settings, '/revoke', { token }, options);
  if (answer.status !== 200 && answer.status !== 400) throw unexpected(answer);
}

function clientOf({ clientId, clientSecret }: YouTubeSettings) {
  return { client_id: clientId, client_secret: clientSecret };
}

function postForm(
  { tokenUrl }: YouTubeSettings,
  path: string,
  form: Readonly<Record<string, string>>,
  options: AskGoogleOptions,
): Promise<GoogleAnswer> {
  return askGoogle(`${tokenUrl}${path}`, { method: 'POST', body: new URLSearchParams(form) }, options);
}

/** Names the error, such as `invalid_client` where the operator's keys are wrong. */
function unexpected({ status, json }: GoogleAnswer): ApiError {
  return failed(`Google answered ${status} ${typeof json.error === 'string' ? json.error : ''}`);
}

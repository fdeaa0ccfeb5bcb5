/**
 * Rights of the API key of a request. A call names the right that opens it (`scope`); without one it is closed to keys.
 */
import type { ApiKeyScope, Call } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';

/** Facts about the API key of a request. */
export interface KeyPass {
  /** Beginning of the key. */
  readonly prefix: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly maker: { readonly id: number; readonly email: string };
}

/** True if a request carries an API key instead of a token. */
export function isKey(headers: Headers): boolean {
  return /^Bearer +sr_live_/i.test(headers.get('authorization')?.trim() ?? '');
}

/** Throws `api_key_scope` where a request came with a key that lacks the right. */
export function requireScope(key: Pick<KeyPass, 'scopes'> | undefined, scope: ApiKeyScope): void {
  if (!key || key.scopes.includes(scope)) return;
  throw new ApiError('api_key_scope', { message: `This API key does not have the permission ${scope}.` });
}

/** True if the call changes nothing, although its method may suggest otherwise. */
export function isReading({ scope }: Call): boolean {
  return scope === 'projects:read';
}

/** API keys of the tenant. One a screen. */

import { atom } from 'nanostores';
import type { ApiKey, ApiKeyScope, ApiKeyWithSecret } from '../../contract/keys/api-key';
import type { Id } from '../../contract/schemas/ids';
import { resource, without } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** A key to be made. */
export interface NewApiKey {
  /** Name in lists. */
  readonly name: string;
  /** At least one. */
  readonly scopes: readonly ApiKeyScope[];
  /** Days; null: it never expires. */
  readonly lifetimeDays: number | null;
}

/** API keys of the tenant, for those who manage it. */
export function createApiKeys({ editing: { context } }: Spotreel) {
  const keys = resource(context, (api, signal): Promise<readonly ApiKey[]> => api.apiKeys({ signal }));
  const $secret = atom<string | undefined>();
  const withSecret = async (made: Promise<ApiKeyWithSecret>) => {
    $secret.set((await made).secret);
    return made;
  };
  const listed = (all: readonly ApiKey[], { key }: ApiKeyWithSecret) =>
    [key, ...all.filter(({ id }) => id !== key.id)].toSorted((a, b) => b.id - a.id);
  return {
    $keys: keys.$state,
    $form: keys.$form,
    /** Secret of the key that was just made or rotated; it cannot be read again. */
    $secret,
    forgetSecret: () => $secret.set(undefined),
    load: keys.load,
    /** False if it was not made. */
    make: ({ scopes, ...draft }: NewApiKey) =>
      keys.save((api) => withSecret(api.createApiKey({ body: { ...draft, scopes: [...scopes] } })), listed),
    /** `graceHours`: how long the former secret goes on working. */
    rotate: (apiKeyId: Id<'apiKey'>, graceHours: number) =>
      keys.act((api) => withSecret(api.rotateApiKey({ params: { apiKeyId }, body: { graceHours } })), listed),
    revoke: (apiKeyId: Id<'apiKey'>) =>
      keys.act((api) => api.revokeApiKey({ params: { apiKeyId } }), without(apiKeyId)),
  };
}

/** Result of `createApiKeys`. */
export type ApiKeysStore = ReturnType<typeof createApiKeys>;

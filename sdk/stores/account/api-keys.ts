/** API keys of the tenant. One a screen. */
import { atom } from 'nanostores';
import type { ApiKey, ApiKeyScope, ApiKeyWithSecret } from '../../contract/schemas/integration/api-key';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';
import { orToast } from './or-toast';

/** A key to be made. */
export interface NewApiKey {
  /** What lists show. */
  readonly name: string;
  /** At least one. */
  readonly scopes: readonly ApiKeyScope[];
  /** Days; null: it never expires. */
  readonly lifetimeDays: number | null;
}

/** API keys of the tenant, for those who manage it. */
export function createApiKeys({ editing: { context } }: Spotreel) {
  const list = createLoader<readonly ApiKey[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const $secret = atom<string | undefined>();
  const show = ({ key, secret }: ApiKeyWithSecret) => {
    $secret.set(secret);
    list.update((all) => [key, ...all.filter(({ id }) => id !== key.id)].toSorted((a, b) => b.id - a.id));
  };
  return {
    $keys: list.$state,
    $form: form.$state,
    /** Secret of the key that was just made or rotated; it cannot be read again. */
    $secret,
    forgetSecret: () => $secret.set(undefined),
    load: () => list.load(async (signal) => (await context.accounts()).apiKeys({ signal })),
    /** False if it was not made. */
    async make({ scopes, ...draft }: NewApiKey): Promise<boolean> {
      const body = { ...draft, scopes: [...scopes] };
      const made = await form.send(async () => (await context.accounts()).createApiKey({ body }));
      if (made) show(made);
      return made !== undefined;
    },
    /** `graceHours`: how long the former secret goes on working. */
    rotate: (apiKeyId: number, graceHours: number) =>
      orToast(context, async () =>
        show(await (await context.accounts()).rotateApiKey({ params: { apiKeyId }, body: { graceHours } })),
      ),
    revoke: (apiKeyId: number) =>
      orToast(context, async () => {
        await (await context.accounts()).revokeApiKey({ params: { apiKeyId } });
        list.update((all) => all.filter(({ id }) => id !== apiKeyId));
      }),
  };
}

/** What `createApiKeys` returns. */
export type ApiKeysStore = ReturnType<typeof createApiKeys>;

import { useStore } from '@nanostores/react';
import type { ApiKey, ApiKeyScope } from '@spotreel/sdk/internal/contract';
import type { ApiKeysStore } from '@spotreel/sdk/internal/stores';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { SecretDialog } from '../developers/secret-dialog';

/** Permissions of a server that makes users and tokens. */
const SCOPES: readonly ApiKeyScope[] = ['users:write', 'embed:write'];

/** Key of the person's server. A person without one makes one here. */
export function KeyNotice({ store }: { store: ApiKeysStore }) {
  const t = useTranslator();
  const { data: keys, failure } = useStore(store.$keys);
  const form = useStore(store.$form);
  const secret = useStore(store.$secret);
  const usable = keys?.find(isUsable);
  const make = () => store.make({ name: t('snippet.keyName'), scopes: SCOPES, lifetimeDays: null });
  return (
    <>
      {failure && (
        <Notice
          tone="danger"
          title={t('keys.errorTitle')}
          action={<RetryButton failure={failure} onRetry={store.load} />}
        >
          {failure.message}
        </Notice>
      )}
      {keys && !usable && (
        <Notice
          tone="warning"
          action={
            <Button busy={form.status === 'sending'} onClick={() => void make()}>
              {t('snippet.createKey')}
            </Button>
          }
        >
          {t('snippet.noKey')} {formError(form)}
        </Notice>
      )}
      {usable && <p className="sr-field__hint">{t('snippet.hasKey', { name: usable.name })}</p>}
      <SecretDialog secret={secret} onClose={store.forgetSecret} />
    </>
  );
}

function isUsable({ scopes, expiresAt }: ApiKey): boolean {
  const isAlive = expiresAt === null || Date.parse(expiresAt) > Date.now();
  return isAlive && SCOPES.every((scope) => scopes.includes(scope));
}

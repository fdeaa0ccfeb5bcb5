import { useStore } from '@nanostores/react';
import { createApiKeys } from '@spotreel/sdk/internal/stores';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { TextField } from '../../controls/field/text-field';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { ApiKeyForm } from './api-key-form';
import { ApiKeyList } from './api-key-list';
import { CopyTextButton } from './copy-text-button';
import { useDevelopersStyles } from './developers-styles';
import { SecretDialog } from './secret-dialog';

/** API keys of the tenant, for those who manage it. */
export function ApiKeysPage() {
  useDevelopersStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createApiKeys(spotreel));
  const { data: keys, failure, status } = useStore(store.$keys);
  const secret = useStore(store.$secret);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <div className="sr-account-page" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('keys.title')}</h1>
        <p className="sr-page__text">{t('keys.text')}</p>
      </header>
      <ApiKeyForm store={store} />
      <AccountPanel title={t('keys.yours')}>
        {failure && (
          <EmptyState title={t('keys.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
            {failure.message}
          </EmptyState>
        )}
        {!keys && !failure && <Skeleton shape="line" />}
        {keys?.length === 0 && (
          <EmptyState icon={<KeyRound aria-hidden />} title={t('keys.emptyTitle')}>
            {t('keys.emptyText')}
          </EmptyState>
        )}
        {keys && keys.length > 0 && <ApiKeyList store={store} keys={keys} />}
      </AccountPanel>
      <AgentPanel />
      <SecretDialog secret={secret} onClose={store.forgetSecret} />
    </div>
  );
}

/** Address for agents that use the Model Context Protocol. */
function AgentPanel() {
  const t = useTranslator();
  const { apiBase = '' } = useSpotreel().editing.options;
  const address = new URL(`${apiBase.replace(/(?<!\/)\/+$/, '')}/mcp`, location.href).href;
  return (
    <AccountPanel title={t('agents.title')} text={t('agents.text')}>
      <div className="sr-account-form">
        <TextField
          label={t('agents.address')}
          value={address}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <CopyTextButton text={address} />
        </div>
      </div>
    </AccountPanel>
  );
}

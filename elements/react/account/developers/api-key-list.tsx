import type { ApiKey } from '@spotreel/sdk/internal/contract';
import type { ApiKeysStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { SelectField } from '../../controls/field/select-field';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';

export interface ApiKeyListProps {
  store: ApiKeysStore;
  keys: readonly ApiKey[];
}

type Grace = '0' | '1' | '24' | '168';

/** Each key with its use. It can get a new secret, or be revoked. */
export function ApiKeyList({ store, keys }: ApiKeyListProps) {
  const t = useTranslator();
  const [asked, setAsked] = useState<{ readonly about: 'rotate' | 'revoke'; readonly key: ApiKey }>();
  const [grace, setGrace] = useState<Grace>('24');
  const name = asked?.key.name ?? '';
  const close = () => setAsked(undefined);
  return (
    <>
      <ul className="sr-developer-list">
        {keys.map((key) => (
          <ApiKeyRow key={key.id} apiKey={key} onAsk={(about) => setAsked({ about, key })} />
        ))}
      </ul>
      <QuestionDialog
        open={asked?.about === 'revoke'}
        title={t('keys.revokeTitle', { name })}
        text={t('keys.revokeText')}
        action={t('keys.revoke')}
        isDangerous
        onConfirm={() => asked && void store.revoke(asked.key.id)}
        onClose={close}
      />
      <QuestionDialog
        open={asked?.about === 'rotate'}
        title={t('keys.rotateTitle', { name })}
        text={t('keys.rotateText')}
        action={t('keys.rotate')}
        onConfirm={() => asked && void store.rotate(asked.key.id, Number(grace))}
        onClose={close}
      >
        <SelectField<Grace>
          label={t('keys.grace')}
          value={grace}
          options={(['0', '1', '24', '168'] as const).map((value) => ({ value, label: t(`keys.grace${value}`) }))}
          onChange={setGrace}
        />
      </QuestionDialog>
    </>
  );
}

function ApiKeyRow({ apiKey, onAsk }: { apiKey: ApiKey; onAsk: (about: 'rotate' | 'revoke') => void }) {
  const t = useTranslator();
  const { name, prefix, scopes, lastUsedAt, expiresAt, formerSecretUntil } = apiKey;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <li className="sr-developer-list__row">
      <div className="sr-developer-list__text">
        <strong>{name}</strong>
        <code>{prefix}…</code>
        <span>{scopes.join(' · ')}</span>
        <span>{lastUsedAt ? t('keys.lastUsed', { when: momentText(t, lastUsedAt) }) : t('keys.neverUsed')}</span>
        {expiresAt && !isExpired && <span>{t('keys.expiresAt', { when: momentText(t, expiresAt) })}</span>}
        {formerSecretUntil && <span>{t('keys.former', { when: momentText(t, formerSecretUntil) })}</span>}
      </div>
      {isExpired && <span className="sr-state-tag">{t('keys.expired')}</span>}
      <div className="sr-developer-list__actions">
        {!isExpired && (
          <Button size="sm" aria-label={t('keys.rotateLabel', { name })} onClick={() => onAsk('rotate')}>
            {t('keys.rotate')}
          </Button>
        )}
        <Button size="sm" aria-label={t('keys.revokeLabel', { name })} onClick={() => onAsk('revoke')}>
          {t('keys.revoke')}
        </Button>
      </div>
    </li>
  );
}

import { useStore } from '@nanostores/react';
import type { LinkedIdentity } from '@spotreel/sdk/internal/contract';
import { createLinkedIdentities, SOCIAL_NAMES } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { shortDayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { ProviderIcon } from '../social-sign-in/provider-icon';

interface IdentitiesPanelProps {
  /** Shown where none is linked. Default: the panel is left out then. */
  empty?: ReactNode;
}

/** Accounts of other sites with which the person logs in; each can be unlinked. */
export function IdentitiesPanel({ empty }: IdentitiesPanelProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [linked] = useState(() => createLinkedIdentities(spotreel));
  const { data: identities, status, failure } = useStore(linked.$identities);

  useEffect(() => {
    void linked.load();
  }, [linked]);

  const isEmpty = identities?.length === 0;
  if (isEmpty && !empty) return null;
  return (
    <AccountPanel title={t('social.linkedTitle')} text={!isEmpty && t('social.linkedText')}>
      {isEmpty && empty}
      {failure && (
        <Notice tone="danger" action={<RetryButton failure={failure} onRetry={() => linked.load()} />}>
          {failure.message}
        </Notice>
      )}
      {!identities && status === 'loading' && <Skeleton shape="line" />}
      {identities && (
        <ul className="sr-session-list">
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onUnlink={() => void linked.unlink(identity.id)} />
          ))}
        </ul>
      )}
    </AccountPanel>
  );
}

function IdentityRow({ identity, onUnlink }: { identity: LinkedIdentity; onUnlink: () => void }) {
  const t = useTranslator();
  const { provider, label, lastUsedAt } = identity;
  const name = SOCIAL_NAMES[provider];
  const when = shortDayText(t, lastUsedAt);
  return (
    <li className="sr-session-list__row">
      <ProviderIcon provider={provider} />
      <div className="sr-session-list__text">
        <strong>{name}</strong>
        <span>
          {label && `${label} · `}
          {t('social.lastUsed', { when })}
        </span>
      </div>
      <Button size="sm" variant="quiet" aria-label={t('social.unlinkName', { name })} onClick={onUnlink}>
        {t('social.unlink')}
      </Button>
    </li>
  );
}

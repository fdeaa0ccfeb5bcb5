import { useStore } from '@nanostores/react';
import { createAccountSecurity, createProfile } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useAccountSecurityStyles } from './account-security-styles';
import { IdentitiesPanel } from './identities-panel';
import { PasswordPanel } from './password-panel';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';
import { VisitsPanel } from './visits-panel';

/** Password, two-step login, and where the account is logged in. */
export function SecurityPage() {
  useAccountSecurityStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [security] = useState(() => createAccountSecurity(spotreel));
  const [profile] = useState(() => createProfile(spotreel));
  const factor = useStore(security.$factor);
  const sessions = useStore(security.$sessions);
  const failure = factor.failure ?? sessions.failure;

  useEffect(() => {
    void security.load();
  }, [security]);

  return (
    <div className="sr-account-page">
      <h1 className="sr-page__title">{t('account.security')}</h1>
      {failure && (
        <EmptyState
          title={t('security.errorTitle')}
          action={<RetryButton failure={failure} onRetry={() => security.load()} />}
        >
          {failure.message}
        </EmptyState>
      )}
      {factor.data?.required && !factor.data.enabled && <Notice tone="warning">{t('security.factorRequired')}</Notice>}
      <PasswordPanel profile={profile} onChanged={() => void security.load()} />
      <SecondFactorPanel security={security} />
      <IdentitiesPanel />
      <SessionsPanel security={security} />
      <VisitsPanel />
    </div>
  );
}

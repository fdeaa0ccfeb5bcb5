import { useStore } from '@nanostores/react';
import { createInvitations } from '@spotreel/sdk/internal/stores';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { InviteTable } from './invite-table';
import { usePeopleViewStyles } from './people-view-styles';

/** Invites people into the tenant, and shows who was invited. */
export function PeopleView() {
  usePeopleViewStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createInvitations(spotreel));
  const { data: invitations, failure, status } = useStore(store.$invitations);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <div className="sr-account-page" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('people.title')}</h1>
        <p className="sr-page__text">{t('people.text')}</p>
      </header>
      <InviteForm store={store} />
      <InviteTable store={store} />
      <AccountPanel title={t('people.invited')}>
        {failure && (
          <EmptyState title={t('people.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
            {failure.message}
          </EmptyState>
        )}
        {!invitations && !failure && <Skeleton shape="line" />}
        {invitations?.length === 0 && (
          <EmptyState icon={<UserPlus aria-hidden />} title={t('people.emptyTitle')}>
            {t('people.emptyText')}
          </EmptyState>
        )}
        {invitations && <InvitationList store={store} invitations={invitations} />}
      </AccountPanel>
    </div>
  );
}

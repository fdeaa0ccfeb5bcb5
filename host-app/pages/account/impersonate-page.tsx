import { ActingAsPage, LeaveAccount, useAccountScreen } from '@spotreel/elements/internal/account';
import { useSession } from '@spotreel/elements/react';
import { isAdminRole } from '@spotreel/sdk/internal/contract';
import { useSearchParams } from 'react-router';
import { LoadingScreen } from '../../layout/loading-screen';
import { NotFoundPage } from '../not-found-page';
import { AccountSection } from './account-pages';

/** `?_switch_user=_exit` ends acting as another person. Everything is loaded anew: stores hold the former user's data. */
export function ImpersonatePage() {
  useAccountScreen();
  const { user } = useSession();
  const [query] = useSearchParams();
  if (query.get('_switch_user') === '_exit') return <Exit isOver={query.has('over')} />;
  if (!isAdminRole(user?.role)) return <NotFoundPage />;
  return <People isOver={query.has('over')} />;
}

function People({ isOver }: { isOver: boolean }) {
  return (
    <AccountSection>
      <ActingAsPage isOver={isOver} onActing={() => location.assign('/')} />
    </AccountSection>
  );
}

function Exit({ isOver }: { isOver: boolean }) {
  return (
    <>
      <LoadingScreen />
      <LeaveAccount onLeft={isOver ? backAfterTheTime : backToPeople} />
    </>
  );
}

function backToPeople() {
  location.assign('/impersonate');
}

function backAfterTheTime() {
  location.assign('/impersonate?over');
}

import { ActingAsPage, LeaveAccount, useAccountScreen } from '@spotreel/elements/account';
import { useSession, useTranslator } from '@spotreel/elements/react';
import { isAdminRole } from '@spotreel/sdk';
import { useSearchParams } from 'react-router';
import { LoadingScreen } from '../layout/loading-screen';
import { NotFoundPage } from './not-found-page';
import { usePageTitle } from './page-title';

/** `?_switch_user=_exit` ends acting as another person. Everything is loaded anew: stores hold the former user's data. */
export function ImpersonatePage() {
  useAccountScreen();
  const { user } = useSession();
  const [query] = useSearchParams();
  if (query.get('_switch_user') === '_exit') return <Exit />;
  if (!isAdminRole(user?.role)) return <NotFoundPage />;
  return <People />;
}

function People() {
  usePageTitle(useTranslator()('acting.title'));
  return <ActingAsPage onActing={() => location.assign('/')} />;
}

function Exit() {
  return (
    <>
      <LoadingScreen />
      <LeaveAccount onLeft={backToPeople} />
    </>
  );
}

function backToPeople() {
  location.assign('/impersonate');
}

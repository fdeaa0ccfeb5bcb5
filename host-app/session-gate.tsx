import { EmptyState, RetryButton } from '@spotreel/elements/internal/react';
import { useSession, useSpotreel } from '@spotreel/elements/react';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAreSettingsReady } from './app-settings';
import { rememberDeepLink, rememberPerson } from './deep-link';
import { LoadingScreen } from './layout/loading-screen';

/** Shows its children to users who are logged in. Others log in first and come back. */
export function SessionGate() {
  const { session } = useSpotreel();
  const { status, user, failure, hasEnded } = useSession();
  const { pathname, search } = useLocation();
  const { isRestored, restore } = useRestoredSession();
  const areSettingsReady = useAreSettingsReady();

  useEffect(() => {
    // the acting person's own page is not the other one's
    if (user && !session.isActing()) rememberPerson(user.id);
  }, [user, session]);

  if (status === 'signed-out') {
    rememberDeepLink(pathname + search);
    return <Navigate to={hasEnded ? '/login?out=true' : '/login'} state={{ hasEnded }} replace />;
  }
  if (failure)
    return (
      <main className="sr-root sr-app">
        <EmptyState title={failure.message} action={<RetryButton failure={failure} onRetry={restore} />} />
      </main>
    );
  return status === 'signed-in' && isRestored && areSettingsReady ? <Outlet /> : <LoadingScreen />;
}

/** The two steps that restore a session, one after the other: the user, then the user's permissions. */
function useRestoredSession() {
  const { session } = useSpotreel();
  const [isRestored, setRestored] = useState(() => session.$session.get().status === 'signed-in');

  const restore = useCallback(async () => {
    await session.restore();
    await session.restorePermissions();
    setRestored(true);
  }, [session]);

  useEffect(() => {
    if (session.$session.get().status === 'restoring') void restore();
    else setRestored(true);
  }, [session, restore]);
  return { isRestored, restore };
}

import { EmptyState, RetryButton, useSession, useSpotreel } from '@spotreel/elements/react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rememberDeepLink } from './deep-link';
import { LoadingScreen } from './layout/loading-screen';

/** Shows its children to users who are logged in. Others log in first and come back. */
export function SessionGate() {
  const { session } = useSpotreel();
  const { status, failure } = useSession();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (session.$session.get().status === 'restoring') void session.restore();
  }, [session]);

  if (status === 'signed-out') {
    rememberDeepLink(pathname + search);
    return <Navigate to="/login" replace />;
  }
  if (failure)
    return (
      <main className="sr-root sr-app">
        <EmptyState
          title={failure.message}
          action={<RetryButton failure={failure} onRetry={() => session.restore()} />}
        />
      </main>
    );
  return status === 'signed-in' ? <Outlet /> : <LoadingScreen />;
}

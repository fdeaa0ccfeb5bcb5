import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Button, EmptyState, useSession, useSpotreel, useTranslator } from '../elements/index';
import { rememberDeepLink } from './deep-link';
import { LoadingScreen } from './layout/loading-screen';

/** Shows what is inside to whoever is signed in; others sign in first and come back. */
export function SessionGate() {
  const t = useTranslator();
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
          action={<Button onClick={() => session.restore()}>{t('app.retry')}</Button>}
        />
      </main>
    );
  return status === 'signed-in' ? <Outlet /> : <LoadingScreen />;
}

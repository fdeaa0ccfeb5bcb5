import { useSession } from '@spotreel/elements/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingScreen } from '../../layout/loading-screen';
import { NotFoundPage } from '../not-found-page';

/** Pages for operators alone; for all others they do not exist. */
export function OperatorGate() {
  const { user } = useSession();
  if (user?.role !== 'operator') return <NotFoundPage />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  );
}

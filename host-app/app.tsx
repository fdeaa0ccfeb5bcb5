import { Suspense } from 'react';
import { useRoutes } from 'react-router';
import { useAppSettings } from './app-settings';
import { AppSignals } from './app-signals';
import { LoadingScreen } from './layout/loading-screen';
import { useLinkPrefetch } from './link-prefetch';
import { MaintenancePage } from './pages/maintenance-page';
import { useRouteChanges } from './route-changes';
import { routes } from './routes';

/** The page of the address, or that of maintenance. */
export function App() {
  const { maintenance } = useAppSettings();
  useLinkPrefetch(routes);
  useRouteChanges();
  if (maintenance) return <MaintenancePage />;
  return <Pages />;
}

function Pages() {
  const page = useRoutes(routes);
  return (
    <>
      <AppSignals />
      <Suspense fallback={<LoadingScreen />}>{page}</Suspense>
    </>
  );
}

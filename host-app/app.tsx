import { Suspense } from 'react';
import { useRoutes } from 'react-router';
import { useAppSettings } from './app-settings';
import { AppSignals } from './app-signals';
import { LoadingScreen } from './layout/loading-screen';
import { useLinkPrefetch } from './link-prefetch';
import { MaintenancePage } from './pages/entrance/maintenance-page';
import { useRouteChanges } from './route-changes';
import { appRoutes } from './routes';

/** The page of the address, or that of maintenance. */
export function App() {
  const { maintenance } = useAppSettings();
  useLinkPrefetch(appRoutes);
  useRouteChanges();
  if (maintenance) return <MaintenancePage />;
  return <Pages />;
}

function Pages() {
  const page = useRoutes(appRoutes);
  return (
    <>
      <AppSignals />
      <Suspense fallback={<LoadingScreen />}>{page}</Suspense>
    </>
  );
}

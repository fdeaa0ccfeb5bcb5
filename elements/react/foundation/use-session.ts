import { useStore } from '@nanostores/react';
import type { SessionState } from '@spotreel/sdk/stores';
import { useContext } from 'react';
import { PlansPageContext, UpgradeUrlContext } from './plans-page';
import { useSpotreel } from './spotreel-context';

/** Who is signed in. */
export function useSession(): SessionState {
  return useStore(useSpotreel().session.$session);
}

/** Where 'Upgrade Your Plan' leads; undefined where no plans are sold: then nothing offers an upgrade. */
export function useUpgradeUrl(): string | undefined {
  const given = useContext(UpgradeUrlContext);
  const { user } = useSession();
  const plansPage = useContext(PlansPageContext);
  return given ?? user?.plansUrl ?? plansPage;
}

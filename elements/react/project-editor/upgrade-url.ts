import { createContext, useContext } from 'react';
import { PlansPageContext } from '../foundation/plans-page';
import { useSession } from '../foundation/use-session';

/** What the page around says; undefined: what the server is configured with. */
export const UpgradeUrlContext = createContext<string | undefined>(undefined);

/** Where 'Upgrade Your Plan' leads; undefined where no plans are sold: then nothing offers an upgrade. */
export function useUpgradeUrl(): string | undefined {
  const given = useContext(UpgradeUrlContext);
  const { user } = useSession();
  const plansPage = useContext(PlansPageContext);
  return given ?? user?.plansUrl ?? plansPage;
}

import { useStore } from '@nanostores/react';
import type { SessionState } from '@spotreel/sdk/internal/stores';
import { useContext } from 'react';
import { HostPagesContext, UpgradeUrlContext } from './page/host-pages';
import { useSpotreel } from './spotreel-context';

/**
 * State of the login.
 *
 * @example
 * ```tsx
 * import { useSession } from '@spotreel/elements/react';
 *
 * const Greeting = () => <p>{useSession().user?.email}</p>;
 * ```
 */
export function useSession(): SessionState {
  return useStore(useSpotreel().session.$session);
}

/** True if the reader's plan keeps a template of this tier closed. False while their plan is not known. */
export function useIsLocked(tier: 'free' | 'premium'): boolean {
  return useSession().user?.opensPremium === false && tier === 'premium';
}

/** Address of 'Upgrade Your Plan'; undefined if no plans are sold: then nothing offers an upgrade. */
export function useUpgradeUrl(): string | undefined {
  const given = useContext(UpgradeUrlContext);
  const { user } = useSession();
  const { plansPage } = useContext(HostPagesContext);
  return given ?? user?.plansUrl ?? plansPage;
}

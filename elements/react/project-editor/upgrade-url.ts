import { createContext, useContext } from 'react';

/** Where 'Upgrade Your Plan' leads. */
export const UpgradeUrlContext = createContext('/account/plans');

export function useUpgradeUrl(): string {
  return useContext(UpgradeUrlContext);
}

import { createContext } from 'react';

/** Addresses of pages of the host; undefined: there is no such page. */
export interface HostPages {
  /** The list of plans, for servers that name no other. */
  readonly plansPage?: string | undefined;
  /** Page that connects reviews and products. */
  readonly integrationsPage?: string | undefined;
}

export const HostPagesContext = createContext<HostPages>({});

/** Address for upgrades by the page around; undefined: that of the server's configuration. */
export const UpgradeUrlContext = createContext<string | undefined>(undefined);

import { createContext } from 'react';

/** Addresses of pages of the host; undefined: there is no such page. */
export interface HostPages {
  /** The list of plans, for servers that name no other. */
  readonly plansPage?: string | undefined;
  /** Where people connect their reviews and products. */
  readonly integrationsPage?: string | undefined;
}

export const HostPagesContext = createContext<HostPages>({});

/** Where the page around lets upgrades lead; undefined: where the server is configured to. */
export const UpgradeUrlContext = createContext<string | undefined>(undefined);

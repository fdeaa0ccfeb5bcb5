import { createContext } from 'react';

/** The page's own list of plans, for servers that name no other. Undefined: there is none. */
export const PlansPageContext = createContext<string | undefined>(undefined);

/** Where the page around lets upgrades lead; undefined: where the server is configured to. */
export const UpgradeUrlContext = createContext<string | undefined>(undefined);

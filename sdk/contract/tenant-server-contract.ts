/** The calls that a tenant's own server makes with an API key. No page downloads them. */
import { tenantServerCalls } from './agency/tenant-server-calls';

/** Calls with `auth: 'key'`. The server refuses them to browsers, and to every other token. */
export const tenantServerContract = { ...tenantServerCalls } as const;

import { accountDomain } from '../account/domain';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';

/** Tools for agents, over the Model Context Protocol. */
export const mcpDomain = defineDomain({ name: 'mcp', needs: [accountDomain] });

export type McpServices = ServicesOf<typeof mcpDomain>;

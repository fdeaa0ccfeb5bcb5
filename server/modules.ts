import { mcpModule } from './mcp/module';
import { publishingModule } from './publishing/module';
import { stockModule } from './stock/module';

/** What the server is made of; each module comes after those that it needs (`docs/decisions/server-modules.md`). */
export const modules = [stockModule, publishingModule, mcpModule] as const;

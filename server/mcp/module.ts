import { defineModule } from '../platform/modules/module';
import { mcpDomain } from './domain';
import { refusedMessage } from './messages';
import { MCP_PATH, serveMcp } from './serve-mcp';

export const mcpModule = defineModule(mcpDomain, {
  pages: [
    {
      method: 'POST',
      path: MCP_PATH,
      route: MCP_PATH,
      isForServersOnly: true,
      answer: serveMcp,
      refused: refusedMessage,
    },
  ],
});

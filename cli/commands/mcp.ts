import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { VERSION } from '../version';

export const mcpCommand: Command = {
  usage: 'mcp',
  summary: 'Serves the same tools to an agent over standard input and output (Model Context Protocol).',
  options: {},
  async run({ context, io }) {
    // the other commands start without the protocol
    const [{ createMcpServer }, { StdioServerTransport }] = await Promise.all([
      import('@spotreel/sdk/mcp'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
    ]);
    const server = createMcpServer(context, VERSION);
    const closed = new Promise<void>((resolve) => {
      server.onclose = resolve;
      io.signal.addEventListener('abort', () => resolve(), { once: true });
      io.stdin.once('end', resolve);
    });
    await server.connect(new StdioServerTransport(io.stdin, io.stdout));
    await closed;
    await server.close();
    return EXIT_CODES.done;
  },
};

/** The tools of `sdk/agent` as a server of the Model Context Protocol. */
export { createMcpServer } from './mcp-server';

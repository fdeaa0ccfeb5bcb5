/** Making videos with programs: the tools that agents and the command line share, over a client with an API key. */
export { type AgentClient, type AgentClientOptions, createAgentClient } from './agent-client';
export type { ToolAnswer, ToolContext } from './agent-tool';
export { AGENT_TOOLS } from './agent-tools';
export { callAgentTool } from './call-tool';

/** Runs a tool by its name with input that anybody may have written. */
import { isSpotreelError, SpotreelError } from '../base/errors';
import { readValue, type ValueFault } from '../contract/read-value';
import type { ToolAnswer, ToolContext } from './agent-tool';
import { AGENT_TOOLS } from './agent-tools';

/**
 * Rejects with `tool_unknown`, with `validation_failed` and what is wrong in `details`, and with what the tool and the server
 * refuse. Every rejection is a `SpotreelError`; one with the code `internal` says nothing of its cause.
 *
 * @example
 * ```ts
 * import { callAgentTool, createAgentClient } from '@spotreel/sdk/agent';
 *
 * const baseUrl = 'https://videos.example.com';
 * const client = createAgentClient({ baseUrl, apiKey: process.env.SPOTREEL_API_KEY ?? '' });
 * const readFile = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
 * const { data } = await callAgentTool('find_recipes', { search: 'launch' }, { client, baseUrl, readFile });
 * ```
 */
export async function callAgentTool(name: string, input: unknown, context: ToolContext): Promise<ToolAnswer> {
  const tool = AGENT_TOOLS.find((one) => one.name === name);
  if (!tool) throw new SpotreelError('tool_unknown', 'There is no tool with this name.');
  const parsed = readValue(tool.input, input ?? {});
  if (!parsed.success) throw refused(parsed.faults);
  try {
    return await tool.run(parsed.data as never, context);
  } catch (thrown) {
    if (isSpotreelError(thrown)) throw thrown;
    throw new SpotreelError('internal', 'Something went wrong. Try again.', { cause: thrown });
  }
}

function refused(faults: readonly ValueFault[]): SpotreelError {
  const details: Record<string, string[]> = {};
  for (const { path, message } of faults.slice(0, MOST_FAULTS)) {
    const place = path || 'input';
    details[place] = [...(details[place] ?? []), message];
  }
  return new SpotreelError('validation_failed', 'The input does not fit the tool.', { details });
}

/** A longer list helps no reader. */
const MOST_FAULTS = 20;

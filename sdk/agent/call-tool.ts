/** Runs a tool by its name with input that anybody may have written. */
import * as z from 'zod/mini';
import { isSpotreelError, SpotreelError } from '../base/errors';
import type { ToolAnswer, ToolContext } from './agent-tool';
import { AGENT_TOOLS } from './agent-tools';

/**
 * Rejects with `tool_unknown`, with `validation_failed` and what is wrong in `details`, and with what the tool and the server
 * refuse. Every rejection is a `SpotreelError`; one with the code `internal` says nothing of its cause.
 */
export async function callAgentTool(name: string, input: unknown, context: ToolContext): Promise<ToolAnswer> {
  const tool = AGENT_TOOLS.find((one) => one.name === name);
  if (!tool) throw new SpotreelError('tool_unknown', 'There is no tool with this name.');
  const parsed = z.safeParse(tool.input, input ?? {});
  if (!parsed.success) throw refused(parsed.error.issues);
  try {
    return await tool.run(parsed.data as never, context);
  } catch (thrown) {
    if (isSpotreelError(thrown)) throw thrown;
    throw new SpotreelError('internal', 'Something went wrong. Try again.', { cause: thrown });
  }
}

function refused(issues: readonly z.core.$ZodIssue[]): SpotreelError {
  const details: Record<string, string[]> = {};
  for (const { path, message } of issues.slice(0, MOST_ISSUES)) {
    const place = path.map(String).join('.') || 'input';
    details[place] = [...(details[place] ?? []), message];
  }
  return new SpotreelError('validation_failed', 'The input does not fit the tool.', { details });
}

/** A longer list helps no reader. */
const MOST_ISSUES = 20;

/**
 * A language model behind OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat), which most providers and
 * servers of open models speak too. The answer is read as it is written, so that one that does not end is cut off.
 */
import type { OpenAI } from 'openai';
import * as z from 'zod';
import type { AssistantSettings } from '../../platform/config/assistant-settings';
import type { Log } from '../../platform/log/log';
import { type LanguageModel, ModelError, type ModelRequest } from './language-model';
import { createItemReader } from './list-items';

/** Characters of the longest answer; a storyboard has about 4,000. */
const MOST_CHARACTERS = 60_000;
/** English text; for providers that do not count. */
const CHARACTERS_PER_TOKEN = 4;

export interface OpenAiOptions {
  readonly log: Log;
  /** Called once for each request, also when its answer is of no use. */
  readonly onTokens?: (count: number) => Promise<void>;
  /** For the whole answer. Default: 90 seconds. */
  readonly answerMs?: number;
}

export type OpenAiClient = Pick<OpenAI, 'chat'>;

/** The package is loaded only where a model is configured. */
export async function openOpenAiClient({ apiUrl, apiKey }: AssistantSettings): Promise<OpenAiClient> {
  const { OpenAI: Client } = await import('openai');
  const own = { organization: null, project: null, logLevel: 'off' } as const;
  return new Client({ ...own, baseURL: apiUrl, apiKey: apiKey ?? 'none', maxRetries: 1 });
}

export function createOpenAiModel(client: OpenAiClient, model: string, options: OpenAiOptions): LanguageModel {
  const { log, onTokens, answerMs = 90_000 } = options;
  return {
    async answer(request) {
      const deadline = AbortSignal.timeout(answerMs);
      const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
      const answer: Answer = { text: '', tokens: undefined };
      try {
        await readAnswer(client, model, request, signal, answer);
      } catch (error) {
        if (request.signal?.aborted) throw new ModelError('aborted', error);
        log.warn({ model, status: statusOf(error) }, 'the language model fails');
        throw new ModelError('unavailable', error);
      } finally {
        await onTokens?.(tokensOf(request, answer));
      }
      const value = request.schema.safeParse(parseJson(answer.text));
      if (value.success) return value.data;
      log.warn({ model, request: request.name }, 'the language model answers something else');
      throw new ModelError('invalid', value.error);
    },
  };
}

/** As far as it has come. */
interface Answer {
  text: string;
  /** As the provider counts them, at the end of the answer. */
  tokens: number | undefined;
}

async function readAnswer<Value>(
  client: OpenAiClient,
  model: string,
  { name, instructions, material, schema, onItem }: ModelRequest<Value>,
  signal: AbortSignal,
  answer: Answer,
): Promise<void> {
  const stream = await client.chat.completions.create(
    {
      model,
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: JSON.stringify(material) },
      ],
      response_format: { type: 'json_schema', json_schema: { name, schema: z.toJSONSchema(schema), strict: true } },
    },
    { signal },
  );

  const itemsOf = createItemReader();
  for await (const { choices, usage } of stream) {
    const part = choices[0]?.delta.content ?? '';
    answer.text += part;
    answer.tokens = usage?.total_tokens ?? answer.tokens;
    if (answer.text.length > MOST_CHARACTERS) throw new Error('The answer does not end');
    if (onItem) itemsOf(part).forEach(onItem);
  }
}

/** A request that failed before the first character costs nothing. */
function tokensOf({ instructions, material }: ModelRequest<unknown>, { text, tokens }: Answer): number {
  if (tokens !== undefined || text === '') return tokens ?? 0;
  return Math.ceil((instructions.length + JSON.stringify(material).length + text.length) / CHARACTERS_PER_TOKEN);
}

/** Some models put their JSON between marks of a code block. Undefined: there is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/** The message of an error may quote what was sent. */
function statusOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'status' in error && error.status !== undefined ? error.status : error.name;
}

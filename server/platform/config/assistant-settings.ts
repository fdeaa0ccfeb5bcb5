/** A language model for the assistant, behind any address that speaks OpenAI's chat completions. */
import * as z from 'zod';

export const assistantVariables = {
  /** With the version, such as `https://api.openai.com/v1`. Without it the assistant plans by rules. */
  ASSISTANT_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  /** Models on one's own machine often need none. */
  ASSISTANT_API_KEY: z.string().min(1).max(500).optional(),
  /** Name of the model. Needed with ASSISTANT_API_URL. */
  ASSISTANT_MODEL: z.string().min(1).max(200).optional(),
  /** Tokens that the people of one tenant may use in a calendar month (UTC); above them the rules plan. */
  ASSISTANT_MONTHLY_TOKENS: z.coerce.number().int().min(0).default(2_000_000),
};

type Values = z.infer<z.ZodObject<typeof assistantVariables>>;

export interface AssistantSettings {
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly monthlyTokens: number;
}

/** The variable that is missing beside another one. */
export function missingAssistantVariable(values: Values): 'ASSISTANT_MODEL' | 'ASSISTANT_API_URL' | undefined {
  const { ASSISTANT_API_URL: url, ASSISTANT_MODEL: model, ASSISTANT_API_KEY: key } = values;
  if (url && !model) return 'ASSISTANT_MODEL';
  return !url && (model || key) ? 'ASSISTANT_API_URL' : undefined;
}

/** Undefined: the assistant plans by rules. */
export function assistantSettingsOf(values: Values): AssistantSettings | undefined {
  const { ASSISTANT_API_URL: apiUrl, ASSISTANT_MODEL: model } = values;
  if (!apiUrl || !model) return undefined;
  return { apiUrl, model, apiKey: values.ASSISTANT_API_KEY, monthlyTokens: values.ASSISTANT_MONTHLY_TOKENS };
}

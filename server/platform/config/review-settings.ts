/** Providers of reviews. Each is absent until its key is set. */
import * as z from 'zod';

const key = z.string().min(1).max(500);
const endpoint = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/(?<!\/)\/+$/, ''));

export const reviewVariables = {
  GOOGLE_PLACES_API_KEY: key.optional(),
  /** Other addresses than the provider's own, for a test. */
  GOOGLE_PLACES_API_URL: endpoint.default('https://places.googleapis.com'),
  TRUSTPILOT_API_KEY: key.optional(),
  TRUSTPILOT_API_URL: endpoint.default('https://api.trustpilot.com'),
};

type Values = z.infer<z.ZodObject<typeof reviewVariables>>;

export interface ReviewProviderSettings {
  readonly apiKey: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
}

/** Review providers. An undefined one is not offered. */
export interface ReviewSettings {
  readonly google?: ReviewProviderSettings | undefined;
  readonly trustpilot?: ReviewProviderSettings | undefined;
}

export function reviewSettingsOf(value: Values): ReviewSettings {
  const { GOOGLE_PLACES_API_KEY: googleKey, TRUSTPILOT_API_KEY: trustpilotKey } = value;
  return {
    google: googleKey ? { apiKey: googleKey, apiUrl: value.GOOGLE_PLACES_API_URL } : undefined,
    trustpilot: trustpilotKey ? { apiKey: trustpilotKey, apiUrl: value.TRUSTPILOT_API_URL } : undefined,
  };
}

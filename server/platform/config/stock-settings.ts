/** Providers of stock images and videos. Each is absent until its key is set. */
import * as z from 'zod';

const key = z.string().min(1).max(500);
const endpoint = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/(?<!\/)\/+$/, ''));

export const stockVariables = {
  PEXELS_API_KEY: key.optional(),
  /** Other addresses than the provider's own, for a test. */
  PEXELS_API_URL: endpoint.default('https://api.pexels.com'),
  PIXABAY_API_KEY: key.optional(),
  PIXABAY_API_URL: endpoint.default('https://pixabay.com'),
};

type Values = z.infer<z.ZodObject<typeof stockVariables>>;

export interface StockProviderSettings {
  readonly apiKey: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
}

/** Stock providers. An undefined one is not offered. */
export interface StockSettings {
  readonly pexels?: StockProviderSettings | undefined;
  readonly pixabay?: StockProviderSettings | undefined;
}

export function stockSettingsOf(value: Values): StockSettings {
  const { PEXELS_API_KEY: pexelsKey, PIXABAY_API_KEY: pixabayKey } = value;
  return {
    pexels: pexelsKey ? { apiKey: pexelsKey, apiUrl: value.PEXELS_API_URL } : undefined,
    pixabay: pixabayKey ? { apiKey: pixabayKey, apiUrl: value.PIXABAY_API_URL } : undefined,
  };
}

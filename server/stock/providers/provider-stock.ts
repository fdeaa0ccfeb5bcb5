/**
 * A provider behind the port. Answers are kept for a day, as Pixabay asks for; while a provider fails, what is kept of it
 * still answers. Files are fetched as those of any public address.
 */
import type { StockItem } from '@spotreel/sdk/internal/contract';
import { type FetchPolicy, fetchUrl } from '../../media/fetching/fetch-url';
import { createKeptValues } from '../../platform/data/kept-values';
import { ApiError } from '../../platform/http/api-error';
import { sizeLimit } from '../../platform/http/form/size-limits';
import { isLoopback } from '../../platform/http/request-context';
import { type AskOptions, createProviderAsk, unavailable } from '../../platform/providers/ask-provider';
import type { FoundStock, SearchableStock, StockType } from '../stock-source';
import type { StockProvider } from './stock-provider';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Answers of a provider for one type, of some 20 KB each. */
const MOST_KEPT = 300;
const STOCK_ERRORS = { unavailable: 'stock_unavailable', limited: 'stock_limited' } as const;

export interface ProviderStockOptions extends AskOptions {
  readonly fetchPolicy: FetchPolicy;
}

export function createProviderStock(provider: StockProvider, options: ProviderStockOptions): SearchableStock {
  const { source, name, url, imageOrigins } = provider;
  const kept = keptAnswers(provider, options);
  return {
    source,
    name,
    url,
    imageOrigins,
    search: (query) => kept[query.type].get(provider.searchUrl({ ...query, words: query.words.toLowerCase() })),
    find: async (type, id) => (await kept[type].get(provider.itemUrl(type, id))).items.find((item) => item.id === id),
    fetch: (type, item, file) => fetchItem(provider, options.fetchPolicy, { type, item, file }),
  };
}

/** By address. */
function keptAnswers(provider: StockProvider, options: ProviderStockOptions) {
  const asked = { ...provider, errors: STOCK_ERRORS };
  const ask = createProviderAsk(asked, options);
  const keptOf = (type: StockType) =>
    createKeptValues<string, FoundStock>({ clock: options.clock, keptMs: KEPT_MS, most: MOST_KEPT }, async (url) => {
      const answer = await ask(url);
      if (answer === undefined) return { totalResults: 0, items: [] };
      try {
        return provider.read(type, answer);
      } catch (error) {
        options.log.warn({ source: provider.source, err: error }, 'a provider of stock answers what cannot be read');
        throw unavailable(asked);
      }
    });
  return { image: keptOf('image'), video: keptOf('video') };
}

interface Download {
  readonly type: StockType;
  readonly item: StockItem;
  readonly file: string;
}

async function fetchItem(
  { name, apiUrl }: StockProvider,
  policy: FetchPolicy,
  { type, item, file }: Download,
): Promise<void> {
  try {
    await fetchUrl(item.largeUrl, file, sizeLimit(type), policyBeside(apiUrl, policy));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'payload_too_large') throw error;
    const message = `${name} did not send the file. Try again in a few minutes.`;
    throw new ApiError('stock_unavailable', { message, cause: error });
  }
}

/** A test runs a provider on this machine: its files may be here too. */
function policyBeside(apiUrl: string, policy: FetchPolicy): FetchPolicy {
  if (!isLoopback(new URL(apiUrl).hostname)) return policy;
  return {
    ...policy,
    ports: undefined,
    isAllowedAddress: (address) => isLoopback(address) || policy.isAllowedAddress(address),
  };
}

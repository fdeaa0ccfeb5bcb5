import { type StockSource, stockCalls } from '@spotreel/sdk/internal/contract';
import { askedLanguage } from '../../account/asked-language';
import type { CurrentUser } from '../../account/session/authenticate';
import type { RequestContext } from '../../platform/http/request-context';
import { implement, type StockServices } from '../domain';
import { requireSource } from '../require-source';
import type { StockType } from '../stock-source';

export const imageSearch = implement(stockCalls.imageSearch, (request, services) => find('image', request, services));

export const videoSearch = implement(stockCalls.videoSearch, (request, services) => find('video', request, services));

interface SearchRequest {
  readonly query: {
    readonly source?: StockSource | undefined;
    readonly query: string;
    readonly page: number;
    readonly size: number;
  };
  readonly user: CurrentUser;
  readonly context: RequestContext;
}

async function find(type: StockType, { query, user, context }: SearchRequest, services: StockServices) {
  const { stock, limiters, addresses } = services;
  await limiters.stock.spend(String(user.id));
  const { page, size } = query;
  const searchTerm = query.query.replace(/\s+/g, ' ');
  const language = askedLanguage(context) ?? 'en';
  const source = requireSource(stock, query.source);
  const found = await source.search({ type, words: searchTerm, page, size, language }, addresses.at(context.baseUrl));
  return {
    source: source.source,
    searchTerm,
    page,
    totalResults: found.totalResults,
    itemList: [...found.items],
    sources: stock.map(({ source: id, name, url }) => ({ source: id, name, ...(url && { url }) })),
  };
}

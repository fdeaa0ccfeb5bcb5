import type { StockSource } from '@spotreel/sdk/internal/contract';
import { invalidFields } from '../platform/http/api-error';
import type { SearchableStock } from './stock-source';

/** Without a name: the first one. Throws `validation_failed` for a provider that this server has no key for. */
export function requireSource(stock: readonly SearchableStock[], name?: StockSource): SearchableStock {
  const found = stock.find(({ source }) => name === undefined || source === name);
  if (!found) throw invalidFields({ source: ['Is not set up on this server'] });
  return found;
}

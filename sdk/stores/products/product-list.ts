/** Products of the account's shops to choose from, page after page. One a dialog. */
import type { ExternalProducts } from '../../contract/products/product';
import { growingList } from '../resource/growing-list';
import type { Spotreel } from '../spotreel';

/** The account's products by name; `load` takes a part of it. The list is empty while it cannot be loaded; the failure says why. */
export function createProductList({ editing: { context } }: Spotreel) {
  const { $list, ...list } = growingList<ExternalProducts, string>(
    context,
    '',
    (api, query, page, signal) => api.externalProducts({ query: { query, page }, signal }),
    (before, next) => ({ ...next, products: [...before.products, ...next.products] }),
  );
  return { $products: $list, ...list };
}

/** Result of `createProductList`. */
export type ProductList = ReturnType<typeof createProductList>;

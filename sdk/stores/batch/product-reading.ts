/** Products of a shop as the table of a batch. */
import { atom } from 'nanostores';
import type { ProductsInput, ReadProducts } from '../../contract/products/product';
import { resource } from '../resource/resource';
import type { StoreContext } from '../store-context';
import type { BatchTable } from './batch-table';
import { type ProductWriting, productTable } from './product-table';

/** `take`: the table has been read. `name`: of the feed. */
export function createProductReading(context: StoreContext, take: (table: BatchTable, name: string) => void) {
  const feeds = resource(context, (api, signal) => api.productFeeds({ signal }));
  const $read = atom<ReadProducts | undefined>();
  return {
    /** Feeds of the account. */
    $feeds: feeds.$state,
    /** State of reading products, with the reason for a failure. */
    $reading: feeds.$form,
    /** Last result. */
    $read,
    loadFeeds: feeds.load,
    /** Each product becomes a row. The table of before stays if that fails. Never rejects. */
    async readProducts(body: ProductsInput, name: string, writing: ProductWriting): Promise<void> {
      $read.set(undefined);
      const found = await feeds.send((api) => api.readProducts({ body }));
      if (!found) return;
      $read.set(found);
      take(productTable(found.products, writing), name);
    },
    /** Another feed is chosen. */
    forgetProducts(): void {
      feeds.resetForm();
      $read.set(undefined);
    },
  };
}

/** Products of a shop as the table of a batch. */
import { atom } from 'nanostores';
import type { ProductFeed, ProductsInput, ReadProducts } from '../../contract/schemas/product';
import { createForm } from '../account/form';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { StoreContext } from '../store-context';
import { type ProductWriting, productTable } from './product-table';
import type { BatchTable } from './read-table';

/** `take`: the table has been read. `name`: of the feed. */
export function createProductReading(context: StoreContext, take: (table: BatchTable, name: string) => void) {
  const feeds = createLoader<readonly ProductFeed[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const $read = atom<ReadProducts | undefined>();
  return {
    /** Feeds of the account. */
    $feeds: feeds.$state,
    /** Whether products are being read, and why that failed. */
    $reading: form.$state,
    /** What was read last. */
    $read,
    loadFeeds: () => feeds.load(async (signal) => (await context.accounts()).productFeeds({ signal })),
    /** Each product becomes a row. The table of before stays if that fails. Never rejects. */
    async readProducts(body: ProductsInput, name: string, writing: ProductWriting): Promise<void> {
      $read.set(undefined);
      const found = await form.send(async () => (await context.accounts()).readProducts({ body }));
      if (!found) return;
      $read.set(found);
      take(productTable(found.products, writing), name);
    },
    /** Another feed is chosen. */
    forgetProducts(): void {
      form.reset();
      $read.set(undefined);
    },
  };
}

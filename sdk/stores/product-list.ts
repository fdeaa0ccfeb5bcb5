/** Products of the account's shops to choose from, page after page. One a dialog. */
import type { ExternalProducts } from '../contract/schemas/product';
import { failureOf } from './failure';
import { createLoader } from './loadable';
import type { Spotreel } from './spotreel';

/** The account's products by name. The list is empty while it cannot be loaded; the failure says why. */
export function createProductList({ editing: { context } }: Spotreel) {
  const list = createLoader<ExternalProducts>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  let query = '';
  const ask = async (page: number, signal: AbortSignal) =>
    (await context.accounts()).externalProducts({ query: { query, page }, signal });
  return {
    /** Pages that are loaded so far, as one. */
    $products: list.$state,
    /** The first page. `words`: part of the name; what was listed for others goes at once. */
    async load(words = query): Promise<void> {
      if (words !== query) list.reset();
      query = words;
      await list.load((signal) => ask(1, signal));
    },
    /** The next page, after those that are there. */
    async more(): Promise<void> {
      const { data } = list.$state.get();
      if (!data) return;
      await list.load(async (signal) => {
        const next = await ask(data.page + 1, signal);
        return { ...next, products: [...data.products, ...next.products] };
      });
    },
  };
}

/** What `createProductList` returns. */
export type ProductList = ReturnType<typeof createProductList>;

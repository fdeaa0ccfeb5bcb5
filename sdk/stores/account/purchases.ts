/** What the account has bought. One a screen. */
import type { Purchase, Receipt } from '../../contract/schemas/account/billing';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createSearchedPages, type SearchedPages } from './searched-pages';

/** Purchases of the account, the newest first. */
export function createPurchases({ editing: { context } }: Spotreel): SearchedPages<Purchase> {
  return createSearchedPages(context.t, async ({ page }, signal) =>
    (await context.accounts()).purchases({ query: { page }, signal }),
  );
}

/** The receipt of one purchase. */
export function createReceipt({ editing: { context } }: Spotreel, purchaseId: number) {
  const receipt = createLoader<Receipt>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  return {
    $receipt: receipt.$state,
    load: () => receipt.load(async (signal) => (await context.accounts()).receipt({ params: { purchaseId }, signal })),
  };
}

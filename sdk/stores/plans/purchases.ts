/** Purchases of the account. One a screen. */

import type { Purchase } from '../../contract/plans/billing';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import { type SearchedPages, searchedPages } from '../resource/searched-pages';
import type { Spotreel } from '../spotreel';

/** Purchases of the account, the newest first. */
export function createPurchases({ editing: { context } }: Spotreel): SearchedPages<Purchase> {
  return searchedPages<Purchase>(context, (api, { page }, signal) => api.purchases({ query: { page }, signal })).pages;
}

/** The receipt of one purchase. */
export function createReceipt({ editing: { context } }: Spotreel, purchaseId: Id<'purchase'>) {
  const { $state, load } = resource(context, (api, signal) => api.receipt({ params: { purchaseId }, signal }));
  return { $receipt: $state, load };
}

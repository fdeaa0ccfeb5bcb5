import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { slicePage } from '../../platform/http/paging';
import { implement } from '../domain';
import { toCategory } from '../to-library';

/** One that has 3D templates alone is left out where these are not offered. */
export const categories = implement(libraryCalls.categories, async ({ query, user }, services) => {
  const { catalogue, listings, tenantLines } = services;
  const { groups, hidden } = await listings.current();
  const tenantIds = await tenantLines.get(user.tenantId);
  const isShown = ({ id, slug }: { readonly id: number; readonly slug: string }) =>
    !hidden.categories.has(slug) || groups.find({ tenantIds, categories: [id] }, { skip: 0, count: 1 }).total > 0;
  return slicePage(catalogue.categories.filter(isShown).map(toCategory), query);
});

/** People whom the account manages. One a screen. */
import type { ManagedPerson } from '../../contract/schemas/account/person';
import type { Spotreel } from '../spotreel';
import { createSearchedPages, type SearchedPages } from './searched-pages';

/** People whom an operator, an agency admin or a reseller manages. */
export function createPeople({ editing: { context } }: Spotreel): SearchedPages<ManagedPerson> {
  return createSearchedPages(context.t, async (query, signal) => (await context.accounts()).people({ query, signal }));
}

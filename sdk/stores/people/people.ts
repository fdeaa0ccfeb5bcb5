/** People whom the account manages. One a screen. */
import type { ManagedPerson } from '../../contract/account/person';
import { type SearchedPages, searchedPages } from '../resource/searched-pages';
import type { Spotreel } from '../spotreel';

/** People whom an operator, an agency admin or a reseller manages. */
export function createPeople({ editing: { context } }: Spotreel): SearchedPages<ManagedPerson> {
  return searchedPages<ManagedPerson>(context, (api, query, signal) => api.people({ query, signal })).pages;
}

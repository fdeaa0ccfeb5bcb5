/** Times in which somebody used the account of the person who is logged in. One a screen. */
import type { AccountVisit } from '../../contract/acting/sitting';
import { type SearchedPages, searchedPages } from '../resource/searched-pages';
import type { Spotreel } from '../spotreel';

/** Visits of the support or the agency, the newest first. */
export function createAccountVisits({ editing: { context } }: Spotreel): SearchedPages<AccountVisit> {
  return searchedPages<AccountVisit>(context, (api, { page }, signal) => api.accountVisits({ query: { page }, signal }))
    .pages;
}

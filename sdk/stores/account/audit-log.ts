/** The audit log. One a screen. */
import type { AuditEntry } from '../../contract/schemas/account/person';
import type { Spotreel } from '../spotreel';
import { createSearchedPages, type SearchedPages } from './searched-pages';

/** What was done in other people's accounts, the newest first. */
export function createAuditLog({ editing: { context } }: Spotreel): SearchedPages<AuditEntry> {
  return createSearchedPages(context.t, async (query, signal) =>
    (await context.accounts()).auditLog({ query, signal }),
  );
}

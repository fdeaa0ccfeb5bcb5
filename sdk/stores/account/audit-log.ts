/** The audit log, page by page. One a screen. */
import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { AuditEntry } from '../../contract/schemas/account/person';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

export function createAuditLog({ editing: { context } }: Spotreel) {
  const list = createLoader<Page<AuditEntry>>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const $query = atom({ search: '', page: 1 });
  const load = () =>
    list.load(async (signal) => {
      const { search, page } = $query.get();
      return (await context.accounts()).auditLog({ query: { page, ...(search && { search }) }, signal });
    });
  return {
    $entries: list.$state,
    $query,
    load,
    /** From the first page. */
    search(search: string) {
      $query.set({ search, page: 1 });
      return load();
    },
    show(page: number) {
      $query.set({ ...$query.get(), page });
      return load();
    },
  };
}

export type AuditLogStore = ReturnType<typeof createAuditLog>;

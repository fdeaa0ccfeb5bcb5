/** The audit log. One a screen. */
import type { AuditEntry } from '../../contract/account/person';
import { type SearchedPages, searchedPages } from '../resource/searched-pages';
import type { Spotreel } from '../spotreel';

/** Result of `createAuditLog`. */
export interface AuditLogStore extends SearchedPages<AuditEntry> {
  /** All entries that the account may read, one JSON object a line; undefined when it fails, which a toast then says. */
  exportLines(): Promise<string | undefined>;
}

/** Creates the log of actions in other people's accounts, the newest first. */
export function createAuditLog({ editing: { context } }: Spotreel): AuditLogStore {
  const { pages, changes } = searchedPages<AuditEntry>(context, (api, query, signal) =>
    api.auditLog({ query, signal }),
  );
  return {
    ...pages,
    async exportLines() {
      const parts: string[] = [];
      const isWhole = await changes.act(async (api) => {
        let before: number | null | undefined;
        while (before !== null) {
          const page = await api.exportAudit({ query: before === undefined ? {} : { before } });
          parts.push(page.lines);
          before = page.next;
        }
      });
      return isWhole ? parts.join('') : undefined;
    },
  };
}

/** Where unsaved edits wait for a later visit. Nothing in here rejects or throws: a browser may forbid storage. */
import type { StoredProject } from '../../project/stored/store-project';

/** Unsaved edits of one tab to one project. */
export interface Draft {
  /** Whose: server and user. A draft is never shown to another account. */
  readonly account: string;
  readonly projectId: number;
  /** Which tab wrote it: two tabs must not overwrite each other's edits. */
  readonly writer: string;
  /** The version that the edits were made on, and what it held. */
  readonly baseVersion: number;
  readonly base: StoredProject;
  /** The newest state. */
  readonly project: StoredProject;
  /** A save that got no answer: the server may have it. */
  readonly sent: StoredProject | null;
  readonly savedAtMs: number;
}

export type DraftKey = Pick<Draft, 'account' | 'projectId' | 'writer'>;

export interface DraftStorage {
  /** False when it could not be kept. */
  put(draft: Draft): Promise<boolean>;
  /** Of all tabs, newest first; none when they cannot be read. What is read is unchecked beyond its key. */
  list(account: string, projectId: number): Promise<readonly Draft[]>;
  remove(key: DraftKey): Promise<void>;
}

/** Lasts as long as the page: for tests, and where there is no browser. */
export function memoryDraftStorage(): DraftStorage {
  const drafts = new Map<string, Draft>();
  return {
    async put(draft) {
      drafts.set(keyOf(draft), structuredClone(draft));
      return true;
    },
    async list(account, projectId) {
      const own = [...drafts.values()].filter((draft) => draft.account === account && draft.projectId === projectId);
      return own.sort((a, b) => b.savedAtMs - a.savedAtMs).map((draft) => structuredClone(draft));
    },
    async remove(key) {
      drafts.delete(keyOf(key));
    },
  };
}

function keyOf({ account, projectId, writer }: DraftKey): string {
  return JSON.stringify([account, projectId, writer]);
}

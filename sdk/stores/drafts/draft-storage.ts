/** Storage of unsaved edits for a later visit. Nothing in here rejects or throws: a browser may forbid storage. */
import type { Id } from '../../contract/schemas/ids';
import type { StoredProject } from '../../project/stored/store-project';

/** Owner of a draft and the tab that wrote it: two tabs must not overwrite each other's edits. */
export interface DraftMark {
  /** Server and user. A draft is never shown to another account. */
  readonly account: string;
  readonly writer: string;
  readonly savedAtMs: number;
}

/** Unsaved edits of one tab to one project. */
export interface Draft extends DraftMark {
  readonly projectId: Id<'project'>;
  /** The version that the edits were made on, and what it held. */
  readonly baseVersion: number;
  readonly base: StoredProject;
  /** The newest state. */
  readonly project: StoredProject;
  /** A save that got no answer: the server may have it. */
  readonly sent: StoredProject | null;
}

/** Names a draft; `Subject` is the field that says what it is a draft of. */
export type DraftKeyOf<Kept extends DraftMark, Subject extends keyof Kept> = Pick<Kept, 'account' | 'writer' | Subject>;
/** Names a draft: account, tab and project. */
export type DraftKey = DraftKeyOf<Draft, 'projectId'>;

export interface DraftStorageOf<Kept extends DraftMark, Subject extends keyof Kept> {
  /** False when it could not be kept. */
  put(draft: Kept): Promise<boolean>;
  /** Drafts of all tabs, newest first; none when they cannot be read. What is read is unchecked beyond its key. */
  list(account: string, subject: Kept[Subject]): Promise<readonly Kept[]>;
  remove(key: DraftKeyOf<Kept, Subject>): Promise<void>;
}
/** Storage of unsaved edits for a later visit. */
export type DraftStorage = DraftStorageOf<Draft, 'projectId'>;

/** Drafts of projects that last as long as the page: for tests, and where there is no browser. */
export function memoryDraftStorage(): DraftStorage {
  return memoryDraftsOf<Draft, 'projectId'>('projectId');
}

export function memoryDraftsOf<Kept extends DraftMark, Subject extends keyof Kept>(
  subject: Subject,
): DraftStorageOf<Kept, Subject> {
  const drafts = new Map<string, Kept>();
  const keyOf = (key: DraftKeyOf<Kept, Subject>) => JSON.stringify([key.account, key[subject], key.writer]);
  return {
    async put(draft) {
      drafts.set(keyOf(draft), structuredClone(draft));
      return true;
    },
    async list(account, about) {
      const own = [...drafts.values()].filter((draft) => draft.account === account && draft[subject] === about);
      return own.sort((a, b) => b.savedAtMs - a.savedAtMs).map((draft) => structuredClone(draft));
    },
    async remove(key) {
      drafts.delete(keyOf(key));
    },
  };
}

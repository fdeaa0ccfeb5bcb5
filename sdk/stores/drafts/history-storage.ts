/** Storage of the undo history of a tab for a reload. Nothing in here rejects or throws. */
import type { Id } from '../../contract/schemas/ids';
import type { StoredHistory } from '../../project/stored/stored-history';
import { type DraftMark, type DraftStorageOf, memoryDraftsOf } from './draft-storage';
import { indexedDbDraftsOf } from './indexed-db-drafts';

/** The history of one tab in one project. */
export interface KeptHistory extends DraftMark {
  readonly projectId: Id<'project'>;
  readonly history: StoredHistory;
}

/** Storage of undo histories for a reload. */
export type HistoryStorage = DraftStorageOf<KeptHistory, 'projectId'>;

/** Limit for all projects and tabs together: the oldest go. */
const MOST_HISTORIES = 40;

/** In the IndexedDB database `name`. */
export function indexedDbHistories(name = 'spotreel.histories'): HistoryStorage {
  return indexedDbDraftsOf<KeptHistory, 'projectId'>(name, 'projectId', { most: MOST_HISTORIES });
}

/** Histories that last as long as the page: for tests, and where there is no browser. */
export function memoryHistoryStorage(): HistoryStorage {
  return memoryDraftsOf<KeptHistory, 'projectId'>('projectId');
}

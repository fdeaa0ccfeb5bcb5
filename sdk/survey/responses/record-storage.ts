/** Storage of the queue's records, with a fallback if that does not work. */
import { systemTimer, type Timer } from '../display/timer';
import { isQueueRecord, type QueueRecord } from './queue-record';

/** A storage of records by their id, shared by all tabs of a page. All of it may fail at any time. */
export interface RecordStorage {
  /** Every record of this page's origin, in any order. */
  all(): Promise<readonly unknown[]>;
  /** Adds a record, or replaces the one of the same id. */
  put(record: QueueRecord): Promise<void>;
  /** Ids that are not there are no error. */
  remove(ids: readonly string[]): Promise<void>;
}

/** The same without ever failing. */
export interface SureStorage extends RecordStorage {
  all(): Promise<readonly QueueRecord[]>;
}

/** A storage that takes longer counts as failed: one that is blocked may never answer at all. */
export const STORAGE_TIMEOUT_MS = 2500;

/** Storage that keeps failed writes in memory, for this page at least (defect 20). */
export function createSureStorage(storage: RecordStorage, timer: Timer = systemTimer): SureStorage {
  const unsaved = new Map<string, QueueRecord>();
  const unremoved = new Set<string>();
  const tried = <Value>(work: () => Promise<Value>, otherwise: Value) => within(work, otherwise, timer);
  return {
    async all() {
      const stored = (await tried(() => storage.all(), [])).filter(isQueueRecord);
      const records = new Map([...stored, ...unsaved.values()].map((record) => [record.id, record]));
      for (const id of unremoved) records.delete(id);
      return [...records.values()];
    },
    async put(record) {
      unremoved.delete(record.id);
      unsaved.set(record.id, record);
      const isStored = await tried(() => storage.put(record).then(() => true), false);
      if (isStored && unsaved.get(record.id) === record) unsaved.delete(record.id);
    },
    async remove(ids) {
      for (const id of ids) {
        unsaved.delete(id);
        unremoved.add(id);
      }
      const isRemoved = await tried(() => storage.remove(ids).then(() => true), false);
      if (isRemoved) for (const id of ids) unremoved.delete(id);
    },
  };
}

function within<Value>(work: () => Promise<Value>, otherwise: Value, timer: Timer): Promise<Value> {
  return new Promise((resolve) => {
    const stop = timer.after(STORAGE_TIMEOUT_MS, () => resolve(otherwise));
    const settle = (value: Value) => {
      stop();
      resolve(value);
    };
    // In a then of its own: a storage may throw before it gives a promise.
    Promise.resolve()
      .then(work)
      .then(settle, () => settle(otherwise));
  });
}

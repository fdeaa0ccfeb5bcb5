import type { Draft, DraftMark, DraftStorage, DraftStorageOf } from './draft-storage';

const STORE = 'drafts';
const BY_AGE = 'savedAtMs';
/** Drafts that were not opened for so many days are deleted. */
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

/** Drafts of projects. */
export function indexedDbDrafts(name = 'spotreel.drafts', now?: () => number): DraftStorage {
  return indexedDbDraftsOf<Draft, 'projectId'>(name, 'projectId', { now });
}

export interface IndexedDbOptions {
  readonly now?: (() => number) | undefined;
  /** Records that are kept in the database: the oldest go. Default: no limit. A database that has none gets none later. */
  readonly most?: number | undefined;
}

/**
 * Keeps drafts in the IndexedDB database `name`, one record for each account, subject and tab. Where IndexedDB is
 * missing, forbidden or full, `put` answers false and `list` nothing. `subject`: the field that says what it is a draft of.
 */
export function indexedDbDraftsOf<Kept extends DraftMark, Subject extends keyof Kept & string>(
  name: string,
  subject: Subject,
  { now = Date.now, most }: IndexedDbOptions = {},
): DraftStorageOf<Kept, Subject> {
  const database = reopened(() => openDatabase(name, subject, most !== undefined));
  const within = async <Result>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<Result>) => {
    const opened = await database();
    return opened && run(opened, mode, work);
  };
  return {
    async put(draft) {
      const key = await within('readwrite', (drafts) => drafts.put(draft)).catch(nothing(undefined));
      if (key !== undefined && most !== undefined)
        await within('readwrite', oldestOver(most)).catch(nothing(undefined));
      return key !== undefined;
    },
    async list(account, about) {
      const range = (key: unknown[]) => IDBKeyRange.bound(key, [...key, []]);
      const found = await within('readonly', (drafts) => drafts.getAll(range([account, about]))).catch(nothing([]));
      const drafts = (found ?? []) as Kept[];
      const oldestMs = now() - KEPT_DAYS * DAY_MS;
      for (const draft of drafts.filter(({ savedAtMs }) => savedAtMs <= oldestMs)) void this.remove(draft);
      return drafts.filter(({ savedAtMs }) => savedAtMs > oldestMs).sort((a, b) => b.savedAtMs - a.savedAtMs);
    },
    remove: (key) =>
      within('readwrite', (drafts) => drafts.delete([key.account, key[subject] as IDBValidKey, key.writer])).then(
        nothing(undefined),
        nothing(undefined),
      ),
  };
}

/** Opens the database once. It is opened anew after it was closed, and after a failure. */
function reopened(open: () => Promise<IDBDatabase>): () => Promise<IDBDatabase | undefined> {
  let opening: Promise<IDBDatabase | undefined> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return () => {
    opening ??= open().then(
      (opened) => {
        // another tab deletes or upgrades the database, or the browser closes it
        opened.onversionchange = () => opened.close();
        opened.onclose = forget;
        return opened;
      },
      forget as () => undefined,
    );
    return opening;
  };
}

function nothing<Value>(value: Value): () => Value {
  return () => value;
}

/** Deletes the oldest records beyond `most`. */
function oldestOver(most: number) {
  return (drafts: IDBObjectStore): IDBRequest<IDBValidKey[]> => {
    const keys = drafts.index(BY_AGE).getAllKeys();
    keys.onsuccess = () => {
      for (const key of keys.result.slice(0, -most)) drafts.delete(key);
    };
    return keys;
  };
}

function openDatabase(name: string, subject: string, isByAge: boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const drafts = request.result.createObjectStore(STORE, { keyPath: ['account', subject, 'writer'] });
      if (isByAge) drafts.createIndex(BY_AGE, BY_AGE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** Resolves when the transaction is complete: only then the data is there for good. */
function run<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

import type { Draft, DraftStorage } from './draft-storage';

const STORE = 'drafts';
/** Drafts that nobody came back for within this many days are let go of. */
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * Keeps drafts in the IndexedDB database `name`, one record for each account, project and tab. Where IndexedDB is
 * missing, forbidden or full, `put` answers false and `list` nothing.
 */
export function indexedDbDrafts(name = 'spotreel.drafts', now: () => number = Date.now): DraftStorage {
  let opening: Promise<IDBDatabase | undefined> | undefined;
  const database = () => {
    opening ??= openDatabase(name).then(
      (opened) => {
        // Another tab deletes or upgrades the database, or the browser closes it: open it anew next time.
        opened.onversionchange = () => opened.close();
        opened.onclose = () => {
          opening = undefined;
        };
        return opened;
      },
      () => {
        opening = undefined;
        return undefined;
      },
    );
    return opening;
  };
  const within = async <Result>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<Result>) => {
    const opened = await database();
    return opened && run(opened, mode, work);
  };
  return {
    put: (draft) => within('readwrite', (drafts) => drafts.put(draft)).then((key) => key !== undefined, nothing(false)),
    async list(account, projectId) {
      const range = (key: unknown[]) => IDBKeyRange.bound(key, [...key, []]);
      const found = await within('readonly', (drafts) => drafts.getAll(range([account, projectId]))).catch(nothing([]));
      const drafts = (found ?? []) as Draft[];
      const [kept, old] = [true, false].map((isKept) =>
        drafts.filter(({ savedAtMs }) => savedAtMs > now() - KEPT_DAYS * DAY_MS === isKept),
      ) as [Draft[], Draft[]];
      for (const draft of old) void this.remove(draft);
      return kept.sort((a, b) => b.savedAtMs - a.savedAtMs);
    },
    remove: ({ account, projectId, writer }) =>
      within('readwrite', (drafts) => drafts.delete([account, projectId, writer])).then(
        nothing(undefined),
        nothing(undefined),
      ),
  };
}

function nothing<Value>(value: Value): () => Value {
  return () => value;
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: ['account', 'projectId', 'writer'] });
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

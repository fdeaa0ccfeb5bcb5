/** The queue's records in IndexedDB. Every call may reject: the queue then keeps them in memory. */
import type { RecordStorage } from '@spotreel/sdk/internal/survey';

const NAME = 'spotreel-surveys';
const STORE = 'responses';

export function createRecordStorage(): RecordStorage {
  let opened: Promise<IDBDatabase> | undefined;

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    opened ??= openDatabase(() => {
      opened = undefined;
    });
    const database = await opened.catch((thrown: unknown) => {
      opened = undefined; // it may have been a passing trouble
      throw thrown;
    });
    return database.transaction(STORE, mode).objectStore(STORE);
  }

  return {
    all: async () => done<unknown[]>((await store('readonly')).getAll()),
    async put(record) {
      await done((await store('readwrite')).put(record));
    },
    async remove(ids) {
      const records = await store('readwrite');
      await Promise.all(ids.map((id) => done(records.delete(id))));
    },
  };
}

async function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await done(request);
  database.onclose = onClosed;
  // a newer version of the widget in another tab goes first
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  return database;
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

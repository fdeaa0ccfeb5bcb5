import type { QueueRecord } from '../../../../sdk/survey/responses/queue-record';
import type { RecordStorage } from '../../../../sdk/survey/responses/record-storage';

/** A storage that never fails. */
export function createMemoryStorage(): RecordStorage {
  const records = new Map<string, QueueRecord>();
  return {
    all: async () => [...records.values()],
    async put(record) {
      records.set(record.id, record);
    },
    async remove(ids) {
      for (const id of ids) records.delete(id);
    },
  };
}

import { publishingCalls } from '@spotreel/sdk/internal/contract';
import { ownConnection } from '../connections/own-connections';
import { removeConnection } from '../connections/revocation';
import { implement } from '../implement';
import { endUploadsTo } from '../publications/end-uploads';

export const disconnectPublishing = implement(
  publishingCalls.disconnectPublishing,
  async ({ params, user }, { db, jobs, clock }) => {
    const row = await ownConnection(db, user, params.connectionId);
    await db.transaction(async (tx) => {
      await endUploadsTo(tx, jobs, row.id, new Date(clock.now()));
      await removeConnection(tx, jobs, row);
    });
    return { id: row.id };
  },
);

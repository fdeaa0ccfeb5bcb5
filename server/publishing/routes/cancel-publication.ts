import { publishingCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { endUpload } from '../publications/end-uploads';
import { lockPublication, toPublication } from '../publications/own-publications';

export const cancelPublication = implement(publishingCalls.cancelPublication, ({ params, user }, { db, jobs, clock }) =>
  db.transaction(async (tx) => {
    const { id } = await lockPublication(tx, user, params);
    const ended = await endUpload(tx, jobs, id, new Date(clock.now()));
    if (!ended) throw new ApiError('publication_not_running');
    return toPublication(ended);
  }),
);

import { batchCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { namedImages } from '../named-images';

export const batchFiles = implement(batchCalls.batchFiles, async ({ body, user }, { db }) => {
  const found = await namedImages(db, user, body.names);
  return [...found].map(([name, mediaId]) => ({ name, mediaId }));
});

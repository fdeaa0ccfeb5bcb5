import type { Answers } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { surveyUpload } from '../tables';
import { uploadIdOf } from './upload-address';

/** Files whose address is an answer are kept; all others are swept after a day. */
export async function claimUploads(tx: Database, environmentId: string, data: Answers): Promise<void> {
  const ids = Object.values(data)
    .flatMap((answer) => (Array.isArray(answer) ? answer : []))
    .map((address) => uploadIdOf(environmentId, address))
    .filter((id) => id !== undefined);
  if (ids.length === 0) return;
  await tx
    .update(surveyUpload)
    .set({ claimed: true })
    .where(and(eq(surveyUpload.environmentId, environmentId), inArray(surveyUpload.id, ids)));
}

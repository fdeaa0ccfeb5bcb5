import { and, eq, lt } from 'drizzle-orm';
import { surveyUpload } from '../data/schema/surveys';
import type { Services } from '../services';

/** How long a file may be without an answer that holds its address. */
const GRACE_MS = 24 * 60 * 60 * 1000;

/** Drops files that nobody has claimed: abandoned surveys, and uploads that never came. */
export async function sweepUploads({ db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - GRACE_MS);
  const dropped = await db
    .delete(surveyUpload)
    .where(and(eq(surveyUpload.claimed, false), lt(surveyUpload.createdAt, before)))
    .returning({ fileKey: surveyUpload.fileKey });
  for (const { fileKey } of dropped) await storage.delete(fileKey);
}

import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { SurveyServices } from '../domain';
import { surveyUpload } from '../tables';
import { arrivedAmong, removeUploads, sweepForms } from './form-files';

/** Longest time of a file without an answer that holds its address. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** A file that was sent by a form is looked for in so many sweeps, if it was not asked for before. */
const LOOKED_FOR_MS = 3 * GRACE_MS;

/** Drops files without a response: abandoned surveys, and uploads that never came. */
export async function sweepUploads(services: Pick<SurveyServices, 'db' | 'storage' | 'clock' | 'log'>): Promise<void> {
  const { db, storage, clock } = services;
  const before = new Date(clock.now() - GRACE_MS);
  const dropped = await db
    .delete(surveyUpload)
    .where(and(eq(surveyUpload.claimed, false), lt(surveyUpload.createdAt, before)))
    .returning();
  await removeUploads(storage, dropped);
  if (!storage.openForm) return;
  const since = new Date(clock.now() - LOOKED_FOR_MS);
  const open = and(isNull(surveyUpload.sizeBytes), gt(surveyUpload.createdAt, since));
  await arrivedAmong(
    services,
    await db
      .select()
      .from(surveyUpload)
      .where(and(open, eq(surveyUpload.claimed, true))),
  );
  await sweepForms(storage, since);
}

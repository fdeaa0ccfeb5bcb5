/**
 * Files that visitors send straight to the object storage. A form may be used again for ten minutes, so what it writes
 * is never shown. On the first look at the file it is moved to its own key, which no form can write, and judged there.
 * One that is not what its name says is deleted. Files that came after the look, or were never asked for, are removed
 * with their day.
 */

import type { FileExtension } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Storage } from '../../platform/storage/storage';
import type { SurveyServices } from '../domain';
import { surveyUpload } from '../tables';
import { isKindOf } from './upload-kind';

type UploadRow = typeof surveyUpload.$inferSelect;

const FORMS = 'survey-forms';
/** Files that are judged at a time. */
const LOOKS = 8;

/** Key to which the form of an upload writes. */
export function formKey({ id, createdAt }: Pick<UploadRow, 'id' | 'createdAt'>): string {
  return `${FORMS}/${dayOf(createdAt)}/${id}`;
}

/** True if the file is here and matches its name. Rejects when the storage does not answer. */
export async function hasArrived(
  { db, storage }: Pick<SurveyServices, 'db' | 'storage'>,
  row: UploadRow,
): Promise<boolean> {
  if (row.sizeBytes !== null) return true;
  if (!storage.openForm) return false;
  const { id, fileKey } = row;
  await storage.move(formKey(row), fileKey);
  // there already if another request moved it, or if an earlier one was interrupted after the move
  const stored = await storage.head(fileKey);
  if (!stored) return false;
  const fits = stored.sizeBytes > 0 && stored.sizeBytes <= row.sizeLimitBytes;
  if (fits && (await isKindOf((range) => storage.read(fileKey, range), row.extension as FileExtension))) {
    const open = and(eq(surveyUpload.id, id), isNull(surveyUpload.sizeBytes));
    await db.update(surveyUpload).set({ sizeBytes: stored.sizeBytes }).where(open);
    return true;
  }
  await storage.delete(fileKey);
  await db.delete(surveyUpload).where(eq(surveyUpload.id, id));
  return false;
}

/**
 * Uploads with files that are here. One that the storage does not give now is left out, and is looked for the next
 * time.
 */
export async function arrivedAmong(
  services: Pick<SurveyServices, 'db' | 'storage' | 'log'>,
  rows: readonly UploadRow[],
): Promise<UploadRow[]> {
  const arrived = new Set<UploadRow>();
  const left = [...rows];
  const look = async () => {
    for (let row = left.pop(); row; row = left.pop()) {
      const isHere = await hasArrived(services, row).catch((error: unknown) => {
        services.log.warn({ err: error }, 'the file of an answer cannot be read');
        return false;
      });
      if (isHere) arrived.add(row);
    }
  };
  await Promise.all(Array.from({ length: LOOKS }, look));
  return rows.filter((row) => arrived.has(row));
}

export async function removeUploads(storage: Storage, rows: readonly UploadRow[]): Promise<void> {
  for (const row of rows) {
    await storage.delete(row.fileKey);
    if (storage.openForm) await storage.delete(formKey(row));
  }
}

/** Drops what forms have written on the days before that of `since`. */
export async function sweepForms(storage: Storage, since: Date): Promise<void> {
  for (const day of await storage.list(FORMS)) if (day < dayOf(since)) await storage.deleteAll(`${FORMS}/${day}`);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

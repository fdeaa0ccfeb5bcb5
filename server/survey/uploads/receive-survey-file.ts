/** The second half of an upload to the server: the file itself, by the signature that `openUpload` gave. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FileExtension } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { receiveForm } from '../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { networkOf } from '../../platform/http/network';
import type { ByteRange } from '../../platform/storage/storage';
import type { SurveyServices } from '../domain';
import { resourceNotFound } from '../service/not-found';
import { surveyUpload } from '../tables';
import { isKindOf } from './upload-kind';

type UploadRow = typeof surveyUpload.$inferSelect;
type Parts = Pick<SurveyServices, 'db' | 'storage' | 'workDir' | 'surveyUploads' | 'quotas'>;

/**
 * Throws `survey_upload_refused` when the signature is not valid, over or used, and `not_found`. Throws
 * `payload_too_large` with the limit in its message, and `media_type_unsupported` when the bytes are not what the name
 * says, `storage_limit` and `quota_exceeded`.
 */
export async function receiveSurveyFile(
  services: Parts,
  environmentId: string,
  request: Request,
  address: string,
): Promise<void> {
  const row = await signedUpload(services, environmentId, request.headers);
  await withTemporaryFile(services.workDir, async (file) => {
    const { hasFile } = await receiveForm(
      request,
      { file: 'file', accept: 'document' },
      file,
      row.sizeLimitBytes,
    ).catch((thrown: unknown) => {
      throw thrown instanceof ApiError && thrown.code === 'payload_too_large' ? tooLarge(row) : thrown;
    });
    if (!hasFile) throw new ApiError('body_unreadable', { message: 'The file is empty.' });
    const read = async (range?: ByteRange) => createReadStream(file, range);
    if (!(await isKindOf(read, row.extension as FileExtension))) throw new ApiError('media_type_unsupported');
    const { size } = await stat(file);
    await services.quotas.spend('survey_network_files_day', networkOf(address), size);
    await keep(services, row, file, size);
  });
}

async function signedUpload({ db, surveyUploads }: Parts, environmentId: string, headers: Headers): Promise<UploadRow> {
  const uuid = headers.get('x-uuid') ?? '';
  const signed = {
    uuid,
    environmentId,
    fileName: decoded(headers.get('x-file-name') ?? ''),
    fileType: headers.get('x-file-type') ?? '',
    timestamp: Number(headers.get('x-timestamp') ?? Number.NaN),
  };
  if (!surveyUploads.isValid(signed, headers.get('x-signature') ?? '')) throw new ApiError('survey_upload_refused');
  const [row] = await db
    .select()
    .from(surveyUpload)
    .where(and(eq(surveyUpload.id, uuid), eq(surveyUpload.environmentId, environmentId)));
  if (!row) throw resourceNotFound('File', uuid);
  if (row.sizeBytes !== null) throw new ApiError('survey_upload_refused');
  return row;
}

/** The row is taken before the file is moved, so that a signature used twice at once stores one file. */
async function keep({ db, storage, quotas }: Parts, row: UploadRow, file: string, sizeBytes: number): Promise<void> {
  const { id, fileKey, environmentId } = row;
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(surveyUpload)
      .set({ sizeBytes })
      .where(and(eq(surveyUpload.id, id), isNull(surveyUpload.sizeBytes)))
      .returning({ id: surveyUpload.id });
    if (taken.length === 0) throw new ApiError('survey_upload_refused');
    await quotas.requireRoom(tx, 'survey_storage', environmentId, { added: sizeBytes });
  });
  try {
    await storage.putFile(fileKey, file);
  } catch (error) {
    await db.update(surveyUpload).set({ sizeBytes: null }).where(eq(surveyUpload.id, id)); // it can be sent again
    throw error;
  }
}

/** The words of docs/rules/surveys.md#files, with the limit that holds. */
function tooLarge({ sizeLimitBytes }: UploadRow): ApiError {
  const megabytes = Math.round((sizeLimitBytes / (1024 * 1024)) * 10) / 10;
  return new ApiError('payload_too_large', { message: `File size exceeds the ${megabytes} MB limit` });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

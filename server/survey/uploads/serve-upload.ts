/** A file of an answer: for operators of its environment's tenant, as a download. */
import { and, eq } from 'drizzle-orm';
import { authenticate } from '../../account/session/authenticate';
import { fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../services';
import { surveyEnvironment, surveyUpload } from '../tables';
import { hasArrived } from './form-files';
import { uploadIdOf } from './upload-address';

export async function serveUpload({ raw, url, notes }: RequestContext, services: SurveyServices): Promise<Response> {
  const user = await authenticate(services, raw.headers, notes);
  if (user.embed || user.row.role !== 'operator') throw new ApiError('forbidden');
  const [, , environmentId = ''] = url.pathname.split('/');
  const id = uploadIdOf(environmentId, url.pathname) ?? '';
  const [row] = await services.db
    .select({ upload: surveyUpload })
    .from(surveyUpload)
    .innerJoin(surveyEnvironment, eq(surveyEnvironment.id, surveyUpload.environmentId))
    .where(
      and(
        eq(surveyUpload.id, id),
        eq(surveyUpload.environmentId, environmentId),
        eq(surveyEnvironment.tenantId, user.tenantId),
      ),
    );
  const stored = row && (await hasArrived(services, row.upload)) && (await services.storage.head(row.upload.fileKey));
  if (!stored) throw new ApiError('not_found');
  return fileAnswer(raw, {
    ...stored,
    // Never shown by a browser, whatever a visitor has sent.
    mimeType: 'application/octet-stream',
    cacheControl: 'private, no-store',
    downloadName: row.upload.fileName,
    open: (range) => services.storage.read(row.upload.fileKey, range),
  });
}

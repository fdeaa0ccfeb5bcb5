/** A file of an answer: for operators of its environment's tenant, as a download. */
import type { Call } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { accountRules } from '../../account/account-rules';
import { fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../domain';
import { surveyEnvironment, surveyUpload } from '../tables';
import { hasArrived } from './form-files';
import { uploadIdOf } from './upload-address';

/** Asked for as calls are: with the second factor of roles that must have one, and from sites of the tenant. */
const FILE_OF_ANSWER: Call = {
  method: 'GET',
  path: '/storage/{environmentId}/private/{file}',
  params: 'text',
  auth: 'operator',
  summary: 'A file of an answer',
  output: z.unknown(),
};

export async function serveUpload(context: RequestContext, services: SurveyServices): Promise<Response> {
  const { raw, url } = context;
  const user = await accountRules.authenticate(FILE_OF_ANSWER, context, services, {});
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

import { createId } from '@paralleldrive/cuid2';
import type { NewSurveyUpload, SurveyUpload } from '@spotreel/sdk/internal/contract';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../domain';
import { surveyUpload } from '../tables';
import { askingSurvey, askingSurveys } from './asking-surveys';
import { formKey } from './form-files';
import { uploadAddress } from './upload-address';
import { allows, extensionOf, type UploadRules, uploadRules } from './upload-rules';

const MEGABYTE = 1024 * 1024;

/** Target and address of a file. Throws `not_found` and `validation_failed` for a file that no question asks for. */
export async function openUpload(
  services: Pick<SurveyServices, 'db' | 'clock' | 'storage' | 'surveyUploads' | 'quotas'>,
  environmentId: string,
  { fileName, fileType, surveyId, allowedFileExtensions }: NewSurveyUpload,
  { baseUrl, address }: Pick<RequestContext, 'baseUrl' | 'address'>,
): Promise<SurveyUpload> {
  const { db, storage, surveyUploads } = services;
  const rules = await askedFiles(services, environmentId, surveyId);
  const extension = extensionOf(fileName);
  const asked = allowedFileExtensions ?? rules.extensions;
  if (!extension || !allows(rules.extensions, extension) || !allows(asked, extension)) {
    throw invalidFields({ fileName: ['Files of this type are not asked for'] });
  }
  const id = createId();
  const sizeLimitBytes = Math.floor(rules.limitMb * MEGABYTE);
  await requireFileRoom(services, environmentId);
  // a form takes any file up to the limit, and the storage does not say how large it was
  if (storage.openForm) await services.quotas.spend('survey_network_files_day', networkOf(address), sizeLimitBytes);
  const fileKey = `surveys/${environmentId}/${id}.${extension === 'plain' ? 'txt' : extension}`;
  const [opened] = await db
    .insert(surveyUpload)
    .values({ id, environmentId, surveyId: surveyId ?? null, fileName, extension, fileKey, sizeLimitBytes })
    .returning();
  const fileUrl = uploadAddress(baseUrl, environmentId, id, fileName);
  if (storage.openForm && opened) {
    const { url, fields } = await storage.openForm(formKey(opened), sizeLimitBytes);
    return { signedUrl: url, fileUrl, updatedFileName: fileName, presignedFields: fields };
  }
  const signed = surveyUploads.sign({ uuid: id, fileName, environmentId, fileType });
  return {
    signedUrl: `${baseUrl}/api/v1/client/${environmentId}/storage/local`,
    fileUrl,
    updatedFileName: fileName,
    signingData: { ...signed, uuid: id },
  };
}

/** Rules for files. Throws `validation_failed` if none may be sent. */
async function askedFiles(
  services: Pick<SurveyServices, 'db' | 'clock'>,
  environmentId: string,
  surveyId: string | undefined,
): Promise<UploadRules> {
  const asking = surveyId
    ? await askingSurvey(services, environmentId, surveyId)
    : await askingSurveys(services, environmentId);
  const rules = uploadRules(asking.flatMap(({ content }) => content.questions));
  if (rules) return rules;
  throw invalidFields({ surveyId: [surveyId ? 'This survey asks for no file' : 'No running survey asks for a file'] });
}

/** Before a file is sent. Throws `storage_limit` where files of answers fill what the environment may have. */
async function requireFileRoom({ quotas }: Pick<SurveyServices, 'quotas'>, environmentId: string): Promise<void> {
  const { used, limit } = await quotas.stateOf('survey_storage', environmentId);
  if (limit < 0 || used < limit) return;
  throw new ApiError('storage_limit', { details: { limit: [String(limit)], used: [String(used)] } });
}

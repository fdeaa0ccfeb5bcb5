import { createId } from '@paralleldrive/cuid2';
import type { NewSurveyUpload, SurveyUpload } from '@spotreel/sdk/contract';
import { invalidFields } from '../../platform/http/api-error';
import type { SurveyServices } from '../services';
import { findSurvey } from '../surveys/survey-row';
import { surveyUpload } from '../tables';
import { formKey } from './form-files';
import { uploadAddress } from './upload-address';
import { allows, extensionOf, uploadRules } from './upload-rules';

const MEGABYTE = 1024 * 1024;

/** Where a file can be sent, and where it will be. Throws `not_found` and `validation_failed` for what no question asks for. */
export async function openUpload(
  { db, storage, surveyUploads }: Pick<SurveyServices, 'db' | 'storage' | 'surveyUploads'>,
  environmentId: string,
  { fileName, fileType, surveyId, allowedFileExtensions }: NewSurveyUpload,
  baseUrl: string,
): Promise<SurveyUpload> {
  const row = surveyId ? await findSurvey(db, environmentId, surveyId) : undefined;
  const rules = uploadRules(row?.content);
  if (!rules) throw invalidFields({ surveyId: ['This survey asks for no file'] });
  const extension = extensionOf(fileName);
  const asked = allowedFileExtensions ?? rules.extensions;
  if (!extension || !allows(rules.extensions, extension) || !allows(asked, extension)) {
    throw invalidFields({ fileName: ['Files of this type are not asked for'] });
  }
  const id = createId();
  const sizeLimitBytes = Math.floor(rules.limitMb * MEGABYTE);
  const fileKey = `surveys/${environmentId}/${id}.${extension === 'plain' ? 'txt' : extension}`;
  const [opened] = await db
    .insert(surveyUpload)
    .values({ id, environmentId, surveyId: row?.id ?? null, fileName, extension, fileKey, sizeLimitBytes })
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

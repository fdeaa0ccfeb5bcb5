import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { implement } from '../../implement';
import { ownSurvey } from '../../own-surveys';
import { resourceNotFound } from '../../service/not-found';
import { surveyResponse, surveyUpload } from '../../tables';
import { removeUploads } from '../../uploads/form-files';
import { uploadIdOf } from '../../uploads/upload-address';

export const deleteSurveyResponse = implement(
  surveyCalls.deleteSurveyResponse,
  async ({ params, user }, { db, storage }) => {
    const { id: surveyId, environmentId } = await ownSurvey(db, user, params.surveyId);
    const own = and(eq(surveyResponse.id, params.responseId), eq(surveyResponse.surveyId, surveyId));
    const [gone] = await db.delete(surveyResponse).where(own).returning();
    if (!gone) throw resourceNotFound('Response', params.responseId);
    const uploads = Object.values(gone.data)
      .flat()
      .flatMap((one) => uploadIdOf(environmentId, String(one)) ?? []);
    if (uploads.length > 0) {
      const files = await db.delete(surveyUpload).where(inArray(surveyUpload.id, uploads)).returning();
      await removeUploads(storage, files);
    }
    return { id: gone.id };
  },
);

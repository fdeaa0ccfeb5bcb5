import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../../implement';
import { ownSurvey } from '../../own-surveys';
import { survey, surveyUpload } from '../../tables';
import { removeUploads } from '../../uploads/form-files';

export const deleteSurvey = implement(surveyCalls.deleteSurvey, async ({ params, user }, { db, storage }) => {
  const { id } = await ownSurvey(db, user, params.surveyId);
  const files = await db.select().from(surveyUpload).where(eq(surveyUpload.surveyId, id));
  await db.delete(survey).where(eq(survey.id, id));
  await removeUploads(storage, files);
  return { id };
});

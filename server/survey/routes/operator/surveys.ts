import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../../domain';
import { ownEnvironment, ownSurvey } from '../../own-surveys';
import { makeLinks, sharingOf } from '../../page/survey-sharing';
import { listSurveys } from '../../surveys/list-surveys';
import { changeStatus, insertSurvey, replaceSurvey } from '../../surveys/save-survey';
import { toSurvey } from '../../surveys/survey-row';
import { survey as storedSurvey, surveyUpload } from '../../tables';
import { removeUploads } from '../../uploads/form-files';

export const surveys = implement(surveyCalls.surveys, ({ query, user }, { db }) =>
  listSurveys(db, user.tenantId, query),
);

export const survey = implement(surveyCalls.survey, async ({ params, user }, { db }) =>
  toSurvey(await ownSurvey(db, user, params.surveyId)),
);

export const createSurvey = implement(surveyCalls.createSurvey, async ({ body, user }, { db }) =>
  toSurvey(await insertSurvey(db, user, body.survey, body.environmentId)),
);

export const updateSurvey = implement(surveyCalls.updateSurvey, async ({ params, body, user }, { db }) =>
  toSurvey(await replaceSurvey(db, user, params.surveyId, body.survey, body.updatedAt)),
);

export const setSurveyStatus = implement(surveyCalls.setSurveyStatus, async ({ params, body, user }, { db }) =>
  toSurvey(await changeStatus(db, user, params.surveyId, body.status)),
);

export const deleteSurvey = implement(surveyCalls.deleteSurvey, async ({ params, user }, { db, storage }) => {
  const { id } = await ownSurvey(db, user, params.surveyId);
  const files = await db.select().from(surveyUpload).where(eq(surveyUpload.surveyId, id));
  await db.delete(storedSurvey).where(eq(storedSurvey.id, id));
  await removeUploads(storage, files);
  return { id };
});

export const surveySharing = implement(surveyCalls.surveySharing, async ({ params, user, context }, services) => {
  const row = await ownSurvey(services.db, user, params.surveyId);
  const environment = await ownEnvironment(services.db, user, row.environmentId);
  return sharingOf(services, row, environment, context);
});

export const createSurveyLinks = implement(
  surveyCalls.createSurveyLinks,
  async ({ params, body, user, context }, services) =>
    makeLinks(services, await ownSurvey(services.db, user, params.surveyId), body.count, context.baseUrl),
);

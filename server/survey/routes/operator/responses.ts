import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { pageOf } from '../../../platform/http/paging';
import { implement } from '../../domain';
import { exportName } from '../../export/export-name';
import { ownSurvey } from '../../own-surveys';
import { answerFiles } from '../../results/answer-files';
import { columnsOf } from '../../results/columns';
import { countResponses, findResponses } from '../../results/find-responses';
import { readSurveyResults as resultsOf } from '../../results/survey-results';
import { resourceNotFound } from '../../service/not-found';
import { surveyResponse, surveyUpload } from '../../tables';
import { removeUploads } from '../../uploads/form-files';
import { uploadIdOf } from '../../uploads/upload-address';

export const surveyResponses = implement(
  surveyCalls.surveyResponses,
  async ({ params, query, user, context }, services) => {
    const { db, addresses } = services;
    const { id, environmentId } = await ownSurvey(db, user, params.surveyId);
    const rows = await findResponses(db, id, query, query);
    const data = rows.map((row) => row.data);
    const files = await answerFiles(services, environmentId, data, addresses.at(context.baseUrl));
    const responses = rows.map((row) => ({
      id: row.id,
      finished: row.finished,
      userId: row.userId,
      data: row.data,
      ttc: row.ttc,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      page: row.meta.url ?? null,
      source: row.meta.source ?? null,
      verifiedEmail: row.verifiedEmail,
      singleUseId: row.singleUseId,
      files: Object.fromEntries(
        Object.values(row.data)
          .flat()
          .flatMap((one) => {
            const file = files[String(one)];
            return file ? [[String(one), file] as const] : [];
          }),
      ),
    }));
    return pageOf(responses, await countResponses(db, id, query), query);
  },
);

export const surveyColumns = implement(surveyCalls.surveyColumns, async ({ params, user }, { db }) =>
  columnsOf(db, await ownSurvey(db, user, params.surveyId)),
);

export const exportSurveyResponses = implement(
  surveyCalls.exportSurveyResponses,
  async ({ params, query, user, context }, { db, clock, surveyExports }) => {
    const { id: surveyId, name } = await ownSurvey(db, user, params.surveyId);
    const { format, ...filter } = query;
    const token = await surveyExports.sign({ surveyId, format, filter });
    return {
      fileName: exportName(name, format, clock.now()),
      url: `${context.baseUrl}/survey-export?${new URLSearchParams({ token })}`,
    };
  },
);

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

export const surveyResults = implement(surveyCalls.surveyResults, async ({ params, query, user }, { db }) =>
  resultsOf(db, await ownSurvey(db, user, params.surveyId), query),
);

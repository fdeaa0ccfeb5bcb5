import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { pageOf } from '../../../platform/http/paging';
import { implement } from '../../implement';
import { ownSurvey } from '../../own-surveys';
import { answerFiles } from '../../results/answer-files';
import { countResponses, findResponses } from '../../results/find-responses';

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

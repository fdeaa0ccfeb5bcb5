import { surveyCalls } from '../../../sdk/contract/calls/survey';
import { implement } from '../../http/implement';
import { ownSurvey } from '../../surveys/own-surveys';
import { columnsOf } from '../../surveys/results/columns';
import { csvOf } from '../../surveys/results/csv';
import { eachResponse } from '../../surveys/results/find-responses';

export const exportSurveyResponses = implement(
  surveyCalls.exportSurveyResponses,
  async ({ params, query, user }, { db, clock }) => {
    const row = await ownSurvey(db, user, params.surveyId);
    const csv = await csvOf(await columnsOf(db, row), eachResponse(db, row.id, query));
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const name =
      row.name
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase() || 'survey';
    return { fileName: `${name}-${day}.csv`, csv };
  },
);

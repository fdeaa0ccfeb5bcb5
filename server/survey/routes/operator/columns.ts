import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { ownSurvey } from '../../own-surveys';
import { columnsOf } from '../../results/columns';

export const surveyColumns = implement(surveyCalls.surveyColumns, async ({ params, user }, { db }) =>
  columnsOf(db, await ownSurvey(db, user, params.surveyId)),
);

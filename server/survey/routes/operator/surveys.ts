import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../implement';
import { listSurveys } from '../../surveys/list-surveys';

export const surveys = implement(surveyCalls.surveys, ({ query, user }, { db }) =>
  listSurveys(db, user.tenantId, query),
);

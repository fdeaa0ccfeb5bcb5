import { createId } from '@paralleldrive/cuid2';
import { surveyCalls } from '../../../sdk/contract/calls/survey';
import { isUniqueViolation } from '../../data/database';
import { surveyActionClass } from '../../data/schema/surveys';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';
import { ownEnvironment } from '../../surveys/own-surveys';

export const createSurveyActionClass = implement(
  surveyCalls.createSurveyActionClass,
  async ({ params, body: { name, noCodeConfig = null }, user }, { db }) => {
    const { id: environmentId } = await ownEnvironment(db, user, params.environmentId);
    const row = { id: createId(), environmentId, name, type: noCodeConfig ? 'noCode' : 'code', noCodeConfig } as const;
    try {
      await db.insert(surveyActionClass).values(row);
    } catch (thrown) {
      throw isUniqueViolation(thrown) ? new ApiError('name_taken', { cause: thrown }) : thrown;
    }
    return row;
  },
);

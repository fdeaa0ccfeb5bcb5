import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { changeActionClass } from '../../environments/action-classes';
import { implement } from '../../implement';
import { ownEnvironment } from '../../own-surveys';

export const updateSurveyActionClass = implement(
  surveyCalls.updateSurveyActionClass,
  async ({ params, body, user }, { db }) => {
    const { id } = await ownEnvironment(db, user, params.environmentId);
    return changeActionClass(db, id, params.actionClassId, body);
  },
);

import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { actionClassesOf } from '../../environments/action-classes';
import { implement } from '../../implement';
import { ownEnvironment } from '../../own-surveys';

export const surveyActionClasses = implement(surveyCalls.surveyActionClasses, async ({ params, user }, { db }) => {
  const { id } = await ownEnvironment(db, user, params.environmentId);
  return actionClassesOf(db, id);
});

import { surveyCalls } from '@spotreel/sdk/contract';
import { implement } from '../../../platform/http/implement';
import { actionClassesOf } from '../../action-classes';
import { ownEnvironment } from '../../own-surveys';

export const surveyActionClasses = implement(surveyCalls.surveyActionClasses, async ({ params, user }, { db }) => {
  const { id } = await ownEnvironment(db, user, params.environmentId);
  return actionClassesOf(db, id);
});

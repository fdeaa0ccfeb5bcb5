import { surveyCalls } from '@spotreel/sdk/contract';
import { implement } from '../../platform/http/implement';
import { actionClassesOf } from '../../surveys/action-classes';
import { ownEnvironment } from '../../surveys/own-surveys';

export const surveyActionClasses = implement(surveyCalls.surveyActionClasses, async ({ params, user }, { db }) => {
  const { id } = await ownEnvironment(db, user, params.environmentId);
  return actionClassesOf(db, id);
});

import { createId } from '@paralleldrive/cuid2';
import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../../platform/http/api-error';
import { implement } from '../../domain';
import {
  actionClassesOf,
  actionRowOf,
  changeActionClass,
  nameTakenAside,
  ownAction,
} from '../../environments/action-classes';
import { ownEnvironment } from '../../own-surveys';
import { surveyActionClass } from '../../tables';

export const surveyActionClasses = implement(surveyCalls.surveyActionClasses, async ({ params, user }, { db }) => {
  const { id } = await ownEnvironment(db, user, params.environmentId);
  return actionClassesOf(db, id);
});

export const createSurveyActionClass = implement(
  surveyCalls.createSurveyActionClass,
  async ({ params, body, user }, { db }) => {
    const { id: environmentId } = await ownEnvironment(db, user, params.environmentId);
    const row = { id: createId(), environmentId, ...actionRowOf(body) };
    await nameTakenAside(() => db.insert(surveyActionClass).values(row));
    // surveys may have named it before it was there
    const created = (await actionClassesOf(db, environmentId)).find(({ id }) => id === row.id);
    return created ?? { ...row, surveys: [] };
  },
);

export const updateSurveyActionClass = implement(
  surveyCalls.updateSurveyActionClass,
  async ({ params, body, user }, { db }) => {
    const { id } = await ownEnvironment(db, user, params.environmentId);
    return changeActionClass(db, id, params.actionClassId, body);
  },
);

/** Automatic ones stay: widgets fire them whether they are listed or not. */
export const deleteSurveyActionClass = implement(
  surveyCalls.deleteSurveyActionClass,
  async ({ params, user }, { db }) => {
    const { id } = await ownEnvironment(db, user, params.environmentId);
    const [gone] = await db
      .delete(surveyActionClass)
      .where(ownAction(id, params.actionClassId))
      .returning({ id: surveyActionClass.id });
    if (!gone) throw new ApiError('not_found');
    return gone;
  },
);

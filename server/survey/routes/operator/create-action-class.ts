import { createId } from '@paralleldrive/cuid2';
import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { actionClassesOf, actionRowOf, nameTakenAside } from '../../environments/action-classes';
import { implement } from '../../implement';
import { ownEnvironment } from '../../own-surveys';
import { surveyActionClass } from '../../tables';

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

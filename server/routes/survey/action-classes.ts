import { asc, eq } from 'drizzle-orm';
import { surveyCalls } from '../../../sdk/contract/calls/survey';
import { surveyActionClass } from '../../data/schema/surveys';
import { implement } from '../../http/implement';
import { ownEnvironment } from '../../surveys/own-surveys';

export const surveyActionClasses = implement(surveyCalls.surveyActionClasses, async ({ params, user }, { db }) => {
  const { id } = await ownEnvironment(db, user, params.environmentId);
  return db
    .select()
    .from(surveyActionClass)
    .where(eq(surveyActionClass.environmentId, id))
    .orderBy(asc(surveyActionClass.name));
});

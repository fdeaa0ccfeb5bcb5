import { and, eq, ne } from 'drizzle-orm';
import { surveyCalls } from '../../../sdk/contract/calls/survey';
import { surveyActionClass } from '../../data/schema/surveys';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';
import { ownEnvironment } from '../../surveys/own-surveys';

/** Automatic ones stay: widgets fire them whether they are listed or not. */
export const deleteSurveyActionClass = implement(
  surveyCalls.deleteSurveyActionClass,
  async ({ params, user }, { db }) => {
    const { id: environmentId } = await ownEnvironment(db, user, params.environmentId);
    const own = and(
      eq(surveyActionClass.id, params.actionClassId),
      eq(surveyActionClass.environmentId, environmentId),
      ne(surveyActionClass.type, 'automatic'),
    );
    const [gone] = await db.delete(surveyActionClass).where(own).returning({ id: surveyActionClass.id });
    if (!gone) throw new ApiError('not_found');
    return gone;
  },
);

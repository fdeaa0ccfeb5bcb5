import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../../platform/http/api-error';
import { ownAction } from '../../environments/action-classes';
import { implement } from '../../implement';
import { ownEnvironment } from '../../own-surveys';
import { surveyActionClass } from '../../tables';

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

import type { NewSurveyResponse } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import type { SurveyServices } from '../domain';
import { findSurvey, type SurveyRow } from '../surveys/survey-row';
import { needsAdmission } from './open-survey';
import { hasPage, type Respondent } from './page-survey';

type Given = Pick<NewSurveyResponse, 'surveyId' | 'singleUseId' | 'admission'>;

/** Respondent of a new response. Throws `not_found` and `survey_not_admitted`. */
export async function respondentOf(
  services: Pick<SurveyServices, 'db' | 'surveyPages'>,
  environmentId: string,
  { surveyId, singleUseId = null, admission }: Given,
): Promise<Respondent> {
  const row = await findSurvey(services.db, environmentId, surveyId);
  if (!hasPage(row) || !needsAdmission(row)) return { singleUseId, verifiedEmail: null };
  const facts = admission ? await services.surveyPages.read('admission', surveyId, admission) : undefined;
  if (!facts) {
    if (singleUseId && isLinkEnough(row)) return { singleUseId, verifiedEmail: null };
    throw new ApiError('survey_not_admitted');
  }
  const { singleUse, verifyEmail } = row.content;
  // what was switched on after the survey was opened
  if ((singleUse?.enabled && !facts.singleUseId) || (verifyEmail && !facts.email)) {
    throw new ApiError('survey_not_admitted');
  }
  return { singleUseId: facts.singleUseId ?? null, verifiedEmail: facts.email ?? null };
}

/** Plain ids are taken from any client, as of other servers of this service. */
function isLinkEnough({ content: { singleUse, pin, verifyEmail } }: SurveyRow): boolean {
  return Boolean(singleUse?.enabled && !singleUse.isEncrypted && !pin && !verifyEmail);
}

import type { OperatorClient } from '../../client/operator-client';
import type { SurveyEnvironment } from '../../contract/surveys/results';
import type { Survey } from '../../contract/surveys/survey';
import type { SurveyActionClass } from '../../contract/surveys/survey-calls';

/** Possible references of a survey. */
export interface SurveyReferences {
  readonly environment: SurveyEnvironment;
  readonly actions: readonly SurveyActionClass[];
  readonly attributes: readonly { readonly id: string; readonly name: string }[];
}

export interface OpenedSurvey extends SurveyReferences {
  readonly survey: Survey;
}

export async function loadSurvey(client: OperatorClient, surveyId: string, signal: AbortSignal): Promise<OpenedSurvey> {
  const survey = await client.survey({ params: { surveyId }, signal });
  const params = { environmentId: survey.environmentId };
  const [environments, actions, attributes] = await Promise.all([
    client.surveyEnvironments({ signal }),
    client.surveyActionClasses({ params, signal }),
    client.surveyAttributeClasses({ params, signal }),
  ]);
  const environment = environments.find(({ id }) => id === survey.environmentId);
  if (!environment) throw new Error('The environment of the survey is not listed');
  return { survey, environment, actions, attributes };
}

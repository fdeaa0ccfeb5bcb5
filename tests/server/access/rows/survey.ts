import { type AccessRows, byId, byPath, own } from '../access-rules';
import type { OwnedRows } from '../owned-rows';

const survey =
  (rest = '') =>
  (owned: OwnedRows) =>
    `/v1/survey/${owned.surveyId}${rest}`;
const environment =
  (rest = '') =>
  (owned: OwnedRows) =>
    `/v1/survey-environment/${owned.environmentId}${rest}`;
const surveyDraft = {
  name: 'Taken over',
  questions: [{ id: 'why', type: 'openText', headline: 'Why?', required: false }],
};
const surveyProduct = {
  brandColor: '#000000',
  highlightBorderColor: null,
  placement: 'center',
  clickOutsideClose: true,
  darkOverlay: false,
  inAppSurveyBranding: true,
  recontactDays: 7,
};

export const access: AccessRows = {
  surveyEnvironments: own,
  updateSurveyEnvironment: byPath(environment(), { name: 'Taken over', product: surveyProduct }),
  surveyActionClasses: byPath(environment('/action-class')),
  createSurveyActionClass: byPath(environment('/action-class'), { name: 'Taken over', type: 'code' }),
  updateSurveyActionClass: byPath((owned) => environment(`/action-class/${owned.actionClassId}`)(owned), {
    name: 'Taken over',
    type: 'code',
  }),
  deleteSurveyActionClass: byPath((owned) => environment(`/action-class/${owned.actionClassId}`)(owned)),
  surveyAttributeClasses: byPath(environment('/attribute-class')),
  surveys: own,
  createSurvey: byId(({ environmentId }) => ({ path: '/v1/survey', json: { environmentId, survey: surveyDraft } })),
  survey: byPath(survey()),
  updateSurvey: byPath(survey(), { survey: surveyDraft }),
  setSurveyStatus: byPath(survey('/status'), { status: 'paused' }),
  surveySharing: byPath(survey('/sharing')),
  createSurveyLinks: byPath(survey('/personal-link'), { count: 1 }),
  deleteSurvey: byPath(survey()),
  surveyColumns: byPath(survey('/column')),
  surveyResponses: byPath(survey('/response')),
  exportSurveyResponses: byPath(survey('/export')),
  deleteSurveyResponse: byPath((owned) => survey(`/response/${owned.responseId}`)(owned)),
  surveyResults: byPath(survey('/results')),
};

import type { Route } from '../../../platform/http/implement';
import type { SurveyServices } from '../../services';
import { surveyActionClasses } from './action-classes';
import { surveyAttributeClasses } from './attribute-classes';
import { surveyColumns } from './columns';
import { createSurveyActionClass } from './create-action-class';
import { createSurvey } from './create-survey';
import { createSurveyLinks } from './create-survey-links';
import { deleteSurveyActionClass } from './delete-action-class';
import { deleteSurveyResponse } from './delete-response';
import { deleteSurvey } from './delete-survey';
import { surveyEnvironments } from './environments';
import { exportSurveyResponses } from './export-responses';
import { surveyResponses } from './responses';
import { surveyResults } from './results';
import { setSurveyStatus } from './set-survey-status';
import { survey } from './survey';
import { surveySharing } from './survey-sharing';
import { surveys } from './surveys';
import { updateSurveyActionClass } from './update-action-class';
import { updateSurveyEnvironment } from './update-environment';
import { updateSurvey } from './update-survey';

/** What operators do with surveys. */
export const surveyRoutes: readonly Route<SurveyServices>[] = [
  surveyEnvironments,
  updateSurveyEnvironment,
  surveyActionClasses,
  createSurveyActionClass,
  updateSurveyActionClass,
  deleteSurveyActionClass,
  surveyAttributeClasses,
  surveys,
  createSurvey,
  survey,
  updateSurvey,
  setSurveyStatus,
  deleteSurvey,
  surveySharing,
  createSurveyLinks,
  surveyColumns,
  surveyResponses,
  exportSurveyResponses,
  deleteSurveyResponse,
  surveyResults,
];

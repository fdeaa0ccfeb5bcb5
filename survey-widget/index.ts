/** The survey widget for pages with a bundler: `import { surveys } from '@spotreel/survey-widget'`. */
import { createSurveys } from './surveys';

/** The widget of this page. */
export const surveys = createSurveys();

export type { RefusedAnswers } from '@spotreel/sdk/internal/survey';
export type { ActionProperties, HiddenFields } from './hidden-fields';
export { SurveyError, type SurveyErrorCode } from './survey-error';
export type { SurveyEvents } from './survey-events';
export type { SurveyOptions } from './survey-options';
export { createSurveys, type SurveyCommand, type Surveys } from './surveys';

import type { Migration } from '../migration';

/**
 * The question that was on the screen after the last answer. Null for responses of before: it is not known, and counted
 * with the questions of the present survey.
 */
export const surveyStops: Migration = {
  name: '0022-survey-stops',
  statements: `
alter table survey_response add column stop_question_id text;
`,
};

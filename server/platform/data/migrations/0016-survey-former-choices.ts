import type { Migration } from '../migration';

/** Choices that a question offered before its author changed them: answers with one of them stay right. */
export const surveyFormerChoices: Migration = {
  name: '0016-survey-former-choices',
  statements: `
alter table survey add column former_choices jsonb not null default '{}';
`,
};

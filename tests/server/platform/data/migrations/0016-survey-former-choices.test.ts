import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyFormerChoices } from '../../../../../server/platform/data/migrations/0016-survey-former-choices';
import { readSurveyResults } from '../../../../../server/survey/results/survey-results';
import { replaceSurvey } from '../../../../../server/survey/surveys/save-survey';
import type { SurveyRow } from '../../../../../server/survey/surveys/survey-row';
import { survey } from '../../../../../server/survey/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const content = {
  name: 'Colors',
  type: 'web',
  status: 'inProgress',
  hiddenFields: { enabled: false },
  questions: [
    {
      id: 'color',
      type: 'multipleChoiceSingle',
      headline: 'Which?',
      required: false,
      choices: [
        { id: 'r', label: 'Red' },
        { id: 'b', label: 'Blue' },
      ],
    },
  ],
};

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(surveyFormerChoices);
  await old.fill(`
insert into survey_environment (id, tenant_id, name, product) values ('env', 1, 'Production', '{}');
insert into survey (id, environment_id, name, type, status, content, response_count)
  values ('colors', 'env', 'Colors', 'web', 'inProgress', '${JSON.stringify(content)}', 2);
insert into survey_response (id, survey_id, finished, data) values ('one', 'colors', true, '{"color": "Red"}');
insert into survey_response (id, survey_id, finished, data) values ('two', 'colors', true, '{"color": "Blue"}');
`);
  await old.migrate();
});
afterAll(() => old.close());

const find = async () => (await old.db.select().from(survey))[0] as SurveyRow;
const counts = async (row: SurveyRow) => {
  const { responses, questions } = await readSurveyResults(old.db, row, {});
  const bars = questions[0]?.distribution.map(({ value, count }) => [value, count]);
  return { responses, unfit: questions[0]?.unfit, bars };
};

test('answers of a survey of that time count as before', async () => {
  const row = await find();
  expect(row).toMatchObject({ content, responseCount: 2, formerChoices: {} });
  const bars = [
    ['Red', 1],
    ['Blue', 1],
  ];
  expect(await counts(row)).toEqual({ responses: 2, unfit: 0, bars });
});

test('they count also after its author has renamed a choice', async () => {
  const row = await find();
  const questions = JSON.parse(JSON.stringify(row.content.questions).replace('Red', 'Crimson'));
  const user = { id: 1, tenantId: 1 };
  const saved = await replaceSurvey(old.db, user, 'colors', { ...row.content, questions }, undefined);
  expect(saved.formerChoices).toEqual({ color: ['Red'] });
  const { unfit, bars } = await counts(saved);
  expect(unfit).toBe(0);
  expect(bars).toContainEqual(['Red', 1]);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyDraft } from '../../../../../sdk/contract/schemas/survey/survey';
import { surveyStops } from '../../../../../server/platform/data/migrations/0022-survey-stops';
import { validated } from '../../../../../server/platform/http/validate';
import { recordChange } from '../../../../../server/survey/answers/responses';
import { readSurveyResults } from '../../../../../server/survey/results/survey-results';
import { survey, surveyResponse } from '../../../../../server/survey/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const questions = ['why', 'what', 'when'].map((id) => ({ id, type: 'openText', headline: `${id}?`, required: false }));
const content = validated(surveyDraft, { name: 'S', status: 'inProgress', questions });

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(surveyStops);
  await old.fill(`
insert into survey_environment (id, tenant_id, name, product) values ('e', 1, 'E', '{}');
insert into survey (id, environment_id, name, type, status, content)
  values ('s', 'e', 'S', 'web', 'inProgress', '${JSON.stringify(content)}');
insert into survey_response (id, survey_id, finished, data) values ('left', 's', false, '{"why": "slow"}');
insert into survey_response (id, survey_id, finished, data) values ('done', 's', true, '{"why": "slow"}');
`);
  await old.migrate();
});
afterAll(() => old.close());

const droppedOff = async () => {
  const [row] = await old.db.select().from(survey).where(eq(survey.id, 's'));
  if (!row) throw new Error('no survey');
  const results = await readSurveyResults(old.db, row, {});
  return Object.fromEntries(results.questions.map((question) => [question.id, question.droppedOff]));
};

test('responses of that time drop off where the present questions say, until they are answered again', async () => {
  expect(await droppedOff()).toEqual({ why: 0, what: 1, when: 0 });
  await recordChange(old.db, 'e', 'left', { finished: false, data: { what: 'all' } }, Date.now());
  const [left] = await old.db.select().from(surveyResponse).where(eq(surveyResponse.id, 'left'));
  expect(left?.stopQuestionId).toBe('when');
  expect(await droppedOff()).toEqual({ why: 0, what: 0, when: 1 });
});

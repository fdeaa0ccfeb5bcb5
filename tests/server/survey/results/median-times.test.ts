import { afterAll, beforeAll, expect, test } from 'vitest';
import { medianTimes } from '../../../../server/survey/results/median-times';
import { surveyResponse } from '../../../../server/survey/tables';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

let server: SurveyServer;
let surveyId: string;
beforeAll(async () => {
  server = await createSurveyServer();
  surveyId = await server.addSurvey();
  const other = await server.addSurvey();
  const add = (id: string, day: string, finished: boolean, ttc: Record<string, number>, of = surveyId) =>
    server.services.db
      .insert(surveyResponse)
      .values({ id, surveyId: of, finished, data: {}, ttc, createdAt: new Date(`2026-11-${day}T12:00:00Z`) });
  await add('a', '01', true, { why: 9, score: 100, _total: 109 });
  await add('b', '02', true, { why: 1, score: 40, _total: 41 });
  await add('c', '03', true, { why: 2 });
  // what an older client may have sent of a response that was never finished
  await add('d', '03', false, { score: 1000.5, _total: 1000.5 });
  await add('e', '03', true, { why: 5000, _total: 5000 }, other);
});
afterAll(() => server.close());

test('the middle one, the mean of two middle ones; whole times of finished responses alone', async () => {
  const medians = await medianTimes(server.services.db, surveyId, {});
  expect(Object.fromEntries(medians)).toEqual({ why: 2, score: 100, _total: 75 });
});

test('of a period', async () => {
  const medians = await medianTimes(server.services.db, surveyId, { from: '2026-11-02T00:00:00Z' });
  expect(Object.fromEntries(medians)).toEqual({ why: 1.5, score: 520.25, _total: 41 });
  expect((await medianTimes(server.services.db, surveyId, { from: '2027-01-01T00:00:00Z' })).size).toBe(0);
});

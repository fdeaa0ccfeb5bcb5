import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { survey } from '../../../../server/survey/tables';
import { statementsOf } from '../../fixtures/statements';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

let server: SurveyServer;
let operator: string;
beforeAll(async () => {
  server = await createSurveyServer();
  operator = await server.signIn();
});
afterAll(() => server.close());

const shown = async (): Promise<string[]> => {
  const { json } = await server.ask('GET', '/in-app/sync');
  return json.data.surveys.map(({ id }: { id: string }) => id);
};
const pause = (id: string) => server.services.db.update(survey).set({ status: 'paused' }).where(eq(survey.id, id));

test('visitors are answered from memory; a named one costs two statements, and three where surveys filter', async () => {
  await server.addSurvey();
  await shown();
  expect(await statementsOf(shown)).toEqual([]);
  const named = () => server.ask('GET', '/in-app/sync/grace');
  await named();
  expect(await statementsOf(named)).toHaveLength(2);
  const attributeFilters = [{ attributeClassId: 'plan', condition: 'equals', value: 'pro' }];
  await server.addSurvey({ attributeFilters });
  await named();
  expect(await statementsOf(named)).toHaveLength(3);
});

test('a change by another server is seen after five seconds', async () => {
  const id = await server.addSurvey();
  expect(await shown()).toContain(id);
  await pause(id);
  expect(await shown()).toContain(id);
  server.now += 5001;
  expect(await shown()).not.toContain(id);
});

test('a change by an operator of this server is seen at once', async () => {
  const id = await server.addSurvey();
  expect(await shown()).toContain(id);
  const { status } = await server.call('DELETE', `/api/v1/survey/${id}`, { token: operator });
  expect(status).toBe(200);
  expect(await shown()).not.toContain(id);
});

test('a survey that takes no further response is gone at once', async () => {
  const id = await server.addSurvey({ autoComplete: 1 });
  expect(await shown()).toContain(id);
  const { status } = await server.ask('POST', '/responses', { surveyId: id, finished: true, data: { why: 'So' } });
  expect(status).toBe(200);
  expect(await shown()).not.toContain(id);
});

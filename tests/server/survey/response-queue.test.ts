import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResponseSender } from '../../../sdk/survey/responses/delivery';
import { createResponseQueue } from '../../../sdk/survey/responses/response-queue';
import { surveyDisplay, surveyResponse } from '../../../server/survey/tables';
import { createMemoryStorage } from '../../sdk/survey/responses/memory-storage';
import { createSurveyServer, type SurveyServer } from './service-fixture';

/** The engine's queue against the real service, over a line that loses answers. */
describe('answers on their way', () => {
  let server: SurveyServer;
  beforeAll(async () => {
    server = await createSurveyServer();
  });
  afterAll(() => server.close());

  /** The first `losses` answers of each request are lost although the service took it. */
  function sender(losses: number): ResponseSender {
    const tries = new Map<string, number>();
    async function request(method: string, path: string, body: object): Promise<{ id: string }> {
      const { status, json } = await server.ask(method, path, body);
      const name = `${method} ${path} ${JSON.stringify(body)}`;
      const count = (tries.get(name) ?? 0) + 1;
      tries.set(name, count);
      if (count <= losses) throw new TypeError('Failed to fetch');
      if (status !== 200) throw Object.assign(new Error(json.message), { status, serviceCode: json.code });
      return json.data;
    }
    return {
      create: async (_, response) => (await request('POST', '/responses', response)).id,
      update: async (_, id, change) => void (await request('PUT', `/responses/${id}`, change)),
      linkDisplay: async (_, id, responseId) => void (await request('PUT', `/displays/${id}`, { responseId })),
    };
  }

  const queueOf = (send: ResponseSender) => {
    const storage = createMemoryStorage();
    return { storage, queue: createResponseQueue({ storage, send, timer: { after: () => () => {} } }) };
  };
  const target = { apiHost: 'http://spotreel.test', environmentId: 'of the fixture' };
  const rowsOf = (surveyId: string) =>
    server.services.db.select().from(surveyResponse).where(eq(surveyResponse.surveyId, surveyId));

  test.each([0, 1, 2, 3])(
    'make one response, whole and linked, where %i answers of each request are lost',
    async (losses) => {
      const surveyId = await server.addSurvey({ autoComplete: 1 });
      const { queue, storage } = queueOf(sender(losses));
      const { json } = await server.ask('POST', '/displays', { surveyId, userId: 'ann' });
      const response = queue.open({ target, surveyId, userId: 'ann' });
      await response.linkDisplay(json.data.id);
      await response.add({ data: { why: 'because' }, finished: false, ttc: { why: 10 } });
      await response.add({ data: { more: ['a', 'b'] }, finished: false, ttc: { why: 10, more: 5 } });
      await response.add({ data: { score: 7 }, finished: true, ttc: { why: 10, more: 5, score: 1 } });
      for (let round = 0; round < 6; round += 1) await queue.wake();
      const rows = await rowsOf(surveyId);
      expect(rows).toMatchObject([
        {
          data: { why: 'because', more: ['a', 'b'], score: 7 },
          ttc: { why: 10, more: 5, score: 1, _total: 16 },
          finished: true,
        },
      ]);
      const [display] = await server.services.db
        .select()
        .from(surveyDisplay)
        .where(eq(surveyDisplay.surveyId, surveyId));
      expect(display?.responseId).toBe(rows[0]?.id);
      expect(await storage.all()).toEqual([]);
    },
  );

  test('are refused for good by a survey that is closed, and kept', async () => {
    const surveyId = await server.addSurvey({ status: 'paused' });
    const { queue } = queueOf(sender(0));
    const failed: string[] = [];
    queue.on('failed', ({ refusal }) => failed.push(`${refusal.status} ${refusal.message}`));
    await queue.open({ target, surveyId, userId: null }).add({ data: { why: 'x' }, finished: true, ttc: {} });
    await queue.wake();
    expect(failed).toEqual(['400 This survey is closed.']);
    expect(await queue.list()).toMatchObject([{ waiting: [], refused: [{ change: { data: { why: 'x' } } }] }]);
    expect(await rowsOf(surveyId)).toEqual([]);
  });
});

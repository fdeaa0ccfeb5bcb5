/** What visitors may write: floods from one network end, and others answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { surveyPerson, surveyResponse } from '../../../../server/survey/tables';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

const unlimited = Object.fromEntries(
  ['survey_bytes_minute', 'survey_bytes_day', 'survey_rows_minute', 'survey_rows_day'].map((name) => [name, -1]),
);

describe('visitors without a login', () => {
  let server: SurveyServer;
  let beside: SurveyServer;
  let surveyId: string;
  beforeAll(async () => {
    const quotaLimits = {
      ...unlimited,
      survey_network_rows_minute: 20,
      survey_network_bytes_minute: 100_000,
      survey_people: 30,
      survey_responses: 12,
    };
    server = await createSurveyServer({ quotaLimits });
    beside = await createSurveyServer({ quotaLimits, beside: server });
    surveyId = await server.addSurvey();
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
  });

  const ask = (address: string, path: string, json: object, at = server) =>
    at.app.fetch(
      new Request(`http://spotreel.test/api/v1/client/${server.environmentId}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
      address,
    );
  const person = (address: string, userId: string, at = server) => ask(address, '/people', { userId }, at);
  const answer = (address: string) => ask(address, '/responses', { surveyId, finished: true, data: { score: 9 } });

  test('a flood from one network ends on all servers, while another network answers', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 30; index++) {
      // addresses of one /64 are one network
      const address = `2001:db8:1:1::${(index + 1).toString(16)}`;
      statuses.push((await person(address, `flood${index}`, index % 2 === 0 ? server : beside)).status);
    }
    const taken = statuses.filter((status) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(18);
    expect(taken).toBeLessThanOrEqual(22);
    const refused = await person('2001:db8:1:1::ffff', 'late');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      error: expect.any(String),
      details: { limit: '20', used: '20', resetsAt: expect.any(String) },
    });
    expect((await answer('192.0.2.7')).status).toBe(200);
    server.now += 61_000;
    expect((await person('2001:db8:1:1::1', 'flood0')).status).toBe(200);
  });

  test('bytes of a network count too', async () => {
    const send = (size: number) =>
      ask('192.0.2.9', '/actions', { userId: 'flood0', name: 'x', properties: { text: 'x'.repeat(size) } });
    const statuses: number[] = [];
    // what is too large for its field counts as it came
    for (let index = 0; index < 4; index++) statuses.push((await send(30_000)).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  test('an environment knows so many people; known ones come in as before', async () => {
    const others = await Promise.all(
      Array.from({ length: 15 }, (_, index) => person(`198.51.100.${index}`, `p${index}`)),
    );
    expect(others.some(({ status }) => status === 429)).toBe(true);
    const people = await server.services.db.select().from(surveyPerson);
    expect(people).toHaveLength(30);
    expect((await person('198.51.100.200', people[0]?.userId ?? '')).status).toBe(200);
    expect((await server.ask('GET', `/in-app/sync/stranger`)).status).toBe(429);
  });

  test('an environment takes so many responses a month; a response that has begun goes on', async () => {
    for (let index = 0; index < 11; index++) expect((await answer(`203.0.113.${index}`)).status).toBe(200);
    const refused = await answer('203.0.113.99');
    expect([refused.status, (await refused.json()).details.limit]).toEqual([429, '12']);
    const [first] = await server.services.db.select().from(surveyResponse);
    const change = { finished: true, data: { why: 'late' }, ttc: {} };
    expect((await server.ask('PUT', `/responses/${first?.id}`, change)).status).toBe(200);
    server.now += 32 * 86_400_000;
    expect((await answer('203.0.113.99')).status).toBe(200);
  });

  test('a person has at most 32 KB of attributes', async () => {
    const [known] = await server.services.db.select().from(surveyPerson);
    const set = (from: number) =>
      ask('192.0.2.30', `/people/${known?.userId}`, {
        attributes: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`a${from + index}`, 'x'.repeat(900)])),
      });
    expect((await set(0)).status).toBe(200);
    const refused = await set(20);
    expect(await refused.json()).toMatchObject({
      code: 'bad_request',
      details: { attributes: 'A person has at most 32 KB of attributes' },
    });
  });
});

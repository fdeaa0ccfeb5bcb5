import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { surveyDisplay, surveyPerson, surveyResponse } from '../../../server/data/schema/surveys';
import { createSurveyServer, type SurveyServer } from './service-fixture';

describe('responses', () => {
  let server: SurveyServer;
  beforeAll(async () => {
    server = await createSurveyServer();
  });
  afterAll(() => server.close());

  const stored = async (id: string) => {
    const [row] = await server.services.db.select().from(surveyResponse).where(eq(surveyResponse.id, id));
    return row;
  };

  test('answers join, times replace, and the total is added at the end', async () => {
    const surveyId = await server.addSurvey();
    const first = { surveyId, userId: null, singleUseId: null, finished: false, ttc: { why: 10.5 } };
    const { status, json } = await server.ask('POST', '/responses', {
      ...first,
      data: { welcomeCard: 'clicked', inputType: 'text', why: 'because' },
    });
    expect(status).toBe(200);
    const { id } = json.data;
    const change = { finished: true, data: { score: 7 }, ttc: { why: 10.5, score: 4.5 } };
    expect((await server.ask('PUT', `/responses/${id}`, change)).json).toEqual({ data: {} });
    expect(await stored(id)).toMatchObject({
      finished: true,
      personId: null,
      data: { why: 'because', score: 7 },
      ttc: { why: 10.5, score: 4.5, _total: 15 },
    });
  });

  test('what was finished stays finished', async () => {
    const surveyId = await server.addSurvey();
    const { json } = await server.ask('POST', '/responses', { surveyId, finished: true, data: {} });
    await server.ask('PUT', `/responses/${json.data.id}`, { finished: false, data: { why: 'late' } });
    expect(await stored(json.data.id)).toMatchObject({ finished: true, data: { why: 'late' } });
  });

  test('the same response sent twice is made once', async () => {
    const surveyId = await server.addSurvey({ autoComplete: 1 });
    const body = { surveyId, clientKey: 'k-12345678', finished: false, data: { why: 'a' } };
    const [one, two] = await Promise.all([
      server.ask('POST', '/responses', body),
      server.ask('POST', '/responses', { ...body, data: { why: 'a', more: 'b' } }),
    ]);
    expect(two.json.data.id).toBe(one.json.data.id);
    expect((await stored(one.json.data.id))?.data).toMatchObject({ why: 'a' });
    const rows = await server.services.db.select().from(surveyResponse).where(eq(surveyResponse.surveyId, surveyId));
    expect(rows).toHaveLength(1);
  });

  test('the response limit ends the survey, also for two that come at once', async () => {
    const surveyId = await server.addSurvey({ autoComplete: 2 });
    const answers = await Promise.all(
      [1, 2, 3].map((n) => server.ask('POST', '/responses', { surveyId, finished: true, data: { why: `${n}` } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.json).toEqual({ code: 'bad_request', message: 'This survey is closed.', details: {} });
    const { json } = await server.ask('GET', '/in-app/sync');
    expect(json.data.surveys.map(({ id }: { id: string }) => id)).not.toContain(surveyId);
  });

  test('who began before the closing date may finish', async () => {
    const surveyId = await server.addSurvey({ closeOnDate: new Date(server.now + 60_000).toISOString() });
    const { json } = await server.ask('POST', '/responses', { surveyId, finished: false, data: {} });
    server.now += 120_000;
    expect((await server.ask('POST', '/responses', { surveyId, finished: false, data: {} })).status).toBe(400);
    expect((await server.ask('PUT', `/responses/${json.data.id}`, { finished: true, data: {} })).status).toBe(200);
    server.now -= 120_000;
  });

  test('a display is linked, by the display’s call or by the response', async () => {
    const surveyId = await server.addSurvey();
    const display = async () => (await server.ask('POST', '/displays', { surveyId })).json.data.id as string;
    const [first, second] = [await display(), await display()];
    const made = await server.ask('POST', '/responses', { surveyId, finished: false, data: {}, displayId: first });
    const responseId = made.json.data.id;
    expect((await server.ask('PUT', `/displays/${second}`, { responseId })).json).toEqual({ data: {} });
    const rows = await server.services.db.select().from(surveyDisplay).where(eq(surveyDisplay.surveyId, surveyId));
    expect(rows.map((row) => row.responseId)).toEqual([responseId, responseId]);
  });

  test('bad input is refused with the fields', async () => {
    const { status, json } = await server.ask('POST', '/responses', { surveyId: 5, data: { why: { a: 1 } } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'bad_request', message: 'Fields are missing or incorrectly formatted' });
    expect(Object.keys(json.details)).toEqual(expect.arrayContaining(['surveyId', 'finished', 'data.why']));
    const broken = await server.ask('POST', '/responses', undefined, { body: '{' });
    expect([broken.status, broken.json.code]).toEqual([400, 'bad_request']);
  });

  test('surveys and responses of another environment are not there', async () => {
    const surveyId = await server.addSurvey();
    const { json } = await server.ask('POST', '/responses', { surveyId, finished: false, data: {} });
    const other = await createOtherEnvironment(server);
    const call = (method: string, path: string, body: unknown) =>
      server.call(method, `/api/v1/client/${other}${path}`, { json: body });
    const refused = await call('POST', '/responses', { surveyId, finished: false, data: {} });
    expect([refused.status, refused.json.message]).toEqual([404, 'Survey not found']);
    const change = { finished: true, data: { why: 'stolen' } };
    expect((await call('PUT', `/responses/${json.data.id}`, change)).status).toBe(404);
    expect((await call('POST', '/displays', { surveyId })).status).toBe(404);
  });

  test('people and actions', async () => {
    expect((await server.ask('POST', '/people', { environmentId: 'x', userId: 'lin' })).json).toEqual({
      data: { userId: 'lin' },
    });
    const action = { environmentId: 'x', userId: 'lin', name: 'Clicked', properties: {} };
    expect((await server.ask('POST', '/actions', action)).json).toEqual({ data: {} });
    expect((await server.ask('POST', '/actions', { name: 'Nobody' })).status).toBe(400);
  });

  test.each(['POST', 'PUT'])('attributes of a person are set by %s', async (method) => {
    const answer = await server.ask(method, `/people/by-${method}`, { attributes: { plan: 'pro', seats: 3 } });
    expect([answer.status, answer.json]).toEqual([200, { data: {} }]);
    const [row] = await server.services.db
      .select()
      .from(surveyPerson)
      .where(eq(surveyPerson.userId, `by-${method}`));
    expect(row?.attributes).toEqual({ plan: 'pro', seats: '3' });
  });
});

async function createOtherEnvironment({ services: { db } }: SurveyServer): Promise<string> {
  const { tenant } = await import('../../../server/data/schema/accounts');
  const { ensureEnvironment } = await import('../../../server/surveys/environments');
  const [row] = await db.insert(tenant).values({ slug: 'other', name: 'Other' }).returning();
  return (await ensureEnvironment(db, row?.id ?? 0)).environment.id;
}

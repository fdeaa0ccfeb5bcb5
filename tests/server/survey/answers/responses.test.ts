import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { surveyDisplay, surveyPerson, surveyResponse } from '../../../../server/survey/tables';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

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

  test('what was finished stays as it is; a step that was stuck on its way still joins', async () => {
    const surveyId = await server.addSurvey();
    const first = { surveyId, finished: true, data: { score: 7 }, ttc: { score: 5 } };
    const { json } = await server.ask('POST', '/responses', first);
    const late = { finished: false, data: { why: 'late', score: 1 }, ttc: { why: 2, score: 90 } };
    expect((await server.ask('PUT', `/responses/${json.data.id}`, late)).status).toBe(200);
    expect(await stored(json.data.id)).toMatchObject({
      finished: true,
      data: { why: 'late', score: 7 },
      ttc: { why: 2, score: 5, _total: 7 },
    });
    await server.ask('PUT', `/responses/${json.data.id}`, { finished: true, data: { why: 'changed' } });
    expect((await stored(json.data.id))?.data).toEqual({ why: 'late', score: 7 });
  });

  test('what does not fit the survey is left out and named, the rest is kept', async () => {
    const surveyId = await server.addSurvey();
    const data = {
      welcomeCard: 'clicked',
      inputType: 'text',
      score: 99,
      more: ['a', 'c'],
      nonsense: 'x',
      why: 'because',
    };
    const { status, json } = await server.ask('POST', '/responses', {
      surveyId,
      finished: false,
      data,
      ttc: { junk: 1 },
    });
    expect([status, json.data.ignored]).toEqual([200, ['score', 'more', 'nonsense']]);
    expect(await stored(json.data.id)).toMatchObject({ data: { why: 'because' }, ttc: {} });
    const change = { finished: true, data: { score: 'ten', more: ['b', 'b'] } };
    expect((await server.ask('PUT', `/responses/${json.data.id}`, change)).json).toEqual({
      data: { ignored: ['score'] },
    });
    expect(await stored(json.data.id)).toMatchObject({ finished: true, data: { why: 'because', more: ['b'] } });
  });

  test('a choice of before the author changed its words is still an answer', async () => {
    const token = await server.signIn();
    const choices = (label: string) => [
      { id: 'pick', type: 'multipleChoiceSingle', headline: 'Pick', required: true, choices: [{ id: 'one', label }] },
    ];
    const draft = { name: 'Words', status: 'inProgress', questions: choices('Old words') };
    const made = await server.call('POST', '/api/v1/survey', { token, json: { survey: draft } });
    const surveyId = made.json.data.id;
    const changed = { survey: { ...draft, questions: choices('New words') } };
    await server.call('PUT', `/api/v1/survey/${surveyId}`, { token, json: changed });
    const send = (pick: string) => server.ask('POST', '/responses', { surveyId, finished: true, data: { pick } });
    expect((await send('Old words')).json.data.ignored).toBeUndefined();
    expect((await send('New words')).json.data.ignored).toBeUndefined();
    expect((await send('No words')).json.data.ignored).toEqual(['pick']);
  });

  test('a response cannot grow without end, nor be rewritten for nothing', async () => {
    const fields = Array.from({ length: 20 }, (_, index) => `text${index}`);
    const questions = fields.map((id) => ({ id, type: 'openText', headline: id, required: false }));
    const surveyId = await server.addSurvey({ questions });
    const { json } = await server.ask('POST', '/responses', { surveyId, finished: false, data: {} });
    const put = (data: object) => server.ask('PUT', `/responses/${json.data.id}`, { finished: false, data });
    const statuses = [];
    for (const field of fields) statuses.push((await put({ [field]: 'x'.repeat(20_000) })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(13);
    expect(statuses.at(-1)).toBe(400);
    const before = await stored(json.data.id);
    expect(JSON.stringify(before?.data).length).toBeLessThan(256 * 1024);
    server.now += 5000;
    await put({ text0: 'x'.repeat(20_000) });
    expect((await stored(json.data.id))?.updatedAt).toEqual(before?.updatedAt);
    server.now -= 5000;
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`key${index}`, 'x']));
    expect((await put(many)).json).toMatchObject({ code: 'bad_request', details: { data: 'Too many entries' } });
  });

  test('page and source are kept, cut where they are too long, and nothing else beside them', async () => {
    const surveyId = await server.addSurvey();
    const meta = { url: `https://shop.test/${'a'.repeat(3000)}`, source: 'mail', junk: 'x'.repeat(1000) };
    const { json } = await server.ask('POST', '/responses', { surveyId, finished: true, data: {}, meta });
    const kept = (await stored(json.data.id))?.meta;
    expect(kept).toEqual({ url: meta.url.slice(0, 2000), source: 'mail' });
    const body = { surveyId, finished: true, data: {} };
    const headers = { referer: 'https://shop.test/cart?token=secret' };
    const published = await server.ask('POST', '/responses', body, { headers });
    expect((await stored(published.json.data.id))?.meta).toEqual({ url: 'https://shop.test/cart' });
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
    const first = await display();
    const second = await display();
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
  const { tenant } = await import('../../../../server/account/tables');
  const { ensureEnvironment } = await import('../../../../server/survey/environments/environments');
  const [row] = await db.insert(tenant).values({ slug: 'other', name: 'Other' }).returning();
  return (await ensureEnvironment(db, row?.id ?? 0)).environment.id;
}

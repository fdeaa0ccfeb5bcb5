import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { survey, surveyResponse } from '../../../../server/survey/tables';
import { createPageServer, type PageServer } from './page-fixture';

let server: PageServer;
beforeAll(async () => {
  server = await createPageServer();
});
afterAll(() => server.close());

const rowsOf = (surveyId: string) =>
  server.services.db.select().from(surveyResponse).where(eq(surveyResponse.surveyId, surveyId));
const setStatus = (id: string, status: 'paused' | 'completed') =>
  server.services.db.update(survey).set({ status }).where(eq(survey.id, id));

describe('a survey of type link, email or mobile', () => {
  test('is given to anybody, with where its answers go', async () => {
    for (const type of ['link', 'email', 'mobile']) {
      const id = await server.addPage({ type, surveyClosedMessage: { heading: 'Secret until closed' } });
      const { status, json } = await server.open(id);
      expect(status).toBe(200);
      expect(json.data).toMatchObject({ state: 'open', opened: { admission: null, singleUseId: null } });
      expect(json.data.opened.survey).toMatchObject({
        id,
        questions: [{ id: 'why' }, {}, {}],
        surveyClosedMessage: null,
      });
      expect((await server.answer(id, { meta: { url: 'https://a.test/s/1', source: 'mail' } })).status).toBe(200);
      expect((await rowsOf(id))[0]?.meta).toEqual({ url: 'https://a.test/s/1', source: 'mail' });
    }
  });

  test('is not in the in-app sync, and the sync never tells a PIN', async () => {
    const id = await server.addPage();
    const web = await server.addSurvey({ pin: '1234' });
    const { json } = await server.ask('GET', '/in-app/sync');
    expect(json.data.surveys.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(json.data.surveys.find((one: { id: string }) => one.id === web)).toMatchObject({ pin: null });
  });

  test('unknown ones, drafts, those of pages and of another environment are not there', async () => {
    const draft = await server.addPage({ status: 'draft' });
    const web = await server.addSurvey({ type: 'web' });
    for (const id of [draft, web, 'unknown', 'a%00b']) expect((await server.open(id)).status).not.toBe(200);
    const id = await server.addPage();
    const other = await server.call('POST', `/api/v1/client/other/surveys/${id}/open`, { json: {} });
    expect([other.status, other.json.code]).toEqual([404, 'not_found']);
  });

  test('says why it takes no answers, in its author’s words or in none', async () => {
    const surveyClosedMessage = { enabled: true, heading: 'Over', subheading: 'See you' };
    const done = await server.addPage({ surveyClosedMessage });
    await setStatus(done, 'completed');
    expect((await server.open(done)).json.data).toMatchObject({
      state: 'closed',
      heading: 'Over',
      subheading: 'See you',
      opened: null,
    });
    const dated = await server.addPage({ closeOnDate: new Date(server.now - 1000).toISOString() });
    expect((await server.open(dated)).json.data).toMatchObject({ state: 'closed', heading: null });
    const silent = await server.addPage({ surveyClosedMessage: { ...surveyClosedMessage, enabled: false } });
    await setStatus(silent, 'completed');
    expect((await server.open(silent)).json.data).toMatchObject({ state: 'closed', heading: null });
    const paused = await server.addPage({ surveyClosedMessage });
    await setStatus(paused, 'paused');
    expect((await server.open(paused)).json.data).toMatchObject({ state: 'paused', heading: null });
    const full = await server.addPage({ autoComplete: 1 });
    await server.answer(full);
    expect((await server.open(full)).json.data.state).toBe('closed');
  });

  test('input that is too long is refused with its field', async () => {
    const { status, json } = await server.open(await server.addPage({ pin: '1' }), { pin: 'x'.repeat(21) });
    expect([status, Object.keys(json.details)]).toEqual([400, ['pin']]);
  });
});

describe('a PIN', () => {
  test('opens it, and nothing is told before', async () => {
    const id = await server.addPage({ name: 'Secret name', pin: '4711' });
    const asked = await server.open(id);
    expect(asked.json.data).toMatchObject({ state: 'pin', opened: null });
    const html = (await server.page(id)).html;
    for (const text of [JSON.stringify(asked.json), html]) {
      for (const secret of ['4711', 'Why?', 'Secret name']) expect(text).not.toContain(secret);
    }
    const wrong = await server.open(id, { pin: '4712' });
    expect([wrong.status, wrong.json.message]).toEqual([401, 'Wrong PIN.']);
    const { json } = await server.open(id, { pin: ' 4711 ' });
    expect(json.data.opened.survey).toMatchObject({ id, pin: null });
  });

  test('is needed for answers too', async () => {
    const id = await server.addPage({ pin: '4711' });
    const refused = await server.answer(id);
    expect([refused.status, refused.json.code]).toEqual([401, 'unauthorized']);
    const other = (await server.open(await server.addPage({ pin: '1' }), { pin: '1' })).json.data.opened.admission;
    expect((await server.answer(id, { admission: other })).status).toBe(401);
    expect((await server.answer(id, { admission: 'made up' })).status).toBe(401);
    const { admission } = (await server.open(id, { pin: '4711' })).json.data.opened;
    expect((await server.answer(id, { admission })).status).toBe(200);
    server.now += 40 * 24 * 60 * 60 * 1000;
    expect((await server.answer(id, { admission })).status).toBe(401);
  });

  test('can be tried ten times in 15 minutes, and right ones do not count', async () => {
    const id = await server.addPage({ pin: '4711' });
    for (let n = 0; n < 12; n++) expect((await server.open(id, { pin: '4711' })).status).toBe(200);
    const tries = await Promise.all(Array.from({ length: 14 }, (_, n) => server.open(id, { pin: `${n}` })));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await server.open(id, { pin: '4711' })).status).toBe(429);
    server.now += 15 * 60 * 1000 + 1000;
    expect((await server.open(id, { pin: '4711' })).status).toBe(200);
  });
});

test('strangers who guess a PIN from many networks leave others their tries', async () => {
  const id = await server.addPage({ pin: '4711' });
  const guess = async (address: string, pin: string) => {
    const path = `/api/v1/client/${server.environmentId}/surveys/${id}/open`;
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`http://spotreel.test${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ pin }),
    });
    return (await server.app.fetch(request, address)).status;
  };
  const guesses: number[] = [];
  for (let network = 0; network < 22; network += 1)
    for (let host = 0; host < 12; host += 1) guesses.push(await guess(`2001:db8:2:${network}::${host}`, 'wrong'));
  // ten of each of the first twenty networks, then two of each
  expect(guesses.filter((status) => status === 401)).toHaveLength(204);
  expect(await guess('192.0.2.1', '4711')).toBe(200);
});

describe('personal links', () => {
  const singleUse = { enabled: true, heading: 'Thanks, got it', subheading: 'Once is enough', isEncrypted: false };

  test('open it, take one response, and then say so', async () => {
    const id = await server.addPage({ singleUse });
    expect((await server.open(id)).json.data.state).toBe('linkNeeded');
    const { opened } = (await server.open(id, { singleUseId: 'ada-1' })).json.data;
    expect(opened.singleUseId).toBe('ada-1');
    expect((await server.answer(id)).status).toBe(401);
    expect((await server.answer(id, { admission: opened.admission })).status).toBe(200);
    expect((await rowsOf(id)).map((row) => row.singleUseId)).toEqual(['ada-1']);
    const again = await server.answer(id, { admission: opened.admission, clientKey: 'another-key' });
    expect([again.status, again.json.message]).toEqual([400, 'You have already answered this survey.']);
    expect((await server.open(id, { singleUseId: 'ada-1' })).json.data).toMatchObject({
      state: 'used',
      heading: 'Thanks, got it',
      subheading: 'Once is enough',
      opened: null,
    });
    expect((await server.open(id, { singleUseId: 'ada-2' })).json.data.state).toBe('open');
  });

  test('of two tabs give one response', async () => {
    const id = await server.addPage({ singleUse });
    const tab = (n: number, finished: boolean) =>
      server.answer(id, { singleUseId: 'ada', clientKey: `tab-${n}-00000`, finished, data: { why: `tab ${n}` } });
    const [one, two] = await Promise.all([tab(1, false), tab(2, false)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.json.data.id).toBe(two.json.data.id);
    expect(await rowsOf(id)).toHaveLength(1);
    const ends = await Promise.all([tab(3, true), tab(4, true)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('that are signed cannot be made up, nor used for another survey', async () => {
    const token = await server.signIn();
    const id = await server.addPage({ singleUse: { ...singleUse, isEncrypted: true } });
    const made = await server.call('POST', `/api/v1/survey/${id}/personal-link`, { token, json: { count: 3 } });
    const links: { id: string; url: string }[] = made.json.data;
    expect(new Set(links.map((link) => link.id)).size).toBe(3);
    const suId = new URL(links[0]?.url ?? '').searchParams.get('suId');
    expect(suId).toBe(links[0]?.id);
    for (const bad of ['ada', `${suId}x`, `x${suId}`, suId?.split('.')[0]]) {
      expect((await server.open(id, { singleUseId: bad })).json.data.state).toBe('linkNeeded');
    }
    const other = await server.addPage({ singleUse: { ...singleUse, isEncrypted: true } });
    expect((await server.open(other, { singleUseId: suId })).json.data.state).toBe('linkNeeded');
    const { opened } = (await server.open(id, { singleUseId: suId })).json.data;
    expect((await server.answer(id, { singleUseId: opened.singleUseId })).status).toBe(401);
    expect((await server.answer(id, { admission: opened.admission })).status).toBe(200);
    expect((await server.open(id, { singleUseId: suId })).json.data.state).toBe('used');
  });

  test('are made by operators of the tenant, for surveys with single use', async () => {
    const token = await server.signIn();
    const id = await server.addPage();
    const make = (json: unknown, as = token) =>
      server.call('POST', `/api/v1/survey/${id}/personal-link`, { token: as, json });
    expect((await make({ count: 1 })).json.details).toEqual({ count: [expect.stringContaining('single use')] });
    expect((await make({ count: 1001 })).status).toBe(422);
    await server.addUser({ email: 'other@spotreel.test', tenant: 'other', role: 'operator' });
    expect((await make({ count: 1 }, await server.signIn('other@spotreel.test'))).status).toBe(404);
  });
});

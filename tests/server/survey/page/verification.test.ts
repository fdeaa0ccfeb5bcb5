import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../../../server/platform/http/api-error';
import { surveyResponse } from '../../../../server/survey/tables';
import { createPageServer, type PageServer, PUBLIC_URL } from './page-fixture';

let server: PageServer;
beforeAll(async () => {
  server = await createPageServer();
});
afterAll(() => server.close());

const verifyEmail = { name: 'Team survey', subheading: 'For members only' };
const ask = (id: string, json: unknown, options = {}) =>
  server.ask('POST', `/surveys/${id}/verification`, json, options);
const linkIn = (mail = '') => new URL(/https:\/\/surveys\.spotreel\.test\/s\/\S+/.exec(mail)?.[0] ?? '');
async function verificationOf(id: string, email: string, query = ''): Promise<string> {
  expect((await ask(id, { email, query })).status).toBe(200);
  return linkIn(server.mails().at(-1)).searchParams.get('verify') ?? '';
}

test('an address gets a link, which opens the survey for one response', async () => {
  const id = await server.addPage({ verifyEmail });
  expect((await server.open(id)).json.data).toMatchObject({
    state: 'email',
    heading: 'Team survey',
    subheading: 'For members only',
    opened: null,
  });
  expect((await server.answer(id)).status).toBe(401);
  expect((await ask(id, { email: ' Ada@Example.com ', query: 'lang=de&why=x&pin=1&verify=old' })).json).toEqual({
    data: {},
  });
  const mail = server.mails().at(-1) ?? '';
  expect(mail).toMatch(/^To: ada@example\.com\r$/m);
  expect(mail).toContain('Subject: Ihr Link zur Umfrage: Team survey');
  expect(mail).toContain('For members only');
  const link = linkIn(mail);
  expect(`${link.origin}${link.pathname}`).toBe(`${PUBLIC_URL}/s/${id}`);
  expect([...link.searchParams.keys()]).toEqual(['lang', 'why', 'verify']);
  const verification = link.searchParams.get('verify');
  const { opened } = (await server.open(id, { verification })).json.data;
  expect((await server.answer(id, { admission: opened.admission })).status).toBe(200);
  const [row] = await server.services.db.select().from(surveyResponse).where(eq(surveyResponse.surveyId, id));
  expect(row?.verifiedEmail).toBe('ada@example.com');
  expect((await server.answer(id, { admission: opened.admission, clientKey: 'another-one' })).status).toBe(400);
  const later = await verificationOf(id, 'ADA@example.com');
  expect((await server.open(id, { verification: later })).json.data).toMatchObject({ state: 'answered', opened: null });
});

test('a link is over after a day, and is none of another survey or another kind', async () => {
  const id = await server.addPage({ verifyEmail });
  const verification = await verificationOf(id, 'bea@example.com');
  const { admission } = (await server.open(id, { verification })).json.data.opened;
  const other = await server.addPage({ verifyEmail });
  for (const token of [admission, `${verification}x`]) {
    expect((await server.open(id, { verification: token })).json.data.state).toBe('emailExpired');
  }
  expect((await server.open(other, { verification })).json.data.state).toBe('emailExpired');
  server.now += 25 * 60 * 60 * 1000;
  expect((await server.open(id, { verification })).json.data.state).toBe('emailExpired');
  expect((await server.page(id, `?verify=${verification}`)).html).toContain('That link has expired.');
});

test('nobody is mailed through it: bad addresses, other surveys, personal links that are none', async () => {
  const id = await server.addPage({ verifyEmail });
  const before = server.mails().length;
  for (const email of ['ada', 'ada@example.com\r\nBcc: eve@example.com', 'a@b.test, c@d.test', '']) {
    expect((await ask(id, { email })).status).toBe(400);
  }
  expect((await ask(await server.addPage(), { email: 'ada@example.com' })).status).toBe(400);
  const personal = await server.addPage({ verifyEmail, singleUse: { enabled: true, isEncrypted: true } });
  expect((await ask(personal, { email: 'ada@example.com', query: 'suId=made-up' })).status).toBe(401);
  expect(server.mails()).toHaveLength(before);
});

test('an address gets four emails an hour, whoever asks and for whichever survey', async () => {
  const answers = [];
  for (let n = 0; n < 6; n++) {
    answers.push((await ask(await server.addPage({ verifyEmail }), { email: 'cem@example.com' })).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  server.now += 61 * 60 * 1000;
  expect((await ask(await server.addPage({ verifyEmail }), { email: 'cem@example.com' })).status).toBe(200);
});

test('strangers who ask for emails to an address leave its owner one', async () => {
  server.now += 2 * 60 * 60 * 1000;
  const id = await server.addPage({ verifyEmail });
  const from = async (address: string) => {
    const path = `/api/v1/client/${server.environmentId}/surveys/${id}/verification`;
    const body = JSON.stringify({ email: 'eda@example.com' });
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`${PUBLIC_URL}${path}`, { method: 'POST', headers, body });
    return (await server.app.fetch(request, address)).status;
  };
  const strangers = [];
  for (let host = 0; host < 6; host += 1) strangers.push(await from(`2001:db8:3:1::${host}`));
  expect(strangers).toEqual([200, 200, 200, 200, 429, 429]);
  expect([await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 429]);
  for (let network = 2; network < 40; network += 1) strangers.push(await from(`2001:db8:3:${network}::1`));
  // one of each other network, until the inbox has got twenty
  expect(strangers.filter((status) => status === 200)).toHaveLength(19);
});

test('a network asks for thirty emails an hour', async () => {
  server.now += 2 * 60 * 60 * 1000;
  const id = await server.addPage({ verifyEmail });
  const answers = [];
  for (let n = 0; n < 32; n++) answers.push((await ask(id, { email: `dan${n}@example.com` })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.slice(-2)).toEqual([429, 429]);
  server.now += 2 * 60 * 60 * 1000;
});

test('links never begin with what a request calls its host', async () => {
  const bare = await createPageServer({ publicUrl: undefined as never });
  try {
    const id = await bare.addPage({ verifyEmail });
    const path = `/api/v1/client/${bare.environmentId}/surveys/${id}/verification`;
    const post = (origin: string) =>
      bare.app.fetch(
        new Request(`${origin}${path}`, { method: 'POST', body: JSON.stringify({ email: 'ada@example.com' }) }),
      );
    expect((await post('http://evil.test')).status).toBe(500);
    expect((await post('http://127.0.0.1:4600')).status).toBe(200);
    expect(bare.mails().join()).not.toContain('evil.test');
  } finally {
    await bare.close();
  }
});

test('a mail server that fails is said', async () => {
  const failing = await createPageServer({
    mail: { notice: undefined, send: () => Promise.reject(new ApiError('mail_failed')) },
  });
  try {
    const id = await failing.addPage({ verifyEmail });
    const { status, json } = await failing.ask('POST', `/surveys/${id}/verification`, { email: 'ada@example.com' });
    expect([status, json.message]).toEqual([500, expect.stringContaining('could not send')]);
  } finally {
    await failing.close();
  }
});

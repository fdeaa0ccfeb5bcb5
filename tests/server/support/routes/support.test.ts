/** Questions and ideas: what people write, what operators answer, and who is mailed. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupportThread } from '../../../../sdk/contract/support/support';
import { media } from '../../../../server/media/tables';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { supportMessage, supportThread } from '../../../../server/support/tables';
import { createMailbox } from '../../fixtures/mailbox';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const DESK = 'desk@spotreel.test';
const mail = createMailbox();
let server: TestServer;
let operator: string;
beforeAll(async () => {
  server = await createTestServer({
    mail,
    publicUrl: 'https://videos.example',
    pollMs: 50,
    support: { email: DESK },
    rateLimits: { ...DEFAULT_RATE_LIMITS, support: { points: 6, seconds: 3600 } },
  });
  operator = await server.signIn();
});
afterAll(() => server.close());

let people = 0;
async function newPerson() {
  people += 1;
  const email = `asks${people}@spotreel.test`;
  const id = await server.addUser({ email });
  return { id, email, token: await server.signIn(email) };
}
const post = (path: string, token: string, json?: unknown, headers = {}) =>
  server.call('POST', `/api/v1${path}`, { token, headers, ...(json !== undefined && { json }) });
const get = (path: string, token: string) => server.call('GET', `/api/v1${path}`, { token });
const question = { kind: 'question', subject: 'Music', text: 'How do I change it?' };
const idea = { kind: 'idea', subject: 'Dark videos', text: 'A style for the night.' };

async function ask(token: string, json: object = question): Promise<SupportThread> {
  const answer = await post('/support/thread', token, json);
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return answer.json.data;
}

async function addUpload(ownerId: number, name: string, over = {}): Promise<number> {
  const values = { tenantId: 1, ownerId, name, type: 'image', mimeType: 'image/png', widthPx: 1, heightPx: 1 } as const;
  const own = { ...values, fileKey: `uploads/${name}`, sourceType: 'upload', ...over } as const;
  const [row] = await server.services.db.insert(media).values(own).returning({ id: media.id });
  return row?.id ?? 0;
}

describe('a question', () => {
  test('is kept, and its first message goes to the support by email', async () => {
    const ann = await newPerson();
    const asked = await ask(ann.token);
    expect(asked).toMatchObject({ kind: 'question', subject: 'Music', state: 'waiting', isUnread: false, files: [] });
    expect(asked.messages).toMatchObject([{ isFromSupport: false, text: 'How do I change it?' }]);
    const { subject, text, from } = await mail.next(DESK);
    expect(subject).toBe(`Question from ${ann.email}: Music`);
    expect(text).toContain('How do I change it?');
    expect(text).toContain(`https://videos.example/operator/support/${asked.id}`);
    expect(from).toBeUndefined();
  });

  test('is answered: the person gets an email, and sees the answer as unread until it is read', async () => {
    const bob = await newPerson();
    const { id } = await ask(bob.token);
    const answered = await post(`/support-desk/thread/${id}/message`, operator, {
      text: 'Under Music.\n\nChoose one.',
    });
    expect(answered.json.data).toMatchObject({ state: 'answered', person: { email: bob.email } });
    const { subject, text, html } = await mail.next(bob.email);
    expect(subject).toMatch(/support answered: Music$/);
    expect(text).toContain('Under Music.\n\nChoose one.');
    expect(html).toContain(`https://videos.example/help?question=${id}`);
    const listed = async () => (await get('/support/thread', bob.token)).json.data;
    expect(await listed()).toMatchObject([{ id, state: 'answered', isUnread: true }]);
    const { json } = await get(`/support/thread/${id}`, bob.token);
    expect(json.data.messages.map(({ isFromSupport }: { isFromSupport: boolean }) => isFromSupport)).toEqual([
      false,
      true,
    ]);
    expect(JSON.stringify(json.data)).not.toContain('demo@spotreel.test');
    await post(`/support/thread/${id}/read`, bob.token);
    expect(await listed()).toMatchObject([{ id, isUnread: false }]);
  });

  test('waits again when the person writes, also after it was closed', async () => {
    const cleo = await newPerson();
    const { id } = await ask(cleo.token);
    const closed = await post(`/support-desk/thread/${id}/close`, operator, { closed: true });
    expect(closed.json.data.state).toBe('closed');
    const written = await post(`/support/thread/${id}/message`, cleo.token, { text: 'It is back.' });
    expect(written.json.data).toMatchObject({ state: 'waiting', messages: [{}, { text: 'It is back.' }] });
    await post(`/support-desk/thread/${id}/message`, operator, { text: 'Fixed.' });
    await post(`/support-desk/thread/${id}/close`, operator, { closed: true });
    const opened = await post(`/support-desk/thread/${id}/close`, operator, { closed: false });
    expect(opened.json.data.state).toBe('answered');
  });

  test('is asked once when the same request comes twice', async () => {
    const dan = await newPerson();
    const headers = { 'idempotency-key': 'the-same' };
    const first = await post('/support/thread', dan.token, question, headers);
    const second = await post('/support/thread', dan.token, question, headers);
    expect(second.json.data.id).toBe(first.json.data.id);
    expect((await get('/support/thread', dan.token)).json.totalCount).toBe(1);
  });
});

describe('what is refused', () => {
  test.each([
    ['no subject', { ...question, subject: '  ' }, 'subject'],
    ['a subject that is too long', { ...question, subject: 'a'.repeat(121) }, 'subject'],
    ['no text', { ...question, text: '\n' }, 'text'],
    ['a text that is too long', { ...question, text: 'a'.repeat(5001) }, 'text'],
    ['more than five files', { ...idea, files: [1, 2, 3, 4, 5, 6] }, 'files'],
    ['a question with files', { ...question, files: [1] }, 'files'],
  ])('%s', async (_, json, field) => {
    const { token } = await newPerson();
    const answer = await post('/support/thread', token, json);
    expect([answer.status, Object.keys(answer.json.details)]).toEqual([422, [field]]);
    expect((await get('/support/thread', token)).json.totalCount).toBe(0);
  });

  test('more messages than an hour has', async () => {
    const { token } = await newPerson();
    const { id } = await ask(token);
    const codes = [];
    for (let count = 0; count < 6; count += 1)
      codes.push((await post(`/support/thread/${id}/message`, token, { text: 'And?' })).json.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'rate_limited']);
  });

  test('more threads than a person can have, and more messages than a thread can have', async () => {
    const eve = await newPerson();
    const { db } = server.services;
    const { id } = await ask(eve.token);
    const [row] = await db.select().from(supportThread).where(eq(supportThread.id, id));
    const { id: _id, ...like } = row ?? expect.unreachable();
    await db.insert(supportThread).values(Array.from({ length: 99 }, () => like));
    expect((await post('/support/thread', eve.token, question)).json.code).toBe('support_limit');
    const message = { threadId: id, isFromSupport: false, text: 'And?' };
    await db.insert(supportMessage).values(Array.from({ length: 199 }, () => message));
    expect((await post(`/support/thread/${id}/message`, eve.token, { text: 'x' })).json.code).toBe(
      'support_thread_full',
    );
    expect((await post(`/support-desk/thread/${id}/message`, operator, { text: 'x' })).json.code).toBe(
      'support_thread_full',
    );
  });
});

describe('an idea', () => {
  test('has files of the assets library, in order, until their owner deletes them', async () => {
    const fay = await newPerson();
    const first = await addUpload(fay.id, 'night.png');
    const second = await addUpload(fay.id, 'moon.png');
    const sent = await ask(fay.token, { ...idea, files: [second, first, second] });
    expect(sent.files.map(({ name }) => name)).toEqual(['moon.png', 'night.png']);
    const { json } = await get(`/support-desk/thread/${sent.id}`, operator);
    expect(json.data.files[0]).toMatchObject({ id: second, type: 'image', url: expect.stringContaining('/media/') });
    await server.services.db.update(media).set({ retired: true }).where(eq(media.id, second));
    const later = await get(`/support/thread/${sent.id}`, fay.token);
    expect(later.json.data.files.map(({ name }: { name: string }) => name)).toEqual(['night.png']);
  });

  test('cannot have files of others, nor deleted ones', async () => {
    const gus = await newPerson();
    const other = await addUpload((await newPerson()).id, 'theirs.png');
    const gone = await addUpload(gus.id, 'gone.png', { retired: true });
    for (const file of [other, gone, 1, 999_999]) {
      const answer = await post('/support/thread', gus.token, { ...idea, files: [file] });
      expect([answer.status, answer.json.code], String(file)).toEqual([422, 'media_not_found']);
    }
    expect((await get('/support/thread', gus.token)).json.totalCount).toBe(0);
  });

  test('is listed beside questions, or alone', async () => {
    const hal = await newPerson();
    await ask(hal.token);
    await ask(hal.token, idea);
    const subjects = async (query: string) =>
      (await get(`/support/thread${query}`, hal.token)).json.data.map(({ subject }: SupportThread) => subject);
    expect(await subjects('')).toEqual(['Dark videos', 'Music']);
    expect(await subjects('?kind=idea')).toEqual(['Dark videos']);
  });
});

describe('the operators’ list', () => {
  test('has people of all teams, what waits longest first, and closed ones only when asked for', async () => {
    const { db } = server.services;
    await db.delete(supportThread);
    const ida = await newPerson();
    const id = await server.addUser({ email: 'far@away.test', tenant: 'away' });
    const far = await server.signIn('far@away.test');
    const subjects = async (query = '') =>
      (await get(`/support-desk/thread${query}`, operator)).json.data.map(({ subject }: SupportThread) => subject);
    const answered = await ask(ida.token, { ...question, subject: 'Answered' });
    await post(`/support-desk/thread/${answered.id}/message`, operator, { text: 'So.' });
    const closed = await ask(ida.token, { ...question, subject: 'Closed' });
    await post(`/support-desk/thread/${closed.id}/close`, operator, { closed: true });
    server.now += 1000;
    await ask(far, { ...question, subject: 'First' });
    server.now += 1000;
    await ask(ida.token, { ...idea, subject: 'Second' });
    expect(await subjects()).toEqual(['First', 'Second', 'Answered']);
    expect(await subjects('?state=closed')).toEqual(['Closed']);
    expect(await subjects('?kind=idea')).toEqual(['Second']);
    expect(await subjects('?search=FAR@')).toEqual(['First']);
    expect(await subjects('?search=seco')).toEqual(['Second']);
    const [{ person }] = (await get('/support-desk/thread?search=far', operator)).json.data;
    expect(person).toEqual({ id, name: 'far@away.test', email: 'far@away.test', tenantName: 'away' });
  });
});

test('without an address of the support no email is sent, and operators see the question', async () => {
  const quiet = createMailbox();
  const other = await createTestServer({ mail: quiet, publicUrl: 'https://videos.example', pollMs: 50 });
  try {
    await other.addUser({ email: 'ann@spotreel.test' });
    const token = await other.signIn('ann@spotreel.test');
    const { json } = await other.call('POST', '/api/v1/support/thread', { token, json: question });
    const desk = { token: await other.signIn() };
    expect((await other.call('GET', '/api/v1/support-desk/thread', desk)).json.totalCount).toBe(1);
    await other.call('POST', `/api/v1/support-desk/thread/${json.data.id}/message`, { ...desk, json: { text: 'So.' } });
    await quiet.next('ann@spotreel.test');
    expect(quiet.sent.map(({ to }) => to)).toEqual(['ann@spotreel.test']);
  } finally {
    await other.close();
  }
});

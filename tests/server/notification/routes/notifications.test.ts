import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appUser } from '../../../../server/account/tables';
import { quotaUse } from '../../../../server/platform/data/tables';
import { render } from '../../../../server/project/renders/tables';
import { project } from '../../../../server/project/tables';
import { shareComment, shareLink } from '../../../../server/sharing/tables';
import { supportThread } from '../../../../server/support/tables';
import { ensureEnvironment } from '../../../../server/survey/environments/environments';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
let owner: { readonly id: number; readonly tenantId: number };
let projectId: number;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));

beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1, name: 'Opening' } });
  projectId = json.data.id;
  const { db } = server.services;
  const [row] = await db.select().from(project).where(eq(project.id, projectId));
  owner = { id: row?.ownerId ?? 0, tenantId: row?.tenantId ?? 0 };
  await happen(owner, projectId, ' of mine');
  const id = await server.addUser({ email: 'other@example.com' });
  const { json: second } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  await happen({ id, tenantId: owner.tenantId }, second.data.id, ' of another');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db
    .update(appUser)
    .set({ notificationsSeenAt: at(2) })
    .where(eq(appUser.id, owner.id));
});

/** An export, a failed one, a comment and an answer, one a minute; a queued export, a revoked link and an open question. */
async function happen({ id: ownerId, tenantId }: typeof owner, about: number, whose: string): Promise<void> {
  const { db } = server.services;
  const made = { tenantId, ownerId, projectId: about, projectVersion: 1, snapshot: {} as never };
  const size = { widthPx: 1920, heightPx: 1080, durationSeconds: 8 };
  await db.insert(render).values([
    { ...made, ...size, status: 'done', finishedAt: at(1) },
    { ...made, ...size, status: 'failed', finishedAt: at(2) },
    { ...made, ...size, status: 'queued' },
  ]);
  for (const revokedAt of [null, at(9)]) {
    const link = { tenantId, ownerId, projectId: about, renderId: 1, revokedAt };
    const [row] = await db.insert(shareLink).values(link).returning({ id: shareLink.id });
    const comment = { linkId: row?.id ?? 0, atSeconds: 1, author: `Client${whose}`, text: 'Louder', createdAt: at(3) };
    await db.insert(shareComment).values(comment);
  }
  const thread = { tenantId, ownerId, kind: 'question', subject: `How${whose}`, updatedAt: at(4) } as const;
  await db.insert(supportThread).values([
    { ...thread, state: 'answered' },
    { ...thread, state: 'waiting' },
  ]);
}

const list = async (query = '') => (await server.call('GET', `/api/v1/notification${query}`, { token })).json;
const see = (until: unknown) => server.call('POST', '/api/v1/notification/seen', { token, json: { until } });

test('finished exports, comments and answers of the person, the newest first, survive the visit', async () => {
  const { data } = await list();
  const shown = data.map(({ id: _id, at: _at, threadId: _thread, ...rest }: Record<string, unknown>) => rest);
  const about = { author: null, text: null };
  const opening = { projectId, name: 'Opening' };
  expect(shown).toEqual([
    { kind: 'answer', isSeen: false, projectId: null, name: 'How of mine', ...about },
    { kind: 'comment', isSeen: false, ...opening, author: 'Client of mine', text: 'Louder' },
    { kind: 'export_failed', isSeen: true, ...opening, ...about },
    { kind: 'export_done', isSeen: true, ...opening, ...about },
  ]);
});

test('is paged', async () => {
  const { data, pagination } = await list('?page=2&perPage=3');
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['export_done']);
  expect(pagination?.totalCount ?? 4).toBe(4);
});

test('what was seen stays seen; an earlier moment takes nothing back, a later one sees nothing ahead', async () => {
  const unseen = async () => (await list()).data.filter(({ isSeen }: { isSeen: boolean }) => !isSeen).length;
  expect((await see(at(3).toISOString())).status).toBe(200);
  expect(await unseen()).toBe(1);
  await see(at(1).toISOString());
  expect(await unseen()).toBe(1);
  const { json } = await see('2999-01-01T00:00:00.000Z');
  expect(Date.parse(json.data.seenUntil)).toBeLessThanOrEqual(Math.max(server.services.clock.now(), at(3).getTime()));
  expect((await see('yesterday')).status).toBe(422);
});

test('storage that is nearly full, and surveys that are near a limit, until there is room again', async () => {
  const { db, clock } = server.services;
  const kinds = async () => (await list()).data.map(({ kind }: { readonly kind: string }) => kind);
  const near = { nearAt: new Date(clock.now()) };
  const account = { measure: 'account_storage', subject: `account:${owner.id}`, ...near };
  await db
    .insert(quotaUse)
    .values({ ...account, used: 85_000_000_000 })
    .onConflictDoUpdate({ target: [quotaUse.measure, quotaUse.subject], set: { used: 85_000_000_000, ...near } });
  await db
    .update(appUser)
    .set({ limits: { storageLimit: 100 } })
    .where(eq(appUser.id, owner.id));
  const { environment } = await ensureEnvironment(db, owner.tenantId);
  const people = { measure: 'survey_people', subject: `environment:${environment.id}`, used: 900_000, ...near };
  await db.insert(quotaUse).values(people);
  expect((await kinds()).slice(0, 2).toSorted()).toEqual(['storage_near', 'survey_near']);
  const { data } = await server.call('GET', '/api/v1/survey-environment', { token }).then(({ json }) => json);
  expect(data[0].use).toMatchObject({ people: { used: 900_000, limit: 1_000_000 }, responses: { used: 0 } });
  await db.update(quotaUse).set({ used: 1 });
  expect((await kinds())[0]).toBe('answer');
});

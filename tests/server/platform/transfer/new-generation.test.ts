/** A restore as an attack: what one person was given before it must open nothing of another person after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountLink, invitation } from '../../../../server/account/tables';
import { silentLog } from '../../../../server/platform/log/log';
import { createFolderStorage } from '../../../../server/platform/storage/folder-storage';
import { moveRows } from '../../../../server/platform/transfer/move';
import { restoreInto } from '../../../../server/platform/transfer/read-backup';
import { writeBackup } from '../../../../server/platform/transfer/write-backup';
import { shareLink } from '../../../../server/sharing/tables';
import { openTestDatabase } from '../../fixtures/database';
import { createMailbox, tokenIn } from '../../fixtures/mailbox';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';
import { createSharingServer } from '../../sharing/sharing-server';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-generation-'));
const mail = createMailbox();
const options = { mail, publicUrl: 'https://videos.example', storage: 'folder' } as const;
const NEW_PASSWORD = 'a longer new password';
const DEMO = 'demo@spotreel.test';
const nothing = () => {};

type Sharing = Awaited<ReturnType<typeof createSharingServer>>;
let before: Sharing;
let after: TestServer;
let ann: Awaited<ReturnType<Sharing['person']>>;
let given: Awaited<ReturnType<typeof givenTo>>;

beforeAll(async () => {
  before = await createSharingServer(options);
  const { server } = before;
  ann = await before.person('ann@spotreel.test');
  await ann.exports('before');
  await server.addUser({ email: 'ben@spotreel.test' });
  const parts = { db: server.services.db, storage: server.services.storage, dataDir: server.folder };
  await writeBackup(parts, path.join(folder, 'backup'), nothing);
  // what Ann is given after the backup, so that the restore forgets it
  given = await givenTo(server);
  after = await restored();
}, 120_000);
afterAll(async () => {
  await before.server.close();
  await after.close();
  rmSync(folder, { recursive: true, force: true });
});

async function restored(): Promise<TestServer> {
  const connection = await openTestDatabase();
  const dataDir = path.join(folder, 'restored');

  const storage = createFolderStorage(path.join(dataDir, 'files'));
  await restoreInto({ connection, storage, dataDir, log: silentLog }, path.join(folder, 'backup'), nothing);
  return createTestServer({ ...options, connection, storage });
}

async function givenTo(server: TestServer) {
  await resetFor(server, ann.email);
  const reset = tokenIn(await mail.next(ann.email));
  const [resetRow] = await server.services.db.select().from(accountLink);
  await invite(server, 'ann2@spotreel.test');
  const [invited] = await server.services.db.select().from(invitation);
  const { data: shared } = (await ann.share()).json;
  return {
    reset,
    resetId: resetRow?.id,
    invitation: tokenIn(await mail.next('ann2@spotreel.test')),
    invitationId: invited?.id,
    shareUrl: String(shared.url),
    shareId: shared.id,
    poster: String((await before.visit(shared)).json.data.videoUrl),
    session: (await login(server, ann.email)).json.data,
    data: await exportOf(server, ann.email),
  };
}

/** The address of an export of everything about the person, and its row number. */
async function exportOf(server: TestServer, email: string): Promise<{ id: number; path: string }> {
  const { token } = (await login(server, email)).json.data;
  await server.call('POST', '/api/v1/user/export', { token });
  const newest = async () => (await server.call('GET', '/api/v1/user/export', { token })).json.data[0];
  await vi.waitFor(async () => expect((await newest()).status).toBe('done'), { timeout: 20_000 });
  const { id, downloadUrl } = await newest();
  const { pathname, search } = new URL(downloadUrl);
  return { id, path: pathname + search };
}

const resetFor = (server: TestServer, email: string) =>
  server.call('POST', '/api/v1/security/reset-password', { json: { email } });
const login = (server: TestServer, email: string, password = PASSWORD) =>
  server.call('POST', '/api/v1/security/login', { json: { email, password } });
const invite = async (server: TestServer, email: string) =>
  server.call('POST', '/api/v1/invitation', { token: await server.signIn(DEMO), json: { email, role: 'operator' } });

test('a link for a new password opens no other account, although its row number comes again', async () => {
  await resetFor(after, 'ben@spotreel.test');
  await mail.next('ben@spotreel.test');
  const [row] = await after.services.db.select().from(accountLink);
  expect(row?.id, 'the number that the attack waits for').toBe(given.resetId);
  const json = { token: given.reset, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD };
  const { json: answer } = await after.call('POST', '/api/v1/security/reset-password/reset', { json });
  expect(answer.code).toBe('link_invalid');
  expect((await login(after, 'ben@spotreel.test')).status).toBe(200);
});

test('an invitation gives nobody the role of another one', async () => {
  await invite(after, 'carl@spotreel.test');
  const [row] = await after.services.db.select().from(invitation);
  expect(row?.id).toBe(given.invitationId);
  const { json } = await after.call('POST', '/api/v1/security/invitation', { json: { token: given.invitation } });
  expect(json.code).toBe('link_invalid');
  const good = tokenIn(await mail.next('carl@spotreel.test'));
  const offer = await after.call('POST', '/api/v1/security/invitation', { json: { token: good } });
  expect(offer.json.data.email).toBe('carl@spotreel.test');
});

test('an address of a shared video shows no other video', async () => {
  const token = (await login(after, ann.email)).json.data.token;
  const made = await after.call('POST', `/api/v1/project/${ann.projectId}/share`, { token, json: {} });
  expect(made.json.data.id).toBe(given.shareId);
  const [row] = await after.services.db.select().from(shareLink);
  expect(row?.id).toBe(given.shareId);
  const visit = (url: string) => after.call('POST', '/api/v1/share', { json: { token: url.split('/').at(-1) } });
  expect((await visit(given.shareUrl)).json.code).toBe('not_found');
  expect((await visit(String(made.json.data.url))).status).toBe(200);
  const { pathname, search } = new URL(given.poster);
  expect((await after.fetch(pathname + search)).status).toBe(404);
});

test('an address of exported data opens the data of no other person', async () => {
  const ben = await exportOf(after, 'ben@spotreel.test');
  expect(ben.id, 'the number that the attack waits for').toBe(given.data.id);
  expect((await after.fetch(given.data.path)).status).toBe(404);
  expect((await after.fetch(ben.path)).status).toBe(200);
});

test('sessions of before end, and people log in again', async () => {
  const { token, refreshToken } = given.session;
  expect((await after.call('GET', '/api/v1/user', { token })).json.code).toBe('jwt_invalid');
  const refreshed = await after.call('POST', '/api/v1/security/refresh', { json: { refreshToken } });
  expect(refreshed.json.code).toBe('refresh_token_invalid');
  expect((await login(after, ann.email)).status).toBe(200);
});

test('a move ends them too', async () => {
  const to = await openTestDatabase();
  await moveRows(before.server.connection, to, silentLog, nothing);
  const moved = await createTestServer({ ...options, connection: to });
  try {
    const { token } = given.session;
    expect((await moved.call('GET', '/api/v1/user', { token })).json.code).toBe('jwt_invalid');
    const offer = await moved.call('POST', '/api/v1/security/invitation', { json: { token: given.invitation } });
    expect(offer.json.code).toBe('link_invalid');
    const visit = await moved.call('POST', '/api/v1/share', { json: { token: given.shareUrl.split('/').at(-1) } });
    expect(visit.json.code).toBe('not_found');
  } finally {
    await moved.close();
  }
});

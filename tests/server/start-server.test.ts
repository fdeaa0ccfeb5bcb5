import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readServerConfig } from '../../server/platform/config/config';
import { openEmbedded } from '../../server/platform/data/embedded/open-embedded';
import { migrate } from '../../server/platform/data/migrate';
import { openJobQueue } from '../../server/platform/jobs/boss-queue';
import { silentLog } from '../../server/platform/log/log';
import { renderPrepareKind } from '../../server/project/renders/job-kinds';
import { startServer } from '../../server/start-server';
import { buildDatabaseThread } from './fixtures/database-thread';
import { writeFixtureLibrary } from './fixtures/library';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-start-'));
const dist = path.join(folder, 'dist');
const config: Config = readServerConfig({ PORT: '0', DATA_DIR: path.join(folder, 'data') });
beforeAll(async () => {
  const library = writeFixtureLibrary();
  cpSync(library.folder, path.join(dist, 'library'), { recursive: true });
  library.remove();
  const thread = await buildDatabaseThread('start-server');
  mkdirSync(path.join(dist, 'server'));
  writeFileSync(path.join(dist, 'server', 'database.js'), `await import(${JSON.stringify(thread)});\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const post = async (port: number, address: string, json: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(json),
  });
  return { status: response.status, json: await response.json() };
};

test('starts on an empty folder, refuses company, stops, and goes on where it was', async () => {
  const first = await startServer(config, silentLog, dist);
  const file = path.join(config.dataDir, 'demo-password');
  const password = readFileSync(file, 'utf8').trim();
  const url = `http://127.0.0.1:${first.port}`;
  expect(first.greeting).toContain(`ready on ${url}\nLog in as demo@spotreel.test with the password in ${file}\n`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const signIn = { email: 'demo@spotreel.test', password };
  const session = await post(first.port, '/api/v1/security/login', signIn);
  expect(session.status).toBe(200);
  await expect(startServer(config, silentLog, dist)).rejects.toThrow(/in use by another Spotreel server/);
  await first.stop();

  const second = await startServer(config, silentLog, dist);
  expect(second.greeting, 'it is no terminal').not.toContain(password);
  const headers = { authorization: `Bearer ${session.json.data.token}` };
  expect((await fetch(`http://127.0.0.1:${second.port}/api/v1/user`, { headers })).status).toBe(200);
  await second.stop();

  expect(readFileSync(file, 'utf8')).toBe(`${password}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
}, 180_000);

test('a configured password opens the account from then on', async () => {
  const server = await startServer({ ...config, demoPassword: 'my own password' }, silentLog, dist);
  const signIn = (password: string) =>
    post(server.port, '/api/v1/security/login', { email: 'demo@spotreel.test', password });
  expect((await signIn('my own password')).status).toBe(200);
  await server.stop();
  const again = await startServer(config, silentLog, dist);
  expect(again.greeting).toContain('with the password you set');
  await again.stop();
});

test('with a first operator it makes no demo account', async () => {
  const dataDir = path.join(config.dataDir, 'own');
  const firstOperator = { email: 'olga@agency.example', password: 'pears on a blue table' };
  const server = await startServer({ ...config, dataDir, firstOperator }, silentLog, dist);
  expect(server.greeting).toContain('Log in as olga@agency.example\n');
  expect(server.greeting).not.toContain('pears');
  const { json } = await post(server.port, '/api/v1/security/login', firstOperator);
  const headers = { authorization: `Bearer ${json.data.token}` };
  const people = await fetch(`http://127.0.0.1:${server.port}/api/v1/people`, { headers });
  expect(await people.text()).not.toContain('demo@spotreel.test');
  const asDemo = { ...headers, 'x-switch-user': 'demo@spotreel.test' };
  expect((await fetch(`http://127.0.0.1:${server.port}/api/v1/user`, { headers: asDemo })).status).toBe(404);
  await server.stop();
});

test('tries again what was given up, when it is told to', async () => {
  mkdirSync(config.dataDir, { recursive: true });
  const connection = await openEmbedded(path.join(config.dataDir, 'database'));
  await migrate(connection.db);
  const jobs = await openJobQueue(connection, silentLog, { kinds: [renderPrepareKind] });
  await jobs.bury(connection.db, { kind: renderPrepareKind, subjectId: 1 }, new Error('Boom'));
  await jobs.close();
  await connection.close();
  const counts = async (more: Partial<Config>) => {
    const server = await startServer({ ...config, ...more }, silentLog, dist);
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    await server.stop();
    return text.match(/^spotreel_jobs_(queued|dead) \d+$/gm);
  };
  expect(await counts({})).toEqual(['spotreel_jobs_queued 0', 'spotreel_jobs_dead 1']);
  expect(await counts({ redriveJobs: true })).toEqual(['spotreel_jobs_queued 1', 'spotreel_jobs_dead 0']);
}, 180_000);

test('says what is missing when the library was not built', async () => {
  await expect(startServer(config, silentLog, path.join(folder, 'nothing'))).rejects.toThrow(/npm run build/);
});

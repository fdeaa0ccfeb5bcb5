/**
 * Backups of servers of earlier versions, with people's work. That of 0.1.0 was brought to the schema of the baseline by the server of
 * commit 00fd2a91. `SPOTREEL_WRITE_ARCHIVE=1.4.0 npx playwright test -c
 * tests/playwright.config.ts upgrades` writes one of this version: do it before a version gets its tag.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OwnServer, startOwnServer } from '../pages/operators/own-server';
import { callsOf, makeWork, readWork } from './work';

const FOLDER = path.resolve('tests/journeys/upgrades/archives');

export const versions: readonly string[] = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

/** A new data folder. */
export const dataFolder = () => mkdtempSync(path.join(tmpdir(), 'spotreel-upgrade-'));

/** What `readWork` answered on the server of that version. */
export function workOf(version: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(FOLDER, version, 'work.json'), 'utf8'));
}

export function restore(version: string, into: string): void {
  run(['restore', path.join(FOLDER, version, 'backup')], into);
}

export async function writeArchive(version: string): Promise<void> {
  const data = dataFolder();
  const server = await startOwnServer({ DATA_DIR: data });
  const work = await madeOn(server).finally(() => server.close());
  rmSync(path.join(data, 'files/sdk'), { recursive: true }); // of the build, and larger than all work
  rmSync(path.join(FOLDER, version), { recursive: true, force: true });
  run(['backup', path.join(FOLDER, version, 'backup')], data);
  writeFileSync(path.join(FOLDER, version, 'work.json'), `${JSON.stringify(work, null, 2)}\n`);
  rmSync(data, { recursive: true });
}

async function madeOn({ url }: OwnServer): Promise<object> {
  const call = await callsOf(url);
  await makeWork(call);
  return readWork(call);
}

function run(args: readonly string[], data: string): void {
  const env = { PATH: process.env.PATH, DATA_DIR: data, LOG_LEVEL: 'warn' };
  execFileSync(process.execPath, ['dist/server/main.js', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

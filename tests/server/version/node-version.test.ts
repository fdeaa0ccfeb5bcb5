/** Starts the entry files on a Node that says that it is older: the check comes before anything else is loaded. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProgram } from '../../../build/program.mjs';
import { dependencies } from '../../../package.json';
import { nodeProblem } from '../../../server/version/node-version';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const required = Number.parseInt(dependencies.node, 10);
const older = `${required - 1}.99.0`;

describe('nodeProblem', () => {
  test('names the version that package.json brings, how to start, and the one that runs', () => {
    expect(nodeProblem(older)).toBe(
      `node_too_old: Spotreel runs on Node ${required}; start it with npm start, or npm run worker. This is Node ${older}.`,
    );
  });

  test.each([dependencies.node, `${required}.0.0`, `${required + 1}.0.0`])('has nothing against %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
});

describe('a process on an older Node', () => {
  const asOlder = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${older}'}})`;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(root, 'node_modules/.entries-'));
    await buildProgram({
      entryPoints: ['main', 'worker'].map((name) => path.join(root, `server/${name}.ts`)),
      outdir: folder,
      splitting: true,
      outExtension: { '.js': '.mjs' },
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(['main', 'worker'])('%s says so and ends, and touches no data', (entry) => {
    const dataDir = path.join(folder, 'data');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(asOlder)}`, path.join(folder, `${entry}.mjs`)],
      { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' } },
    );
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${nodeProblem(older)}\n` });
    expect(existsSync(dataDir)).toBe(false);
  });
});

/** Installs the peers into `dist/`, where git and the packages of Spotreel do not see them. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCE = 'benchmarks/render/peers';
/** Everything of the peers is in it: packages, pages, films. */
export const PEERS_FOLDER = path.resolve('dist/benchmarks/render-peers');

/** Rejects where npm cannot install them. Runs no script of a package. */
export async function installPeers(): Promise<void> {
  await mkdir(PEERS_FOLDER, { recursive: true });
  await cp(path.join(SOURCE, 'pages'), PEERS_FOLDER, { recursive: true });
  const wanted = await readFile(path.join(SOURCE, 'package-lock.json'), 'utf8');
  const marker = path.join(PEERS_FOLDER, 'installed.json');
  if (wanted === (await readFile(marker, 'utf8').catch(() => ''))) return;
  for (const file of ['package.json', 'package-lock.json'])
    await cp(path.join(SOURCE, file), path.join(PEERS_FOLDER, file));
  // `npm ci` refuses a lock file that lacks optional packages of other platforms
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', args, { cwd: PEERS_FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ended with ${status}: ${stderr}`);
  // last: an installation that was ended in between begins again
  await cp(path.join(SOURCE, 'package-lock.json'), marker);
}

/** The version of an installed package. */
export async function versionOf(name: string): Promise<string> {
  const file = path.join(PEERS_FOLDER, 'node_modules', name, 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

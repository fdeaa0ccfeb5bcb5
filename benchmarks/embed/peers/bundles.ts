/** Installs the peers into `dist/`, where git and the packages of Spotreel do not see them, and builds each page for production. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { type CompressedFiles, compressFiles } from './counted-site';
import type { Peer } from './peers';

const SOURCE = 'benchmarks/embed/peers';
const CACHE = path.resolve('dist/benchmarks/embed-peers');
const FILES = ['package.json', 'package-lock.json'];

export interface PeerBundle {
  readonly files: CompressedFiles;
  readonly version: string;
}

/** Undefined: they are there. Else what npm said. Runs no script of a package. */
export async function installPeers(): Promise<string | undefined> {
  if (await isInstalled()) return undefined;
  await mkdir(CACHE, { recursive: true });
  for (const file of FILES) await cp(path.join(SOURCE, file), path.join(CACHE, file));
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: CACHE,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) return stderr.split('\n').find(Boolean) ?? `npm ended with ${status}`;
  // last: an installation that was ended in between begins again
  await cp(path.join(SOURCE, 'package-lock.json'), path.join(CACHE, 'installed.json'));
  return undefined;
}

async function isInstalled(): Promise<boolean> {
  const wanted = await readFile(path.join(SOURCE, 'package-lock.json'), 'utf8');
  return wanted === (await readFile(path.join(CACHE, 'installed.json'), 'utf8').catch(() => ''));
}

/** Rejects when the package is missing or the build fails. */
export async function buildPeer(peer: Peer): Promise<PeerBundle> {
  const found = await readFile(path.join(CACHE, 'node_modules', peer.package, 'package.json'), 'utf8');
  const { version } = JSON.parse(found) as { version: string };
  const root = path.join(CACHE, 'pages', peer.folder);
  await cp(path.join(SOURCE, 'pages', peer.folder), root, { recursive: true });
  const folder = path.join(CACHE, 'built', peer.folder);
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: peer.withEffects ? [keepEffects(peer.withEffects)] : [],
    build: { outDir: folder, emptyOutDir: true, target: 'esnext' },
  });
  return { files: await compressFiles(folder), version };
}

function keepEffects(files: RegExp): Plugin {
  return {
    name: 'keep-effects',
    transform: (code, id) => (files.test(id) ? { code, moduleSideEffects: true } : undefined),
  };
}

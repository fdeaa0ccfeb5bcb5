/** Installs the peers into `dist/`, where git and the packages of Spotreel do not see them, and builds each page for production. */
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { installPeerPackages } from '../../peer-packages';
import { type CompressedFiles, compressFiles } from './counted-site';
import type { Peer } from './peers';

const SOURCE = 'benchmarks/embed/peers';
const CACHE = path.resolve('dist/benchmarks/embed-peers');

export interface PeerBundle {
  readonly files: CompressedFiles;
  readonly version: string;
}

/** Undefined: they are there. Else what npm said. */
export async function installPeers(): Promise<string | undefined> {
  try {
    await installPeerPackages(SOURCE, CACHE);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
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

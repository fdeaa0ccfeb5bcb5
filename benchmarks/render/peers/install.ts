/** Installs the peers into `dist/`, where git and the packages of Spotreel do not see them. */
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { installPeerPackages } from '../../peer-packages';

const SOURCE = 'benchmarks/render/peers';
/** Everything of the peers is in it: packages, pages, films. */
export const PEERS_FOLDER = path.resolve('dist/benchmarks/render-peers');

/** Rejects where npm cannot install them. */
export async function installPeers(): Promise<void> {
  await installPeerPackages(SOURCE, PEERS_FOLDER);
  await cp(path.join(SOURCE, 'pages'), PEERS_FOLDER, { recursive: true });
}

/** The version of an installed package. */
export async function versionOf(name: string): Promise<string> {
  const file = path.join(PEERS_FOLDER, 'node_modules', name, 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

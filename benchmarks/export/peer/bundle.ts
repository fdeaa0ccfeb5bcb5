/** Installs the peer into `dist/`, where git and the packages of Spotreel do not see it, and bundles its page. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { installPeerPackages } from '../../peer-packages';

const SOURCE = 'benchmarks/export/peer';
const CACHE = path.resolve('dist/benchmarks/export-peer');

/** The page's script. Rejects where npm cannot install the peer. */
export async function peerScript(): Promise<string> {
  await installPeerPackages(SOURCE, CACHE);
  const page = path.join(CACHE, 'page.jsx');
  await cp(path.join(SOURCE, 'page.jsx'), page);
  return bundleOf(page);
}

/** A script for a page, for production. */
export async function bundleOf(entry: string): Promise<string> {
  const define = { 'process.env.NODE_ENV': '"production"' };
  const format = { bundle: true, format: 'iife', minify: true, write: false, jsx: 'automatic' } as const;
  const { outputFiles } = await build({ entryPoints: [entry], define, ...format, logLevel: 'error' });
  return new TextDecoder().decode(outputFiles[0]?.contents);
}

/** Installs the peer into `dist/`, where git and the packages of Spotreel do not see it, and bundles its page. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const SOURCE = 'benchmarks/export/peer';
const CACHE = path.resolve('dist/benchmarks/export-peer');
const FILES = ['package.json', 'package-lock.json', 'page.jsx'];

/** The page's script. Rejects where npm cannot install it. Runs no script of a package. */
export async function peerScript(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const wanted = await readFile(path.join(SOURCE, 'package-lock.json'), 'utf8');
  const installed = await readFile(path.join(CACHE, 'installed.json'), 'utf8').catch(() => '');
  for (const file of FILES) await cp(path.join(SOURCE, file), path.join(CACHE, file));
  if (wanted !== installed) {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status, stderr } = spawnSync('npm', args, { cwd: CACHE, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm ended with ${status}: ${stderr}`);
    // last: an installation that was ended in between begins again
    await cp(path.join(SOURCE, 'package-lock.json'), path.join(CACHE, 'installed.json'));
  }
  return bundleOf(path.join(CACHE, 'page.jsx'));
}

/** A script for a page, for production. */
export async function bundleOf(entry: string): Promise<string> {
  const define = { 'process.env.NODE_ENV': '"production"' };
  const format = { bundle: true, format: 'iife', minify: true, write: false, jsx: 'automatic' } as const;
  const { outputFiles } = await build({ entryPoints: [entry], define, ...format, logLevel: 'error' });
  return new TextDecoder().decode(outputFiles[0]?.contents);
}

/** Packages of other makers, which benchmarks install into `dist/`: git and the packages of Spotreel do not see them there. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Installs what `package.json` of `source` names, unless `target` has it. The versions there are exact; those of what they need
 * are npm's choice. Runs no script of a package. @throws Error with the words of npm
 */
export async function installPeerPackages(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const manifest = path.join(source, 'package.json');
  const marker = path.join(target, 'installed.json');
  if ((await readFile(manifest, 'utf8')) === (await readFile(marker, 'utf8').catch(() => ''))) return;
  await cp(manifest, path.join(target, 'package.json'));
  const args = ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', args, {
    cwd: target,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr.trim().split('\n').slice(0, 2).join(' ') || `npm ended with ${status}`);
  // last: an installation that was ended in between begins again
  await cp(manifest, marker);
}

// @ts-check
/**
 * Runs before `npm start` and `npm test`, with nothing but Node: installs the dependencies when the lock file or the
 * machine differs from what is installed, and, with --browser, makes sure that there is a browser to test with.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.spotreel-setup';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Spotreel needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.version} ${process.platform} ${process.arch}`)
  .digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  console.log('Installing packages (about a minute) ...');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(STAMP, wanted);
}

if (process.argv.includes('--browser')) {
  const { browserPath } = await import('./browser.mjs');
  if (!(await browserPath())) run('npx', ['playwright', 'install', 'chromium']);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

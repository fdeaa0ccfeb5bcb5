// @ts-check
/**
 * Runs before `npm start` and `npm test`, with nothing but Node: installs the dependencies when the lock file or the
 * machine differs from what is installed, and, with --browser, makes sure that there is a browser to test with.
 *
 * Before the first installation this file runs on the machine's own Node (20.19 or newer): keep it, and what it imports,
 * free of newer syntax. The installation brings the Node of package.json, and npm puts it first for every script after.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.spotreel-setup';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Spotreel needs Node 20.19 or newer; this is ${process.version}.`);

const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  console.log('Installing packages (about a minute) ...');
  const [npm, ...first] = machineNpm();
  // npm warns of packages that need a newer Node than the machine's: they run on the one that it installs
  run(npm, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync('node_modules/node/bin'))
    fail('npm did not install Node. Allow the install script of the package "node" (ignore-scripts must be off).');
  writeFileSync(STAMP, wanted);
}

if (process.argv.includes('--browser')) run('node', ['tests/browser.mjs', '--install']);

/** npm on the Node that it was started with: the one in node_modules is replaced by the installation. @returns {[string, ...string[]]} */
function machineNpm() {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  return npm ? [node, npm] : ['npm'];
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status === null ? 1 : status);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

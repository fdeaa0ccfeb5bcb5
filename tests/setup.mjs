// @ts-check
/**
 * Runs before `npm start` and `npm test`, with nothing but Node: installs the dependencies when the lock file or the
 * machine differs from what is installed. `npm start` needs those that build and run Spotreel; with --all come the tools of
 * tests, stories and benchmarks, and with --browser also a browser to test with.
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

const isTesting = process.argv.includes('--browser');
const needsTools = isTesting || process.argv.includes('--all');
const [installed = '', extent = 'all'] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : ['', 'run'];
const isCurrent = installed === wanted;

if (!isCurrent || (needsTools && extent === 'run')) {
  const withTools = needsTools || extent === 'all';
  console.log(
    isCurrent
      ? 'Installing the tools of tests and stories ...'
      : `Installing packages (${withTools ? 'about a minute' : 'less than a minute'}) ...`,
  );
  // what is installed already stays; `ci` begins with an empty folder
  const command = isCurrent ? ['install', '--no-save'] : ['ci', ...(withTools ? [] : ['--omit=dev'])];
  const [npm, ...first] = machineNpm();
  // npm warns of packages that need a newer Node than the machine's: they run on the one that it installs
  run(npm, [...first, ...command, '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync('node_modules/node/bin'))
    fail('npm did not install Node. Allow the install script of the package "node" (ignore-scripts must be off).');
  writeFileSync(STAMP, `${wanted} ${withTools ? 'all' : 'run'}`);
}

// stories and tests read them; `npm start` makes them itself
if (needsTools) run('node', ['build/element-manifests.mjs']);
if (isTesting) run('node', ['tests/browser.mjs', '--install']);

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

// @ts-check
/** Part of `npm run lint`: each language has each message, in the order of the English file, and each message is used. */
import { globSync, readFileSync } from 'node:fs';
import { compileCatalogue, OF_THE_SERVER } from './catalogue.mjs';
import { namedKeys } from './named-keys.mjs';

const FOLDER = 'sdk/i18n/words';
/** English has none: the server's own message is shown. */
const OF_ERRORS = /^error\./;

/** @param {string} code */
const read = (code) => compileCatalogue(readFileSync(`${FOLDER}/${code}.json`, 'utf8'));

/** @param {string} pattern */
const sourceOf = (pattern) =>
  globSync(pattern, { exclude: (name) => name === 'node_modules' || name === 'dist' })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const words = read('en');
const english = Object.keys(words);
const screens = sourceOf('{sdk,elements,host-app}/**/*.{ts,tsx}');
const problems = [...unusedKeys(english), ...differences(english), ...namelessKeys()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

/** @param {string[]} keys @returns {string[]} */
function unusedKeys(keys) {
  const named = namedKeys(screens, keys);
  const server = sourceOf('server/**/*.ts');
  const namedByServer = new Set(server.match(/\w+/g));
  // pages of domains name whole keys, as screens do
  const shownByServer = namedKeys(server, keys);
  // plans are translated by their English text
  const isServers = (/** @type {string} */ key) =>
    namedByServer.has(key.split('.').at(-1) ?? '') || server.includes(`'${words[key]}'`);
  return keys
    .filter((key) => !(OF_THE_SERVER.test(key) ? isServers(key) : named.has(key) || shownByServer.has(key)))
    .map((key) => `${FOLDER}/en.json: ${key} is not used`);
}

/** The build cannot tell which words such code needs. @returns {string[]} */
function namelessKeys() {
  return (screens.match(/\bt\(\s*`\$\{.*/g) ?? []).map((code) => `${code}: a key begins with its feature's word`);
}

/** @param {string[]} keys @returns {string[]} */
function differences(keys) {
  const codes = globSync(`${FOLDER}/*.json`).map((file) => /(\w+)\.json$/.exec(file)?.[1] ?? '');
  return codes.flatMap((code) => {
    const own = Object.keys(read(code)).filter((key) => !OF_ERRORS.test(key));
    const file = `${FOLDER}/${code}.json`;
    const missing = keys.filter((key) => !own.includes(key)).map((key) => `${file}: ${key} is missing`);
    const more = own.filter((key) => !keys.includes(key)).map((key) => `${file}: ${key} is in no English text`);
    if (missing.length > 0 || more.length > 0) return [...missing, ...more];
    const misplaced = own.find((key, index) => key !== keys[index]);
    return misplaced ? [`${file}: ${misplaced} is not in the order of the English file`] : [];
  });
}

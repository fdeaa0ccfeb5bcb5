// @ts-check
/** Builds the parts of dist/ that have changed, two at a time; packages one by one, since each reads those that were built before it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { bundles as dist, packageBundles } from '../../rollup.config.mjs';
import { writeElementManifests } from '../element-manifests.mjs';
import { billOfMaterials } from '../third-parties/bill-of-materials.mjs';
import { openFreshness } from './freshness.mjs';
import { step } from './progress.mjs';

/** What people call the parts; the library's tools come first, since they make its files, and then those that take longest. @type {Record<string, string>} */
const TITLES = {
  tools: 'Library tools',
  elements: 'Elements',
  hostApp: 'Web app',
  server: 'Server',
  surveyWidget: 'Survey widget',
  player: 'Player and workers',
  surveyPage: 'Survey pages',
  docs: 'Documentation',
};

/** What parts are built from, and tests and stories read. */
const MANIFESTS = 'element manifests';

/** The largest takes 2 GB of memory. */
const AT_A_TIME = 2;

/**
 * @typedef {object} Parts
 * @property {readonly string[]} names All that there are.
 * @property {ReturnType<typeof billOfMaterials>} bill
 * @property {(names: readonly string[]) => string[]} staleOf Those that have changed, in the order in which they are built.
 * @property {(names: readonly string[]) => Promise<void>} build
 */

/** @param {{ isPackages: boolean }} options The published packages in place of the parts of dist/. @returns {Promise<Parts>} */
export async function openParts({ isPackages }) {
  const bundles = isPackages ? packageBundles : dist;
  const titled = isPackages ? [] : Object.keys(TITLES);
  mkdirSync('dist', { recursive: true });
  const bill = billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  writeFileSync('dist/sbom.cdx.json', JSON.stringify(bill, undefined, 1));
  const names = [...new Set([...titled, ...Object.keys(bundles)])];
  const freshness = openFreshness('dist/build.json', buildFiles(), '.');
  await makeManifests(freshness);
  return {
    names,
    bill,
    staleOf: (wanted) => names.filter((name) => wanted.includes(name) && !freshness.isFresh(name)),
    async build(wanted) {
      const waiting = [...wanted];
      const lane = async () => {
        for (let name = waiting.shift(); name; name = waiting.shift()) await buildPart(name, isPackages, freshness);
      };
      await Promise.all(Array.from({ length: isPackages ? 1 : AT_A_TIME }, lane));
    },
  };
}

/** Before it is asked which parts have changed. @param {import('./freshness.mjs').Freshness} freshness */
async function makeManifests(freshness) {
  if (freshness.isFresh(MANIFESTS)) return;
  const { sources, outputs } = await writeElementManifests();
  freshness.markBuilt(MANIFESTS, sources, outputs);
}

/** A change of one of these makes each part stale. @returns {string[]} */
function buildFiles() {
  const program = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs'));
  return ['package-lock.json', 'rollup.config.mjs', ...program.map((file) => `build/${file}`)];
}

/** @param {string} name @param {boolean} isPackages @param {import('./freshness.mjs').Freshness} freshness */
async function buildPart(name, isPackages, freshness) {
  freshness.markStale(name);
  const { sources, outputs } = await step(TITLES[name] ?? name, () => bundled({ name, isPackages }));
  freshness.markBuilt(name, sources, outputs);
}

/** @param {import('./bundle-part.mjs').BundledPart} part @returns {Promise<import('./bundle-part.mjs').Bundled>} */
function bundled(part) {
  const worker = new Worker(new URL('./bundle-part.mjs', import.meta.url), { workerData: part });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error(`${part.name} was not built.`)));
  });
}

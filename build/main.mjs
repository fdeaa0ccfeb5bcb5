// @ts-check
/**
 * `npm run build`: builds what has changed into dist/ and names each step. ONLY=server,hostApp builds some parts. The library's
 * files are made by a program of their own (`library/build`), at the same time as the other parts. `npm run build:packages`
 * (`--packages`) builds the published packages instead, each into its own dist/.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { rollup } from 'rollup';
import { bundles as dist, packageBundles } from '../rollup.config.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';
import { openFreshness } from './freshness.mjs';
import { note, step } from './progress.mjs';

/** What people call the parts; the library's tools come first, since its files take longest. @type {Record<string, string>} */
const TITLES = {
  tools: 'Library tools',
  server: 'Server',
  elements: 'Elements',
  surveyWidget: 'Survey widget',
  surveyPage: 'Survey pages',
  player: 'Player and workers',
  docs: 'Documentation',
  hostApp: 'Web app',
};

const isPackages = process.argv.includes('--packages');
const bundles = isPackages ? packageBundles : dist;
const only = process.env.ONLY?.split(',');
const all = new Set([...Object.keys(isPackages ? {} : TITLES), ...Object.keys(bundles)]);
const names = [...all].filter((name) => !only || only.includes(name));

const program = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs'));
const buildFiles = ['package-lock.json', 'rollup.config.mjs', ...program.map((file) => `build/${file}`)];
mkdirSync('dist', { recursive: true });
const bill = billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8')));
writeFileSync('dist/sbom.cdx.json', JSON.stringify(bill, undefined, 1));
const freshness = openFreshness('dist/build.json', buildFiles, '.');
const stale = names.filter((name) => !freshness.isFresh(name));
if (stale.length > 0) console.log(`Building ${stale.length} of ${names.length} parts`);
try {
  if (stale.includes('tools')) await build('tools');
  // Its painters work in threads, which leaves this one to the bundles
  const library = only || isPackages ? Promise.resolve() : buildLibrary();
  library.catch(() => {});
  for (const name of stale) if (name !== 'tools') await build(name);
  await library;
} catch (error) {
  console.error(error);
  process.exit(1);
}

/** @param {string} name */
async function build(name) {
  freshness.markStale(name);
  await step(TITLES[name] ?? name, async () => {
    const sources = new Set();
    const outputs = [];
    for (const options of /** @type {import('rollup').RollupOptions[]} */ ([bundles[name]].flat())) {
      const bundle = await rollup(options);
      for (const output of [options.output ?? []].flat()) {
        const { output: files } = await bundle.write(output);
        outputs.push(...files.map(({ fileName }) => path.join(output.dir ?? '', fileName)));
      }
      for (const file of bundle.watchFiles) sources.add(file);
      await bundle.close();
    }
    freshness.markBuilt(name, sources, outputs);
  });
}

/** Paints what has changed since the last time; a whole library takes about a minute. @returns {Promise<void>} */
function buildLibrary() {
  const child = spawn(process.execPath, ['dist/tools/build-library.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', note);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The library was not built.'))));
  });
}

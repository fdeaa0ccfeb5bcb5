// @ts-check
/** A thread that writes the bundles of one part of dist/, and answers what it has read and written. */
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { rollup } from 'rollup';
import { bundles as dist, packageBundles } from '../../rollup.config.mjs';

/** @typedef {{ name: string, isPackages: boolean }} BundledPart */
/** @typedef {{ sources: string[], outputs: string[] }} Bundled Paths of files. */

const { name, isPackages } = /** @type {BundledPart} */ (workerData);
const bundles = isPackages ? packageBundles : dist;
parentPort?.postMessage(await bundle(bundles[name] ?? []));

/** @param {import('rollup').RollupOptions[]} part @returns {Promise<Bundled>} */
async function bundle(part) {
  /** @type {Set<string>} */
  const sources = new Set();
  const outputs = [];
  for (const options of part) {
    const bundled = await rollup(options);
    for (const output of [options.output ?? []].flat()) {
      const { output: files } = await bundled.write(output);
      outputs.push(...files.map(({ fileName }) => path.join(output.dir ?? '', fileName)));
    }
    for (const file of bundled.watchFiles) sources.add(file);
    await bundled.close();
  }
  return { sources: [...sources], outputs };
}

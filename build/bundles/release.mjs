// @ts-check
/**
 * The files of one version of the elements. `files.json` has the hash of every script. A list for each element has those
 * that it needs before it is seen. The loader has the hash of each of these lists, and the version, which differs whenever
 * one of the files does.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { originalOf } from './own-copies.mjs';

/** As in subresource integrity. @param {string | Uint8Array} content */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Emits `<tag>.json` for each element: names and hashes of its files, first the one that defines it.
 * @param {Readonly<Record<string, readonly string[]>>} elements names of chunks by tag, first the one that defines it
 * @returns {import('rollup').Plugin}
 */
export function listFiles(elements) {
  return {
    name: 'list-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = (/** @type {string} */ name, isFirst = false) => {
        const found = chunks.find((chunk) => originalOf(chunk.name) === name && (isFirst || !chunk.isEntry));
        return found ? found.fileName : this.error(`There is no chunk ${name}.`);
      };
      /** @param {Set<string>} files @param {string} name */
      const addAll = (files, name) => {
        const file = bundle[name];
        if (files.has(name) || file?.type !== 'chunk') return;
        files.add(name);
        for (const imported of file.imports) addAll(files, imported);
      };
      const integrity = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, integrityOf(code)]));
      for (const [tag, names] of Object.entries(elements)) {
        /** @type {Set<string>} */
        const files = new Set();
        for (const [index, name] of names.entries()) addAll(files, named(name, index === 0));
        const source = JSON.stringify(Object.fromEntries([...files].map((file) => [file, integrity[file]])));
        this.emitFile({ type: 'asset', fileName: `${tag}.json`, source });
      }
    },
  };
}

/**
 * Writes the version and the hashes of the lists into the loader, the hashes of all scripts into `files.json`, and the
 * version with the loader's own hash into `release.json`.
 * @param {string} folder of the elements, which are built before
 * @param {readonly string[]} tags of those that it loads
 * @param {string} manifest the package's `package.json`
 * @returns {import('rollup').Plugin}
 */
export function stampLoader(folder, tags, manifest) {
  return {
    name: 'stamp-loader',
    buildStart() {
      for (const file of [...tags.map((tag) => `${folder}/${tag}.json`), manifest]) this.addWatchFile(file);
    },
    async generateBundle(_options, bundle) {
      const loader = bundle['loader.js'];
      if (loader?.type !== 'chunk') return this.error('There is no loader.');
      const hashOf = async (/** @type {string} */ name) => integrityOf(await readFile(`${folder}/${name}`));
      const lists = JSON.stringify(await byName(tags, (tag) => hashOf(`${tag}.json`)));
      const names = await readdir(folder, { recursive: true });
      const scripts = names.filter((name) => name.endsWith('.js') && name !== loader.fileName).sort();
      const files = JSON.stringify(await byName(scripts, hashOf));
      const { version: number } = JSON.parse(await readFile(manifest, 'utf8'));
      const hash = createHash('sha256').update(files).update(loader.code).digest('hex');
      const version = `${number}-${hash.slice(0, 8)}`;
      loader.code = loader.code
        .replaceAll('@spotreel/version', version)
        .replace(/(["'`])@spotreel\/lists\1/, () => lists);
      if (!loader.code.includes(lists)) return this.error('The loader has no place for the hashes of its lists.');
      const release = JSON.stringify({ version, loaderIntegrity: integrityOf(loader.code) });
      this.emitFile({ type: 'asset', fileName: 'files.json', source: files });
      this.emitFile({ type: 'asset', fileName: 'release.json', source: release });
    },
  };
}

/** @param {readonly string[]} names @param {(name: string) => Promise<string>} find */
async function byName(names, find) {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await find(name)])));
}

// @ts-check
/**
 * Elements that few pages use get their own copies of modules that the editor or the library has as well. Rollup would put such
 * a module into a chunk of its own, and 14 of these chunks made the editor 3 KB larger. Modules of the entry (React, stores,
 * session, words) are never copied: all elements of a page share them.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rollup } from 'rollup';

const MARK = '.own-copy';

/** @param {string} id */
const isCopy = (id) => path.extname(path.basename(id, path.extname(id))) === MARK;
/** @param {string} id */
const copyOf = (id) => id.replace(/\.\w+$/, (extension) => MARK + extension);
/** Path, or name of a chunk, without the mark of a copy. @param {string} id */
export const originalOf = (id) => id.replace(MARK, '');

/**
 * @param {string} entry what all elements share is what this entry imports at once
 * @param {string} from module whose imports are copied
 * @param {import('rollup').Plugin[]} plugins for the build that finds out what they share
 * @returns {import('rollup').Plugin}
 */
export function ownCopies(entry, from, plugins) {
  const start = path.resolve(from);
  /** @type {Promise<ReadonlySet<string>> | undefined} */
  let shared;
  return {
    name: 'own-copies',
    buildStart() {
      shared = modulesOf(entry, start, plugins);
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        const isCopied = importer !== undefined && isCopy(importer);
        if (source.startsWith('\0') || importer?.startsWith('\0')) return null;
        if (!isCopied && path.resolve(importer ?? '', '..', `${source}.ts`) !== start) return null;
        const found = await this.resolve(source, isCopied ? originalOf(importer) : importer, { skipSelf: true });
        if (!found || found.external || !/\.(tsx?|m?js)$/.test(found.id) || found.id.startsWith('\0')) return found;
        return (await shared)?.has(found.id) ? found : { ...found, id: copyOf(found.id) };
      },
    },
    async load(id) {
      if (!isCopy(id)) return null;
      const original = originalOf(id);
      this.addWatchFile(original);
      return readFile(original, 'utf8');
    },
  };
}

/** What an entry brings along at once, without what only `lateModule` needs. @param {string} entry @param {string} lateModule @param {import('rollup').Plugin[]} plugins */
async function modulesOf(entry, lateModule, plugins) {
  const bundle = await rollup({
    input: entry,
    plugins,
    external: (id, importer) => isLate(id, importer, lateModule),
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const names = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of names) for (const imported of chunks.get(name)?.imports ?? []) names.add(imported);
  return new Set([...names].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
}

/** @param {string} id @param {string | undefined} importer @param {string} lateModule */
function isLate(id, importer, lateModule) {
  return id.startsWith('.') && path.resolve(importer ?? '', '..', `${id}.ts`) === lateModule;
}

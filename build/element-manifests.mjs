// @ts-check
/**
 * Makes `custom-elements.json` and `web-types.json` from `elements/manifest`. They describe the elements for code editors, stories,
 * documents and tests. Every build makes them, and each command of the tests before it begins: `node build/element-manifests.mjs [folder]`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildProgram } from './program.mjs';

const PACKAGE = 'elements/package.json';
const ENTRY = `
  export { customElementsManifest } from './elements/manifest/custom-elements';
  export { ELEMENTS } from './elements/manifest/elements-table';
  export { webTypes } from './elements/manifest/web-types';
`;

/** What a manifest says of an element is no part of its view. @type {import('esbuild').Plugin} */
const withoutViews = {
  name: 'without-views',
  setup(build) {
    build.onResolve({ filter: /^\.\.\/react\/|^\.\/survey-modal$/ }, ({ path: id }) => ({
      path: id,
      namespace: 'view',
    }));
    // esbuild looks for the names of a module of CommonJS in its prototype, too
    const contents = 'module.exports = Object.create(new Proxy({}, { get: () => () => undefined }));';
    build.onLoad({ filter: /.*/, namespace: 'view' }, () => ({ contents }));
  },
};

/** @param {string} [folder] Where the files go. @returns {Promise<{ sources: string[], outputs: string[] }>} What they were made from, and the files. */
export async function writeElementManifests(folder = 'elements') {
  const outfile = path.resolve(`dist/element-manifests-${process.pid}.mjs`);
  const { metafile } = await buildProgram({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    metafile: true,
    plugins: [withoutViews],
  });
  try {
    const { customElementsManifest, ELEMENTS, webTypes } = await import(pathToFileURL(outfile).href);
    const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
    mkdirSync(folder, { recursive: true });
    const outputs = [
      write(folder, 'custom-elements.json', customElementsManifest(ELEMENTS, 'spotreel.js')),
      write(folder, 'web-types.json', webTypes(ELEMENTS, version)),
    ];
    return { sources: [...Object.keys(metafile?.inputs ?? {}), PACKAGE], outputs };
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** A file that is as it was stays untouched. @param {string} folder @param {string} name @param {object} content */
function write(folder, name, content) {
  const file = path.posix.join(folder, name);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeElementManifests(process.argv[2]);

// @ts-check
/** The doors of a package, as `exports` of its package.json names them. */
import { readFileSync } from 'node:fs';

const SOURCE = '@spotreel/source';

/**
 * @typedef {object} Door
 * @property {string} name As in `exports`: `./base`, or `.` for the package itself.
 * @property {string} specifier What others import: `@spotreel/sdk/internal/base`.
 * @property {string} source Path of the source from the root: `sdk/base/index.ts`.
 * @property {string} types Path of the built declarations from the root: `sdk/dist/base/index.d.ts`.
 * @property {string} entry Path of the built module below `dist`, without its ending: `base/index`.
 */

/** The doors with a source and types; style sheets and files that are served as they are have none. @param {string} folder @returns {Door[]} */
export function doorsOf(folder) {
  const manifest = JSON.parse(readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), 'utf8'));
  return Object.entries(manifest.exports).flatMap(([name, door]) =>
    door[SOURCE] && door.types
      ? [
          {
            name,
            specifier: manifest.name + name.slice(1),
            source: inFolder(folder, door[SOURCE]),
            types: inFolder(folder, door.types),
            entry: door.default.replace(/^\.\/dist\/|\.js$/g, ''),
          },
        ]
      : [],
  );
}

/** @param {string} folder @param {string} file */
function inFolder(folder, file) {
  return file.replace(/^\./, folder);
}

// @ts-check
import path from 'node:path';

/**
 * Writes the file's ending into relative imports of declarations (`./call` becomes `./call.js`), as Node's module resolution
 * asks for. TypeScript leaves specifiers as they are in the sources. @returns {import('rollup').Plugin}
 */
export function nodeSpecifiers() {
  return {
    name: 'node-specifiers',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.d.ts')) continue;
        const folder = path.posix.dirname(asset.fileName);
        const withEnding = (/** @type {string} */ specifier) => {
          const target = path.posix.join(folder, specifier);
          if (bundle[`${target}.d.ts`]) return `${specifier}.js`;
          return bundle[path.posix.join(target, 'index.d.ts')] ? `${specifier.replace(/\/$/, '')}/index.js` : specifier;
        };
        asset.source = String(asset.source).replace(
          /(\bfrom |\bimport\(|\bimport )(['"])(\.[^'"]*)\2/g,
          (_all, keyword, quote, specifier) => `${keyword}${quote}${withEnding(specifier)}${quote}`,
        );
      }
    },
  };
}

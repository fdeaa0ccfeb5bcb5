// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What TypeScript sees in a JSON file of texts, for readers whose TypeScript imports no JSON. @param {string} file */
function declarationOf(file) {
  const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  const members = keys.map((key) => `  readonly ${JSON.stringify(key)}: string;\n`);
  return `declare const texts: {\n${members.join('')}};\nexport default texts;\n`;
}

/**
 * Writes the file's ending into relative imports of declarations (`./call` becomes `./call.js`), as Node's module resolution
 * asks for, and declares the texts of JSON files. TypeScript leaves specifiers as they are in the sources. @returns {import('rollup').Plugin}
 */
export function nodeSpecifiers() {
  return {
    name: 'node-specifiers',
    generateBundle({ dir = '' }, bundle) {
      const declare = (/** @type {string} */ file) => {
        const fileName = file.replace(/json$/, 'd.ts');
        if (!bundle[fileName])
          this.emitFile({ type: 'asset', fileName, source: declarationOf(path.join(dir, '..', file)) });
      };
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.d.ts')) continue;
        const folder = path.posix.dirname(asset.fileName);
        const withEnding = (/** @type {string} */ specifier) => {
          const target = path.posix.join(folder, specifier);
          if (specifier.endsWith('.json')) {
            declare(target);
            return specifier.replace(/json$/, 'js');
          }
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

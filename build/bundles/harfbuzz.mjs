// @ts-check
/**
 * The text shaper's files beside the workers: `harfbuzz.wasm`, and the same program as a script, for pages whose policy
 * refuses WebAssembly. `node build/bundles/harfbuzz-script.mjs` makes the script anew after an update of harfbuzzjs.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export const WASM = 'node_modules/harfbuzzjs/dist/harfbuzz.wasm';
export const SCRIPT = 'sdk/player/harfbuzz/harfbuzz-script.js.br';
/** Of the file that the script was made from. */
const MADE_FROM = '6eeed8e1bc9ad7773038e48ff8f9e07e0ad228572c594b45e5357e9c2f7a0b2e';

const START = 'init(await createHarfBuzz());';
const OPTIONS = path.resolve('sdk/player/harfbuzz/harfbuzz-options.ts');

/** Emits both files and lets the shaper choose between them. @param {string} [folder] @returns {import('rollup').Plugin} */
export function harfbuzz(folder = '') {
  return {
    name: 'harfbuzz',
    buildStart() {
      for (const file of [WASM, SCRIPT]) this.addWatchFile(file);
    },
    transform(code, id) {
      if (!id.endsWith(path.normalize('harfbuzzjs/dist/index.mjs'))) return null;
      if (!code.includes(START)) return this.error('harfbuzzjs starts in another way now.');
      const started = code.replace(START, 'init(await createHarfBuzz(await harfBuzzOptions()));');
      return { code: `${started}\nimport { harfBuzzOptions } from ${JSON.stringify(OPTIONS)};`, map: null };
    },
    async generateBundle() {
      const wasm = await readFile(WASM);
      if (createHash('sha256').update(wasm).digest('hex') !== MADE_FROM)
        this.error('harfbuzz.wasm is new: run node build/bundles/harfbuzz-script.mjs and update MADE_FROM.');
      this.emitFile({ type: 'asset', fileName: `${folder}harfbuzz.wasm`, source: wasm });
      const script = brotliDecompressSync(await readFile(SCRIPT));
      this.emitFile({ type: 'asset', fileName: `${folder}harfbuzz-script.js`, source: script });
    },
  };
}

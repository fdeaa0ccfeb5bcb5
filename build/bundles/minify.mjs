// @ts-check
/** The minifiers. */
import { transform } from 'esbuild';

/** Minifies chunks. @returns {import('rollup').Plugin} */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(code, _chunk, options) {
      const result = await transform(code, {
        minify: true,
        target: 'es2022',
        sourcemap: true,
        legalComments: 'none',
        ...(options.format === 'iife' ? { format: /** @type {const} */ ('iife') } : {}),
      });
      return { code: result.code, map: result.map };
    },
  };
}

/** The same for what other people's pages load, where 3 % count: slower and smaller. @returns {import('rollup').Plugin} */
export function minifySmall() {
  return {
    name: 'minify-small',
    async renderChunk(code, { fileName }) {
      const { minify: oxc } = await import('rolldown/utils');
      const options = { module: true, sourcemap: true, compress: { target: 'es2022' }, mangle: { toplevel: true } };
      const result = await oxc(fileName, code, options);
      return { code: result.code, map: /** @type {any} */ (result.map) ?? null };
    },
  };
}

/**
 * The same where tests count each byte: Terser puts functions that are called once where they are called, then Oxc writes the
 * rest. Either of them alone leaves 1 to 2 % more. `isLarge`: half the time, and 0.2 % more.
 * @param {{ isLarge?: boolean }} [options] @returns {import('rollup').Plugin[]}
 */
export function minifySmallest({ isLarge = false } = {}) {
  const effort = isLarge ? { passes: 1, collapse_vars: false } : { passes: 3 };
  const inlined = {
    name: 'inline-functions',
    async renderChunk(/** @type {string} */ code) {
      const { minify: terser } = await import('terser');
      const compress = { ...effort, sequences: false, pure_getters: true, unsafe_arrows: true };
      const result = await terser(code, { module: true, ecma: 2020, compress, mangle: false, sourceMap: true });
      return { code: result.code ?? '', map: /** @type {string} */ (result.map) };
    },
  };
  return [inlined, minifySmall()];
}

/** What the license of mediabunny asks for, behind the minified code of the export worker. @returns {import('rollup').Plugin} */
export function exportNotice() {
  return {
    name: 'export-notice',
    renderChunk: (code) => ({
      code: `${code}\n/*! with mediabunny, MPL-2.0: https://github.com/Vanilagy/mediabunny */`,
      map: null,
    }),
  };
}

// @ts-check
/** The two minifiers. */
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
      const { minify: oxc } = await import('vite');
      const options = { module: true, sourcemap: true, compress: { target: 'es2022' }, mangle: { toplevel: true } };
      const result = await oxc(fileName, code, options);
      return { code: result.code, map: /** @type {any} */ (result.map) ?? null };
    },
  };
}

// @ts-check
/** Plugins of the bundles that run here: TypeScript is only stripped, since `npm run typecheck` checks it. */
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { transform } from 'esbuild';
import { inlineCss } from '../styles.mjs';
import { catalogues } from '../words/catalogue.mjs';
import { chunkWords } from '../words/chunk-words.mjs';

/** Packages of this repository are read from their sources, not from what was built of them. */
const exportConditions = ['@spotreel/source'];
const extensions = ['.mjs', '.js', '.json', '.ts', '.tsx'];

/** The survey widget is drawn by Preact, everything else by React. */
const WIDGET_FOLDER = path.resolve('survey-widget') + path.sep;

/** Strips types and JSX, one file at a time. @returns {import('rollup').Plugin} */
function typescript() {
  return {
    name: 'typescript',
    async transform(code, id) {
      const loader = /\.(tsx?)$/.exec(id)?.[1];
      if (!loader) return null;
      const { code: output, map } = await transform(code, {
        loader: /** @type {'ts' | 'tsx'} */ (loader),
        target: 'es2022',
        jsx: 'automatic',
        jsxImportSource: id.startsWith(WIDGET_FOLDER) ? 'preact' : 'react',
        sourcefile: id,
        sourcemap: true,
      });
      return { code: output, map };
    },
  };
}

/** @param {string} [mode] */
export const environment = (mode = 'production') =>
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify(mode) } });

/**
 * Plugins of everything that runs in a browser. @param {string} [mode]
 * @param {{ isOfElements?: boolean }} [styles] as `inlineCss`
 */
export const browserPlugins = (mode, styles) => [
  environment(mode),
  inlineCss(styles),
  catalogues({ isForBrowsers: true }),
  chunkWords(),
  json(),
  nodeResolve({ browser: true, extensions, exportConditions }),
  commonjs(),
  typescript(),
];

export const nodePlugins = [
  catalogues(),
  json(),
  nodeResolve({ preferBuiltins: true, extensions, exportConditions }),
  commonjs(),
  typescript(),
];

/** Packages stay imports; our own files are bundled. @param {string} id @param {string | undefined} importer */
export const isPackage = (id, importer) =>
  importer !== undefined && !/^[.\0]|^@spotreel\//.test(id) && !path.isAbsolute(id);

/** @type {import('rollup').LogHandlerWithDefault extends never ? never : import('rollup').WarningHandlerWithDefault} */
export const onwarn = (warning, report) => {
  const known = ['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY', 'EVAL', 'THIS_IS_UNDEFINED'];
  const place = warning.loc?.file ?? warning.ids?.[0] ?? warning.id ?? '';
  if (known.includes(warning.code ?? '') && place.includes('node_modules')) return;
  report(warning);
};

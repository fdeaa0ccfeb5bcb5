// @ts-check
/**
 * The published packages, each in its own dist/: modules as they stand in the sources, with declarations and maps, and beside
 * them files that need nothing else (`@spotreel/elements` with React inside, the scripts, the workers). A package is built
 * against what was built of the packages below it, as people will install it: the order here counts.
 */
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import { inlineCss, styleFiles } from '../styles.mjs';
import { catalogues } from '../words/catalogue.mjs';
import { chunkWords } from '../words/chunk-words.mjs';
import { nodeSpecifiers } from './declarations.mjs';
import { doorsOf } from './doors.mjs';
import { emptyFolder } from './files.mjs';
import { harfbuzz } from './harfbuzz.mjs';
import { exportNotice, minifySmall, minifySmallest } from './minify.mjs';
import { environment } from './plugins.mjs';

/** @typedef {import('rollup').RollupOptions} RollupOptions */

/** Components of React that Next may import from components of its server. */
const CLIENT_COMPONENTS = 'react-elements/index.js';

/** Doors with the components of the app's own screens. */
const OF_THE_APP = ['react', 'account', 'agency', 'operator'].map((name) => `./internal/${name}`);

/** Everything that is not a file of the package itself. @param {string} id */
const isOther = (id) => !/^[./\0]/.test(id);

/** One file for each source file, so that a bundler takes only what is used. @param {string} folder @param {Record<string, string>} input @returns {RollupOptions} */
const modules = (folder, input) => ({
  input,
  external: (id) => isOther(id) && !/\.css(\?inline)?$/.test(id),
  treeshake: { moduleSideEffects: false },
  plugins: [
    emptyFolder(`${folder}/dist`),
    inlineCss(),
    catalogues(),
    chunkWords({ isAlone: true }),
    json(),
    nodeResolve({ extensions: ['.ts', '.tsx'] }),
    typescript({ tsconfig: `${folder}/tsconfig.package.json` }),
    nodeSpecifiers(),
  ],
  output: {
    dir: `${folder}/dist`,
    format: 'es',
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: folder,
    banner: ({ fileName }) => (fileName === CLIENT_COMPONENTS ? "'use client';" : ''),
  },
});

/**
 * Files that bring everything they need. @param {string} folder @param {Record<string, string>} input
 * @param {{ declares?: boolean, plugins?: import('rollup').Plugin[], minifiers?: import('rollup').Plugin[] }} [options] `declares`:
 * the package has no other bundle that writes declarations. @returns {RollupOptions}
 */
const standalone = (folder, input, { declares = false, plugins = [], minifiers = [minifySmall()] } = {}) => ({
  input,
  plugins: [
    ...(declares ? [emptyFolder(`${folder}/dist`)] : []),
    ...plugins,
    environment(),
    inlineCss(),
    catalogues({ isForBrowsers: true }),
    chunkWords(),
    json(),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'] }),
    commonjs(),
    typescript({ tsconfig: `${folder}/tsconfig.package.json`, declaration: declares, declarationMap: declares }),
    nodeSpecifiers(),
  ],
  output: {
    dir: `${folder}/dist`,
    format: 'es',
    sourcemap: true,
    chunkFileNames: 'chunks/[name]-[hash].js',
    plugins: minifiers,
  },
});

/** What a bundle of doors is built from; without `names`, of all doors. @param {string} folder @param {string[]} names @returns {Record<string, string>} */
const inputOf = (folder, ...names) =>
  Object.fromEntries(
    doorsOf(folder)
      .filter(({ name }) => names.length === 0 || names.includes(name))
      .map(({ entry, source }) => [entry, source]),
  );

/** @type {Record<string, RollupOptions[]>} */
export const packages = {
  '@spotreel/sdk': [
    modules('sdk', inputOf('sdk')),
    standalone(
      'sdk',
      {
        'player/scene-worker': 'sdk/player/scene-worker.ts',
        'player/composer-worker': 'sdk/player/composer-worker.ts',
      },
      {
        plugins: [harfbuzz('player/'), styleFiles({ 'theme/tokens.css': 'sdk/theme/tokens.css' })],
      },
    ),
    standalone(
      'sdk',
      { 'export/export-worker': 'sdk/export/export-worker.ts' },
      { minifiers: [minifySmall(), exportNotice()] },
    ),
  ],
  '@spotreel/survey-widget': [
    standalone('survey-widget', inputOf('survey-widget', '.', './internal/preview'), {
      declares: true,
      minifiers: minifySmallest(),
    }),
    standalone('survey-widget', inputOf('survey-widget', './script'), { minifiers: minifySmallest() }),
  ],
  '@spotreel/cli': [modules('cli', { main: 'cli/main.ts' })],
  '@spotreel/elements': [
    modules('elements', inputOf('elements', './react', './react-elements', ...OF_THE_APP)),
    standalone('elements', inputOf('elements', '.', './script')),
  ],
};

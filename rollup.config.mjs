// @ts-check
/**
 * Every bundle of Spotreel. `npm run build` (`build/main.mjs`) writes those that have changed to dist/.
 * Types are checked by tsc (`npm run typecheck`); here TypeScript is only stripped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { transform } from 'esbuild';

/** Packages of this repository are read from their sources, not from what was built of them. */
const exportConditions = ['@spotreel/source'];
const extensions = ['.mjs', '.js', '.json', '.ts', '.tsx'];

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
        sourcefile: id,
        sourcemap: true,
      });
      return { code: output, map };
    },
  };
}

/** Minifies chunks. @returns {import('rollup').Plugin} */
function minify() {
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
function minifySmall() {
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

/** A style sheet with those that it imports. @param {string} file @param {(file: string) => void} onFile @returns {string} */
function importedCss(file, onFile) {
  onFile(file);
  const imported = (/** @type {string} */ _, /** @type {string} */ other) =>
    importedCss(path.resolve(path.dirname(file), other), onFile);
  return readFileSync(file, 'utf8').replace(/@import "(.+?)";/g, imported);
}

/** Names that a pattern finds in the survey widget's sources, the most frequent first. @param {RegExp} pattern */
function widgetNames(pattern) {
  const folder = 'survey-widget';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|css)$/.test(file));
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const file of files) {
    const found = readFileSync(path.join(folder, file), 'utf8').match(pattern) ?? [];
    for (const name of found) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}

/** `a` to `z`, then `aa` and so on. @param {number} index @returns {string} */
function letters(index) {
  return (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
}

/**
 * Short names for what begins with `sv-` (classes, ids, custom properties): nobody outside the survey's shadow root knows
 * them. @returns {import('rollup').Plugin}
 */
function privateNames() {
  const names = widgetNames(/\bsv(-\w+)+/g);
  const values = Object.fromEntries(names.map((name, index) => [name, letters(index)]));
  return replace({ values, preventAssignment: false, delimiters: ['\\b', '(?![\\w-])'] });
}

/** Names of values that functions of the widget hand to each other: in no call, no storage, no event, no browser. */
const HANDED_ON = [
  ...['actionClasses', 'autoCloseSeconds', 'checkPage', 'hasEnding', 'hasWelcome', 'isInline', 'isLast', 'isSingly'],
  ...['newestMs', 'otherText', 'questionCount', 'sendSoon', 'storeFile', 'deepest', 'isExpired', 'linkDisplay'],
];

/**
 * Short names for those and for callbacks: `on` and a capital, which no name of the browser's and none of the widget's
 * doors has. @returns {import('rollup').Plugin}
 */
function shortProperties() {
  const names = [...widgetNames(/\bon[A-Z]\w*/g), ...HANDED_ON];
  const mangleCache = Object.fromEntries(names.map((name, index) => [name, letters(index).toUpperCase()]));
  const mangleProps = new RegExp(`^(${names.join('|')})$`);
  return {
    name: 'short-properties',
    async renderChunk(code) {
      const options = { mangleProps, mangleCache, target: 'es2022', sourcemap: true };
      const { code: output, map } = await transform(code, options);
      return { code: output, map };
    },
  };
}

/** Puts what is called once where it is called, which the minifier leaves alone. @returns {import('rollup').Plugin} */
function inlineFunctions() {
  return {
    name: 'inline-functions',
    async renderChunk(code) {
      const { minify: terser } = await import('terser');
      const compress = { passes: 3, sequences: false, unsafe_arrows: true };
      const options = { module: true, ecma: /** @type {const} */ (2020), compress, mangle: false, sourceMap: true };
      const { code: output = '', map } = await terser(code, options);
      return { code: output, map: /** @type {string} */ (map) };
    },
  };
}

/**
 * Writes what the minifier made a template as a string, which compresses better. A string of the same length, so that
 * the map still holds. @returns {import('rollup').Plugin}
 */
function plainStrings() {
  return {
    name: 'plain-strings',
    renderChunk(code) {
      const letters =
        [...code].length === code.length
          ? code.split('')
          : Array.from({ length: code.length }, (_, at) => code[at] ?? '');
      const visit = (/** @type {any} */ node, /** @type {any} */ parent) => {
        if (!node || typeof node !== 'object') return;
        const isPlain =
          node.type === 'TemplateLiteral' &&
          node.expressions.length === 0 &&
          parent.type !== 'TaggedTemplateExpression';
        if (isPlain && !/['\\\n]/.test(code.slice(node.start, node.end)))
          letters[node.start] = letters[node.end - 1] = "'";
        for (const value of Object.values(node)) visit(value, Array.isArray(node) ? parent : node);
      };
      visit(this.parse(code), null);
      return { code: letters.join(''), map: null };
    },
  };
}

/** `import css from './x.css?inline'` gives the text, for constructable style sheets. @returns {import('rollup').Plugin} */
export function inlineCss() {
  return {
    name: 'inline-css',
    async resolveId(id, importer) {
      if (!id.endsWith('.css?inline') || !importer) return null;
      const file = await this.resolve(id.slice(0, -'?inline'.length), importer);
      return file && `${file.id}?inline`;
    },
    async load(id) {
      if (!id.endsWith('.css?inline')) return null;
      const file = id.slice(0, -'?inline'.length);
      const css = importedCss(file, (imported) => this.addWatchFile(imported));
      const { code } = await transform(css, { loader: 'css', minify: true });
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}

/** Writes index.html with the entry chunk and what it imports at once. @param {string} template @returns {import('rollup').Plugin} */
function indexHtml(template) {
  return {
    name: 'index-html',
    buildStart() {
      this.addWatchFile(template);
    },
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((item) => item.type === 'chunk' && item.isEntry);
      if (entry?.type !== 'chunk') return;
      const links = entry.imports.map((file) => `<link rel="modulepreload" href="/${file}">`);
      const script = `<script type="module" src="/${entry.fileName}"></script>`;
      const html = (await readFile(template, 'utf8')).replace('<!--entry-->', [...links, script].join('\n    '));
      this.emitFile({ type: 'asset', fileName: 'index.html', source: html });
    },
  };
}

/** Copies files beside the bundle. @param {Record<string, string>} files target name -> source @returns {import('rollup').Plugin} */
function copyFiles(files) {
  return {
    name: 'copy-files',
    buildStart() {
      for (const source of Object.values(files)) this.addWatchFile(source);
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await readFile(source) });
    },
  };
}

/** Empties the folder that the bundle is written to, so that no file of an earlier build stays. @param {string} dir @returns {import('rollup').Plugin} */
function emptyFolder(dir) {
  return { name: 'empty-folder', buildStart: () => rm(dir, { recursive: true, force: true }) };
}

/** @param {string} [mode] */
const environment = (mode = 'production') =>
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify(mode) } });

/** Plugins of everything that runs in a browser. @param {string} [mode] */
export const browserPlugins = (mode) => [
  environment(mode),
  inlineCss(),
  json(),
  nodeResolve({ browser: true, extensions, exportConditions }),
  commonjs(),
  typescript(),
];

const nodePlugins = [
  json(),
  nodeResolve({ preferBuiltins: true, extensions, exportConditions }),
  commonjs(),
  typescript(),
];

/** Packages stay imports; our own files are bundled. @param {string} id @param {string | undefined} importer */
const isPackage = (id, importer) => importer !== undefined && !/^[.\0]|^@spotreel\//.test(id) && !path.isAbsolute(id);

/** @type {import('rollup').LogHandlerWithDefault extends never ? never : import('rollup').WarningHandlerWithDefault} */
export const onwarn = (warning, report) => {
  const known = ['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY', 'EVAL', 'THIS_IS_UNDEFINED'];
  const place = warning.loc?.file ?? warning.ids?.[0] ?? warning.id ?? '';
  if (known.includes(warning.code ?? '') && place.includes('node_modules')) return;
  report(warning);
};

/** The interface's own typeface; templates load theirs through the library. */
const INTER = 'node_modules/@fontsource-variable/inter/files';
const interFile = (/** @type {string} */ script) => `inter-${script}-wght-normal.woff2`;

const hashed = { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' };

/** @type {import('rollup').OutputOptions} */
const toolOutput = {
  dir: 'dist/tools',
  format: 'es',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'chunks/[name]-[hash].mjs',
};

/** @param {string} dir @returns {import('rollup').OutputOptions} */
function surveyWidgetOutput(dir) {
  return {
    dir,
    format: 'es',
    // beside the files, but not named in them: they are other people's pages'
    sourcemap: 'hidden',
    chunkFileNames: 'chunks/[name]-[hash].js',
    plugins: [shortProperties(), inlineFunctions(), minifySmall(), plainStrings()],
  };
}

/** @type {Record<string, import('rollup').RollupOptions | import('rollup').RollupOptions[]>} */
const configured = {
  sdk: {
    input: { index: 'sdk/index.ts' },
    external: isPackage,
    plugins: [emptyFolder('dist/sdk'), ...browserPlugins()],
    output: { dir: 'dist/sdk', format: 'es', sourcemap: true, chunkFileNames: '[name]-[hash].js' },
  },
  elements: {
    input: { index: 'elements/index.ts', spotreel: 'elements/auto.ts' },
    plugins: [
      emptyFolder('dist/elements'),
      ...browserPlugins(),
      copyFiles({ 'custom-elements.json': 'elements/custom-elements.json' }),
    ],
    output: {
      dir: 'dist/elements',
      format: 'es',
      sourcemap: true,
      chunkFileNames: 'chunks/[name]-[hash].js',
      plugins: [minifySmall()],
    },
  },
  surveyWidget: [
    {
      input: { 'spotreel-surveys': 'survey-widget/script.ts' },
      plugins: [emptyFolder('dist/survey-widget'), ...browserPlugins(), privateNames()],
      output: surveyWidgetOutput('dist/survey-widget'),
    },
    // apart from the script, of which it would make two files
    {
      input: { index: 'survey-widget/index.ts' },
      plugins: [...browserPlugins(), privateNames()],
      output: surveyWidgetOutput('dist/survey-widget/module'),
    },
  ],
  surveyPage: {
    input: { 'survey-page': 'survey-widget/page/main.ts' },
    plugins: [
      emptyFolder('dist/survey-page'),
      ...browserPlugins(),
      privateNames(),
      copyFiles({ 'survey-page.css': 'survey-widget/page/page.css' }),
    ],
    output: { ...surveyWidgetOutput('dist/survey-page'), entryFileNames: '[name].js' },
  },
  player: {
    input: { 'scene-worker': 'sdk/player/scene-worker.ts', 'composer-worker': 'sdk/player/composer-worker.ts' },
    plugins: [emptyFolder('dist/player'), ...browserPlugins(), copyFiles({ 'harfbuzz.wasm': harfbuzzWasm() })],
    output: { dir: 'dist/player', format: 'es', sourcemap: true, plugins: [minify()] },
  },
  hostApp: {
    input: { main: 'host-app/main.tsx' },
    plugins: [
      emptyFolder('dist/host-app'),
      ...browserPlugins(),
      indexHtml('host-app/index.html'),
      copyFiles({
        'assets/page.css': 'host-app/public/page.css',
        'assets/spotreel.svg': 'host-app/public/spotreel.svg',
        'assets/entrance.webp': 'host-app/public/entrance.webp',
        ...Object.fromEntries(
          ['latin', 'latin-ext'].map((script) => [`assets/${interFile(script)}`, `${INTER}/${interFile(script)}`]),
        ),
      }),
    ],
    output: { dir: 'dist/host-app', format: 'es', sourcemap: true, ...hashed, plugins: [minify()] },
  },
  server: {
    input: { main: 'server/main.ts', worker: 'server/worker.ts', painter: 'server/render/engine/painter/main.ts' },
    external: isPackage,
    plugins: [emptyFolder('dist/server'), ...nodePlugins],
    output: { dir: 'dist/server', format: 'es', sourcemap: true, chunkFileNames: 'chunks/[name]-[hash].js' },
  },
  tools: [
    {
      input: { 'build-library': 'library/build/main.ts' },
      external: isPackage,
      plugins: [emptyFolder('dist/tools'), ...nodePlugins],
      output: toolOutput,
    },
    // of its own, so that it changes only when pictures are painted otherwise
    {
      input: { 'painting-worker': 'library/build/painting-worker.ts' },
      external: isPackage,
      plugins: nodePlugins,
      output: toolOutput,
    },
  ],
};

/** The wasm file of the text shaper, as its package ships it. */
function harfbuzzWasm() {
  return 'node_modules/harfbuzzjs/dist/harfbuzz.wasm';
}

/** By part; a part of several is built as a whole. */
export const bundles = Object.fromEntries(
  Object.entries(configured).map(([name, parts]) => [name, [parts].flat().map((bundle) => ({ ...bundle, onwarn }))]),
);

export default Object.values(bundles).flat();

// @ts-check
/** What browsers load from the server: the app, elements, widget, survey pages and player. */
import { docsSite } from '../docs/docs-site.mjs';
import { styleFiles } from '../styles.mjs';
import { withoutUnreadParts } from './call-parts.mjs';
import { copyFiles, emptyFolder, indexHtml } from './files.mjs';
import { harfbuzz } from './harfbuzz.mjs';
import { exportNotice, minify, minifySmallest } from './minify.mjs';
import { ownCopies } from './own-copies.mjs';
import { browserPlugins } from './plugins.mjs';
import { listFiles, stampLoader } from './release.mjs';

/** The interface's own typeface; templates load theirs through the library. */
const INTER = 'node_modules/@fontsource-variable/inter/files';
const interFile = (/** @type {string} */ script) => `inter-${script}-wght-normal.woff2`;

const hashed = { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' };

/** @param {string} dir @returns {import('rollup').OutputOptions} */
function surveyWidgetOutput(dir) {
  return {
    dir,
    format: 'es',
    // beside the files, but not named in them: they are other people's pages'
    sourcemap: 'hidden',
    chunkFileNames: 'chunks/[name]-[hash].js',
    plugins: [minifySmallest()],
  };
}

/** What the loader fetches for each element: the file that defines it, then the chunk of the view that it shows first. */
const OF_AN_ACCOUNT = {
  'assistant-chat': ['define-late', 'embedded-assistant-chat', 'assistant-view'],
  'brand-form': ['define-late', 'embedded-brand-form'],
  'media-library': ['spotreel', 'embedded-media-library'],
  'music-picker': ['define-late', 'embedded-music-picker'],
  'my-videos': ['define-late', 'embedded-my-videos', 'projects-view'],
  'project-editor': ['spotreel', 'project-editor'],
  'render-button': ['define-late', 'embedded-render-button'],
  'sign-in': ['define-late', 'embedded-sign-in'],
  'template-grid': ['spotreel', 'library-view'],
  'video-player': ['define-late', 'embedded-video-player'],
};
/** A bundle of its own: chunks that both shared would make the editor 2 KB larger. */
const OF_NO_ACCOUNT = { 'survey-modal': ['survey-modal'] };
const LOADED_TAGS = Object.keys({ ...OF_AN_ACCOUNT, ...OF_NO_ACCOUNT });

/** Schemas (`import * as z`) that a bundle does not use leave it. Nothing else bears this name. */
const treeshake = { manualPureFunctions: ['z'] };

/** @type {import('rollup').OutputOptions} */
const elementsOutput = {
  dir: 'dist/elements',
  format: 'es',
  // beside the files, as those of the widget
  sourcemap: 'hidden',
  chunkFileNames: 'chunks/[name]-[hash].js',
  plugins: [minifySmallest({ isLarge: true })],
};

/** @type {Record<string, import('rollup').RollupOptions | import('rollup').RollupOptions[]>} */
export const site = {
  elements: [
    {
      input: { index: 'elements/index.ts', spotreel: 'elements/auto.ts' },
      treeshake,
      plugins: [
        emptyFolder('dist/elements'),
        ownCopies('elements/auto.ts', 'elements/define/late-elements.ts', [
          ...browserPlugins('production', { isOfElements: true }),
          withoutUnreadParts(),
        ]),
        ...browserPlugins('production', { isOfElements: true }),
        withoutUnreadParts(),
        copyFiles({ 'custom-elements.json': 'elements/custom-elements.json' }),
        listFiles(OF_AN_ACCOUNT),
      ],
      output: elementsOutput,
    },
    {
      input: { 'survey-modal': 'elements/define/survey-modal.ts' },
      treeshake,
      plugins: [...browserPlugins(), withoutUnreadParts(), listFiles(OF_NO_ACCOUNT)],
      output: elementsOutput,
    },
    {
      input: { frame: 'elements/frame/main.ts' },
      plugins: browserPlugins(),
      output: { dir: 'dist/elements', format: 'iife', plugins: [minifySmallest()] },
    },
    {
      input: { 'frame-page': 'elements/frame/page.ts' },
      plugins: [...browserPlugins(), styleFiles({ 'frame-page.css': 'elements/frame/page.css' })],
      output: { dir: 'dist/elements', format: 'iife', plugins: [minifySmallest()] },
    },
    {
      input: { loader: 'elements/loader/main.ts' },
      plugins: [...browserPlugins(), stampLoader('dist/elements', LOADED_TAGS, 'elements/package.json')],
      output: { dir: 'dist/elements', format: 'iife', plugins: [minifySmallest()] },
    },
  ],
  surveyWidget: [
    {
      input: { 'spotreel-surveys': 'survey-widget/script.ts' },
      plugins: [emptyFolder('dist/survey-widget'), ...browserPlugins()],
      output: surveyWidgetOutput('dist/survey-widget'),
    },
    // apart from the script, of which it would make two files
    {
      input: { index: 'survey-widget/index.ts' },
      plugins: [...browserPlugins()],
      output: surveyWidgetOutput('dist/survey-widget/module'),
    },
  ],
  surveyPage: {
    input: { 'survey-page': 'survey-widget/page/main.ts' },
    plugins: [
      emptyFolder('dist/survey-page'),
      ...browserPlugins(),
      styleFiles({ 'survey-page.css': 'survey-widget/page/page.css' }),
    ],
    output: { ...surveyWidgetOutput('dist/survey-page'), entryFileNames: '[name].js' },
  },
  player: [
    {
      input: { 'scene-worker': 'sdk/player/scene-worker.ts', 'composer-worker': 'sdk/player/composer-worker.ts' },
      plugins: [emptyFolder('dist/player'), ...browserPlugins(), harfbuzz()],
      output: { dir: 'dist/player', format: 'es', sourcemap: true, plugins: [minify()] },
    },
    // apart: a chunk that both shared would be one request more before a preview
    {
      input: { 'export-worker': 'sdk/export/export-worker.ts' },
      plugins: browserPlugins(),
      output: { dir: 'dist/player', format: 'es', sourcemap: true, plugins: [minify(), exportNotice()] },
    },
  ],
  docs: {
    input: { docs: 'docs/site/main.ts', theme: 'docs/site/theme.ts' },
    plugins: [emptyFolder('dist/docs'), ...browserPlugins(), docsSite({ style: 'docs/site/docs.css' })],
    output: {
      dir: 'dist/docs',
      format: 'es',
      ...hashed,
      assetFileNames: 'assets/[name]-[hash][extname]',
      plugins: [minify()],
    },
  },
  hostApp: {
    input: { main: 'host-app/main.tsx' },
    treeshake,
    plugins: [
      emptyFolder('dist/host-app'),
      ...browserPlugins(),
      withoutUnreadParts(),
      indexHtml('host-app/index.html'),
      styleFiles({ 'assets/page.css': 'host-app/public/page.css' }),
      copyFiles({
        'assets/spotreel.svg': 'host-app/public/spotreel.svg',
        'assets/entrance.webp': 'host-app/public/entrance.webp',
        ...Object.fromEntries(
          ['latin', 'latin-ext'].map((script) => [`assets/${interFile(script)}`, `${INTER}/${interFile(script)}`]),
        ),
      }),
    ],
    output: { dir: 'dist/host-app', format: 'es', sourcemap: true, ...hashed, plugins: [minify()] },
  },
};

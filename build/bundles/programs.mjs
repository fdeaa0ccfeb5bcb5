// @ts-check
/** What Node runs: the server with its painter, and the tools that make the library's files. */
import { readdirSync } from 'node:fs';
import { copyFiles, emptyFolder } from './files.mjs';
import { isPackage, nodePlugins } from './plugins.mjs';

/** @type {import('rollup').OutputOptions} */
const toolOutput = {
  dir: 'dist/tools',
  format: 'es',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'chunks/[name]-[hash].mjs',
};

/** What finds people and faces in pictures (`server/vision`). */
const models = Object.fromEntries(
  ['face-detection.tflite', 'selfie-segmentation.tflite', 'LICENSE'].map((name) => [
    `models/${name}`,
    `server/vision/models/${name}`,
  ]),
);

/** Blender runs them. */
const blenderScripts = Object.fromEntries(
  ['driver.py', 'probe.py'].map((name) => [`blender/${name}`, `server/render/engine/blender/${name}`]),
);

/** @type {Record<string, import('rollup').RollupOptions | import('rollup').RollupOptions[]>} */
export const programs = {
  server: {
    input: {
      main: 'server/main.ts',
      worker: 'server/worker.ts',
      painter: 'server/render/engine/painter/main.ts',
      parser: 'server/parser.ts',
      ffmpeg: 'server/render/packaged-ffmpeg/main.ts',
      database: 'server/platform/data/embedded/thread.ts',
    },
    external: isPackage,
    plugins: [
      emptyFolder('dist/server'),
      ...nodePlugins,
      copyFiles({ ...helpArticles(), ...models, ...blenderScripts }),
    ],
    output: { dir: 'dist/server', format: 'es', sourcemap: true, chunkFileNames: 'chunks/[name]-[hash].js' },
  },
  tools: [
    {
      input: { 'build-library': 'library/build/main.ts' },
      external: isPackage,
      plugins: [emptyFolder('dist/tools'), ...nodePlugins],
      output: toolOutput,
    },
    // each of its own; the worker changes only when pictures are painted otherwise
    ...Object.entries({
      'painting-worker': 'library/build/painting-worker.ts',
      'paint-library': 'library/build/paint-main.ts',
    }).map(([name, entry]) => ({
      input: { [name]: entry },
      external: isPackage,
      plugins: nodePlugins,
      output: toolOutput,
    })),
  ],
};

/** Articles, tutorials, lessons and their files, by the name beside the bundle. @returns {Record<string, string>} */
function helpArticles() {
  const folder = 'server/help/content';
  const files = /\.(md|mp4|vtt|webp)$/;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => files.test(name));
  return Object.fromEntries(names.map((name) => [`help/${name}`, `${folder}/${name}`]));
}

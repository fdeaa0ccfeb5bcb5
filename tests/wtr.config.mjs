// @ts-check
/**
 * Runs tests/browser/**\/*.wtr.ts(x) in a real Chromium. They are bundled first: React ships CommonJS only, which the
 * runner's file-by-file server cannot serve.
 */
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromeLauncher } from '@web/test-runner-chrome';
import { rollup } from 'rollup';
import { browserPlugins, onwarn } from '../build/bundles/plugins.mjs';
import { BROWSER_ARGS, browserPath } from './browser.mjs';
import { resultReporter } from './reporters/web-test-runner.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = path.join(root, 'dist/wtr');
const source = path.join(root, 'tests/browser');

/** WTR_ONLY=player,stores runs the files with one of these in their path, and bundles no others. */
const only = process.env.WTR_ONLY?.split(',');
const inputs = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.wtr\.tsx?$/.test(file) && (!only || only.some((part) => file.includes(part))),
);
await rm(out, { recursive: true, force: true });
const bundle = await rollup({
  input: Object.fromEntries(inputs.map((file) => [file.replace(/\.tsx?$/, ''), path.join(source, file)])),
  plugins: browserPlugins('development', { isOfElements: true }),
  onwarn,
});
await bundle.write({
  dir: out,
  format: 'es',
  sourcemap: 'inline',
  entryFileNames: '[name].js',
  chunkFileNames: 'shared/[name].js',
  // The runner adds a query to a test's address: a lazy chunk that imported code out of a test file would run it twice.
  manualChunks: (id) => (id.startsWith(path.join(root, 'tests')) ? undefined : 'product'),
});
await bundle.close();

const { defaultReporter } = await import('@web/test-runner');

/** `?delay=` of a file: milliseconds, or `never`, or `refused`. */
async function delay({ query, response }, next) {
  if (query.delay === 'never') await new Promise(() => {});
  if (query.delay === 'refused') {
    response.status = 500;
    return;
  }
  if (query.delay) await new Promise((resolve) => setTimeout(resolve, Number(query.delay)));
  await next();
}

/** `screenshot`: the page as it is painted, as the text of a PNG in base64. */
const screenshots = {
  name: 'screenshots',
  async executeCommand({ command, session }) {
    if (command !== 'screenshot') return undefined;
    return session.browser.getPage(session.id).screenshot({ encoding: 'base64' });
  },
};

export default {
  rootDir: root,
  middleware: [delay],
  plugins: [screenshots],
  files: ['dist/wtr/**/*.wtr.js'],
  concurrency: 1, // a page behind another one gets no animation frames
  testsFinishTimeout: 60_000,
  // mocha's own 2 s are too few on a busy machine
  testFramework: { config: { timeout: 20_000 } },
  reporters: [defaultReporter(), resultReporter(root)],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: await browserPath(),
        args: [...BROWSER_ARGS, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
      },
    }),
  ],
};

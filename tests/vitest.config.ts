import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages of this repository are read from their sources. */
const source = '@spotreel/source';
/** Other packages are found as Node finds them: files for bundlers (`module`) do not run unbundled. */
const nodeConditions = defaultServerConditions.filter((name) => name !== 'module');

/** Two projects: everything that runs in Node, and the React components in a simulated DOM. */
export default defineConfig({
  root,
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...nodeConditions] } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // parts are tested without the screens that bring their words
    setupFiles: ['tests/late-words.ts'],
    // its own choice leaves one core of two idle
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{architecture,build,examples,sdk,server,library,golden}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/{elements,survey-widget,host-app}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});

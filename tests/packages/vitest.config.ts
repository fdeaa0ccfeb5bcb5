import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The packages as people install them. `npm run build:packages` comes before. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/packages/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    // what was packed and installed serves all files
    isolate: false,
  },
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { ExamplesFirst } from './examples-first';
import { roomNamed } from './rooms.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const room = roomNamed(process.env.MUTATION_ROOM);

interface Package {
  readonly exports: Readonly<Record<string, { readonly '@spotreel/source'?: string }>>;
}

const sdk = JSON.parse(readFileSync(`${root}/sdk/package.json`, 'utf8')) as Package;

/** In the sandbox `node_modules` still leads to the real sdk: its doors are found beside the other sources instead. */
const doors = Object.entries(sdk.exports).flatMap(([door, { '@spotreel/source': source }]) =>
  source
    ? [{ find: new RegExp(`^@spotreel/sdk${door.slice(1)}$`), replacement: `${root}/sdk/${source.slice(2)}` }]
    : [],
);

/** The tests of one room, in the sandbox where Stryker changed its sources. */
export default defineConfig({
  root,
  resolve: { alias: doors },
  ssr: {
    resolve: { conditions: ['@spotreel/source', ...defaultServerConditions.filter((name) => name !== 'module')] },
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: [...room.tests],
    exclude: [...room.testsLeftOut],
    setupFiles: [fileURLToPath(new URL('fixed-seed.ts', import.meta.url))],
    isolate: false,
    sequence: { sequencer: ExamplesFirst },
  },
});

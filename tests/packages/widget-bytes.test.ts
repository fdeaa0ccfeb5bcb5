import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const SERVED = 'dist/survey-widget/spotreel-surveys.js';
const brotliBytes = (file: string) => brotliCompressSync(readFileSync(file)).length;

test.skipIf(!existsSync(SERVED))('the published survey script is as small as the one that the server serves', () => {
  const served = brotliBytes(SERVED);
  const published = brotliBytes('survey-widget/dist/spotreel-surveys.js');
  console.log(`survey script: ${published} bytes published, ${served} served`);
  // The published one is built from the SDK's built modules, which costs a few bytes.
  expect(published / served).toBeLessThan(1.01);
});

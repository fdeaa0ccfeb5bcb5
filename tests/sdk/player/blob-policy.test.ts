import { expect, test } from 'vitest';
import { refusesBlobs } from '../../../sdk/player/compiling/blob-policy';

test.each([
  ["default-src 'self'", true],
  ["default-src 'self'; worker-src blob:", false],
  ["Worker-Src 'self' BLOB:; script-src 'none'", false],
  ["script-src 'self' blob:; worker-src 'self'", true],
  ["child-src blob:; script-src 'self'", false],
  ['default-src blob:; script-src https://videos.example.com', true],
  ["img-src 'self'", false],
  ['', false],
])('%s: a worker out of a blob is refused: %s', (policy, isRefused) => {
  expect(refusesBlobs(policy)).toBe(isRefused);
});

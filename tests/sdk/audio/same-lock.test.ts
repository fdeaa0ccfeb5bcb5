import { expect, it } from 'vitest';
import { isSameLock } from '../../../sdk/audio/locks';

const lock = (sampleId: number, startSeconds: number) => ({ sampleId, startSeconds });

it('locks are the same where sample and place are, up to rounding', () => {
  expect(isSameLock(lock(1, 8), lock(1, 8))).toBe(true);
  expect(isSameLock(lock(1, 8), lock(1, 8.019))).toBe(true);
  expect(isSameLock(lock(1, 8.019), lock(1, 8))).toBe(true);
  expect(isSameLock(lock(1, 8), lock(1, 8.021))).toBe(false);
  expect(isSameLock(lock(1, 8), lock(1, 10))).toBe(false);
  expect(isSameLock(lock(1, 8), lock(2, 8))).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Teardown } from '../../../server/open-parts';
import { silentLog } from '../../../server/platform/log/log';
import { otherVersion } from '../../../server/version/watch-version';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is known after each look. */
async function seen(looks: readonly (() => Promise<boolean>)[]): Promise<boolean[]> {
  const teardown: Teardown = [];
  let isOther = false;
  let look = 0;
  const isCurrent = () => looks[look++]?.() ?? Promise.resolve(false);
  void otherVersion({ isCurrent, log: silentLog, teardown, lookMs: 10 }).then(() => {
    isOther = true;
  });
  const known: boolean[] = [];
  for (const _ of looks) {
    await vi.advanceTimersByTimeAsync(10);
    known.push(isOther);
  }
  for (const undo of teardown) await undo();
  expect(vi.getTimerCount()).toBe(0);
  return known;
}

test('a database of another version is noticed at the next look', async () => {
  expect(await seen([async () => true, async () => true, async () => false])).toEqual([false, false, true]);
});

test('one that does not answer may be of this version', async () => {
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
  expect(await seen([away, async () => true, away])).toEqual([false, false, false]);
});

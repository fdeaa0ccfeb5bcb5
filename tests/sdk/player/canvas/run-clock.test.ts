import { expect, test } from 'vitest';
import { RunClock } from '../../../../sdk/player/canvas/run-clock';

const run = { zeroAtMs: 10_000, sentAtMs: 10_000, endFrame: 90 };

test('has half frames, and whole ones once painting is slow', () => {
  const clock = new RunClock(run, 10_001);
  expect([0, 17, 34, 51].map((ms) => clock.frameAt(10_000 + ms))).toEqual([0, 0.5, 1, 1.5]);
  for (let count = 0; count < 20; count += 1) clock.painted(12);
  expect([17, 34, 51].map((ms) => clock.frameAt(10_000 + ms))).toEqual([0, 1, 1]);
});

test('begins with the first frame and stays on the last one', () => {
  const clock = new RunClock(run, 10_000);
  expect([9_000, 12_999, 60_000].map((ms) => clock.frameAt(ms))).toEqual([0, 89, 89]);
});

test('counts from the message where the clocks of page and painter do not agree', () => {
  const clock = new RunClock(run, 500_000);
  expect(clock.frameAt(501_000)).toBe(30);
});

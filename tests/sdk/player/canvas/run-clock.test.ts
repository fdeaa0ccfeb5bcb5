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

test('counts frames at the speed of the run, backward to the first one', () => {
  const fast = new RunClock({ ...run, speed: 2 }, 10_000);
  for (let count = 0; count < 20; count += 1) fast.painted(12);
  expect([0, 500, 1_499, 1_500].map((ms) => fast.frameAt(10_000 + ms))).toEqual([0, 30, 89, 89]);
  // frame 60 at 10 s: frame 0 is on show a second later
  const backward = new RunClock({ zeroAtMs: 11_000, sentAtMs: 10_000, endFrame: 90, speed: -2 }, 10_000);
  for (let count = 0; count < 20; count += 1) backward.painted(12);
  expect([0, 250, 500, 1_000, 9_000].map((ms) => backward.frameAt(10_000 + ms))).toEqual([60, 45, 30, 0, 0]);
});

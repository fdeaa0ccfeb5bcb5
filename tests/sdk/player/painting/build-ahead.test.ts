import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuildAhead, nearestFirst } from '../../../../sdk/player/painting/build-ahead';

beforeEach(() => {
  vi.useFakeTimers();
  // as in browsers without it: 200 ms instead
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('builds piece by piece, when nothing has been shown for a moment', () => {
  let left = 3;
  const build = vi.fn(() => --left > 0);
  const ahead = new BuildAhead(build);
  ahead.whenQuiet();
  vi.advanceTimersByTime(400);
  ahead.whenQuiet();
  vi.advanceTimersByTime(600);
  expect(build).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(build).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(build).toHaveBeenCalledTimes(3);
});

test('builds one piece while a video plays, and nothing once it is called off', () => {
  const build = vi.fn(() => true);
  const ahead = new BuildAhead(build);
  ahead.whilePlaying();
  vi.advanceTimersByTime(5000);
  expect(build.mock.calls).toEqual([[true]]);
  ahead.whenQuiet();
  ahead.cancel();
  vi.advanceTimersByTime(5000);
  expect(build).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('orders by nearness, what comes next before what was', () => {
  expect(nearestFirst(['a', 'b', 'c', 'd', 'e'], 2)).toEqual(['c', 'd', 'b', 'e', 'a']);
  expect(nearestFirst(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c']);
  expect(nearestFirst([], 0)).toEqual([]);
});

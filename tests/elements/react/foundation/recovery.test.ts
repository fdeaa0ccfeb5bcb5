import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Recovery, untilLoaded } from '../../../../elements/react/foundation/recovery';

let recovery: Recovery;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  recovery = new Recovery();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  visibility = 'visible';
});

test('what could not be reached is asked for again after pauses that grow to half a minute', () => {
  const again = vi.fn();
  const stop = recovery.add(again);
  const pauses = [2, 4, 8, 16, 30, 30];
  for (const [index, seconds] of pauses.entries()) {
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(again).toHaveBeenCalledTimes(index);
    vi.advanceTimersByTime(1);
    expect(again).toHaveBeenCalledTimes(index + 1);
  }
  stop();
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(pauses.length);
});

test('pauses grow for what fails again right after a try, and begin anew after a while', () => {
  const first = vi.fn(() => stop());
  const stop = recovery.add(first);
  vi.advanceTimersByTime(2000);
  const second = vi.fn();
  const stopSecond = recovery.add(second);
  vi.advanceTimersByTime(3999);
  expect(second).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(second).toHaveBeenCalledTimes(1);
  stopSecond();
  vi.advanceTimersByTime(60_000);
  const later = vi.fn();
  const stopLater = recovery.add(later);
  vi.advanceTimersByTime(2000);
  expect(later).toHaveBeenCalledTimes(1);
  stopLater();
});

test('it is asked for at once when the browser is online, or somebody looks at the page again', () => {
  const again = vi.fn();
  const stop = recovery.add(again);
  vi.advanceTimersByTime(1100);
  dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1100);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(again).toHaveBeenCalledTimes(1);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(again).toHaveBeenCalledTimes(2);
  stop();
});

test('a part of the code comes once it can be had', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('part');
  const loaded = untilLoaded(load, recovery);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(loaded).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

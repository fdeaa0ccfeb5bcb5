import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alarm } from '../../../../sdk/player/painting/alarm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('rings once, so long after it was set the last time', () => {
  const work = vi.fn();
  const alarm = new Alarm(work);
  for (let count = 0; count < 10; count += 1) {
    alarm.ringIn(100);
    vi.advanceTimersByTime(60);
  }
  expect(work).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60);
  expect([work.mock.calls.length, alarm.isSet]).toEqual([1, false]);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('can be set to ring sooner', () => {
  const work = vi.fn();
  const alarm = new Alarm(work);
  alarm.ringIn(1000);
  alarm.ringIn(10);
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('does not ring once it is called off, and can be set again', () => {
  const work = vi.fn();
  const alarm = new Alarm(work);
  alarm.ringIn(100);
  alarm.cancel();
  expect(alarm.isSet).toBe(false);
  vi.advanceTimersByTime(5000);
  expect([work.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  alarm.ringIn(100);
  vi.advanceTimersByTime(150);
  expect(work).toHaveBeenCalledTimes(1);
});

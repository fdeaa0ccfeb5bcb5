import { expect, it, vi } from 'vitest';
import { sleep, systemTimer } from '../../../../sdk/survey/display/timer';
import { fakeTimer, settle } from '../responses/fake-page';

it('leaves no listener on a signal that lives on', async () => {
  const { timer, pass } = fakeTimer();
  const { signal } = new AbortController();
  let listeners = 0;
  const counted = Object.assign(Object.create(signal) as AbortSignal, {
    addEventListener: () => {
      listeners += 1;
    },
    removeEventListener: () => {
      listeners -= 1;
    },
  });
  for (let round = 0; round < 3; round += 1) {
    const slept = sleep(500, counted, timer);
    expect(listeners).toBe(1);
    pass();
    await slept;
  }
  expect(listeners).toBe(0);
});

it('ends at once when the signal fires, and takes its timer back', async () => {
  const { timer, waits } = fakeTimer();
  const life = new AbortController();
  let isOver = false;
  void sleep(500, life.signal, timer).then(() => {
    isOver = true;
  });
  life.abort();
  await settle();
  expect([isOver, waits()]).toEqual([true, []]);
});

it('the timer of the system calls once, unless that is taken back', () => {
  vi.useFakeTimers();
  const called: string[] = [];
  systemTimer.after(500, () => called.push('first'));
  const stop = systemTimer.after(500, () => called.push('second'));
  vi.advanceTimersByTime(499);
  expect(called).toEqual([]);
  stop();
  vi.advanceTimersByTime(1000);
  expect(called).toEqual(['first']);
  vi.useRealTimers();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rest } from '../../../../sdk/player/painting/rest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const work = vi.fn();
  return { work, rest: new Rest(work) };
};

test('single steps are no movement and put nothing off', () => {
  const { rest, work } = open();
  for (let count = 0; count < 3; count += 1) {
    expect(rest.step()).toBe(false);
    vi.advanceTimersByTime(200);
  }
  expect(work).not.toHaveBeenCalled();
});

test('steps that follow each other are a movement, whose work is done when it rests', () => {
  const { rest, work } = open();
  expect([rest.step(), rest.step(), rest.step()]).toEqual([false, true, true]);
  expect(rest.isDue).toBe(true);
  vi.advanceTimersByTime(100);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(work).toHaveBeenCalledTimes(1);
  expect(rest.isDue).toBe(false);
});

test('a long movement does not put everything off until its end', () => {
  const { rest, work } = open();
  for (let elapsed = 0; elapsed < 1500; elapsed += 50) {
    rest.step();
    vi.advanceTimersByTime(50);
  }
  expect(work).toHaveBeenCalledTimes(2);
});

test('what is called off is not done', () => {
  const { rest, work } = open();
  rest.step();
  rest.step();
  rest.cancel();
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});

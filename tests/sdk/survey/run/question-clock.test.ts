import { expect, it } from 'vitest';
import { createQuestionClock } from '../../../../sdk/survey/run/question-clock';

function ticking() {
  let nowMs = 5000;
  return { clock: createQuestionClock({ now: () => nowMs }), pass: (ms: number) => (nowMs += ms) };
}

it('adds up over visits, in whole milliseconds', () => {
  const { clock, pass } = ticking();
  pass(100);
  clock.enter('a');
  pass(10.4);
  clock.enter('b');
  pass(5);
  clock.enter('a');
  pass(1.2);
  clock.enter(undefined);
  pass(1000);
  expect(clock.times()).toEqual({ a: 12, b: 5 });
});

it('stands still while the page is hidden, even where a question comes on show meanwhile', () => {
  const { clock, pass } = ticking();
  clock.enter('a');
  pass(10);
  clock.hide();
  clock.hide();
  pass(500);
  clock.enter('b');
  pass(500);
  clock.show();
  pass(7);
  expect(clock.times()).toEqual({ a: 10, b: 7 });
});

it('never counts backwards, nor loses what it has', () => {
  const { clock, pass } = ticking();
  clock.enter('a');
  pass(10);
  clock.times();
  pass(-5000);
  expect(clock.times()).toEqual({ a: 10 });
  pass(3);
  expect(clock.times()).toEqual({ a: 13 });
});

it('takes any id', () => {
  const { clock, pass } = ticking();
  clock.enter('__proto__');
  pass(4);
  expect(JSON.stringify(clock.times())).toBe('{"__proto__":4}');
});

import { expect, test } from 'vitest';
import { createPaintingGate } from '../../../server/render/painting-gate';

const never = () => new AbortController().signal;

function work() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { paint: () => done, finish: () => finish() };
}

test('lets so many in at a time, in order; who gives up loses the place only', async () => {
  const gate = createPaintingGate(1);
  const order: string[] = [];
  const first = work();
  const running = gate.pass(first.paint, never());
  const leaving = new AbortController();
  const left = gate.pass(async () => order.push('left'), leaving.signal);
  const second = gate.pass(async () => order.push('second'), never());
  const third = gate.pass(async () => order.push('third'), never());
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(order).toEqual([]);
  expect(gate.busy()).toBe(1);
  first.finish();
  await Promise.all([running, second, third]);
  expect(gate.busy()).toBe(0);
  expect(order).toEqual(['second', 'third']);
});

test('a failure frees the place', async () => {
  const gate = createPaintingGate(1);
  await expect(gate.pass(() => Promise.reject(new Error('no')), never())).rejects.toThrow('no');
  expect(await gate.pass(async () => 'yes', never())).toBe('yes');
});

test('too many who wait are sent away at once', async () => {
  const gate = createPaintingGate(1);
  const first = work();
  const all = [
    gate.pass(first.paint, never()),
    ...Array.from({ length: 32 }, () => gate.pass(async () => {}, never())),
  ];
  await expect(gate.pass(async () => {}, never())).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 5,
  });
  first.finish();
  await Promise.all(all);
});

test('paints as many at a time as it has slots', async () => {
  const gate = createPaintingGate(2);
  const works = [work(), work(), work()];
  let started = 0;
  const passes = works.map(({ paint }) =>
    gate.pass(() => {
      started += 1;
      return paint();
    }, never()),
  );
  await Promise.resolve();
  await Promise.resolve();
  expect(started).toBe(2);
  works[0]?.finish();
  await passes[0];
  await Promise.resolve();
  expect(started).toBe(3);
  for (const { finish } of works) finish();
  await Promise.all(passes);
});

test('does not begin for a caller who has gone, and frees no place for it', async () => {
  const gate = createPaintingGate(1);
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(gate.pass(async () => 'painted', gone)).rejects.toThrow('gone');
  expect(await gate.pass(async () => 'yes', never())).toBe('yes');
});

test('a caller who goes while it is painted for disturbs none who waits', async () => {
  const gate = createPaintingGate(1);
  const first = work();
  const second = work();
  const caller = new AbortController();
  const running = gate.pass(first.paint, never());
  const painted = gate.pass(second.paint, caller.signal);
  const waiting = [gate.pass(async () => 'third', never()), gate.pass(async () => 'fourth', never())];
  first.finish();
  await running;
  caller.abort(new Error('gone'));
  second.finish();
  await painted;
  expect(await Promise.all(waiting)).toEqual(['third', 'fourth']);
});

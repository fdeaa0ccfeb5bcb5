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
  first.finish();
  await Promise.all([running, second, third]);
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
  await expect(gate.pass(async () => {}, never())).rejects.toMatchObject({ code: 'rate_limited' });
  first.finish();
  await Promise.all(all);
});

import { expect, test } from 'vitest';
import { createKeptValues } from '../../../../server/platform/data/kept-values';

function counting() {
  const clock = { time: 0, now: () => clock.time };
  const source = { reads: 0, isDown: false };
  const values = createKeptValues({ clock, keptMs: 1000, most: 3 }, async (key: string) => {
    source.reads += 1;
    if (source.isDown) throw new Error('down');
    return `${key} ${source.reads}`;
  });
  return { clock, source, values };
}

test('a value is read once, again after its time, and after a change', async () => {
  const { clock, source, values } = counting();
  expect(await Promise.all([values.get('a'), values.get('a')])).toEqual(['a 1', 'a 1']);
  clock.time = 1000;
  expect(await values.get('a')).toBe('a 2');
  values.forget();
  expect(await values.get('a')).toBe('a 3');
  expect(source.reads).toBe(3);
});

test('what was read last is good while it cannot be read; what never was is an error, and asked for again', async () => {
  const { clock, source, values } = counting();
  await values.get('a');
  source.isDown = true;
  clock.time = 5000;
  expect(await values.get('a')).toBe('a 1');
  await expect(values.get('b')).rejects.toThrow('down');
  source.isDown = false;
  expect(await values.get('b')).toBe('b 4');
  clock.time = 7000;
  expect(await values.get('a')).toBe('a 5');
});

test('no more keys are kept than may be', async () => {
  const { source, values } = counting();
  for (const key of ['a', 'b', 'c', 'd']) await values.get(key);
  await values.get('d');
  expect(source.reads).toBe(4);
  await values.get('a');
  expect(source.reads).toBe(5);
});

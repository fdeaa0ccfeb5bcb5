import { expect, test } from 'vitest';
import { createWaitingLine } from '../../../../server/platform/parsing/waiting-line';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('accounts take turns, and one of them has one place at a time', async () => {
  const line = createWaitingLine(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = async (name: string, account: number) => {
    const end = await line.enter(account);
    begun.push(name);
    ends.set(name, end);
  };
  for (const name of ['a1', 'a2', 'a3']) void enter(name, 1);
  void enter('b1', 2);
  void enter('c1', 3);
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  ends.get('a1')?.();
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  ends.get('a2')?.();
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  expect(line.length).toBe(1);
});

test('an account that sends too much is refused, and no other one', async () => {
  const line = createWaitingLine(1);
  const entered = Array.from({ length: 17 }, () => line.enter(1));
  await expect(line.enter(1)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 });
  const other = line.enter(2);
  // those of the first account that waited before it
  (await entered[0])?.();
  (await entered[1])?.();
  await expect(other).resolves.toBeTypeOf('function');
});

import { expect, test } from 'vitest';
import { createWaitingPictures } from '../../../../server/library/painting/waiting-pictures';

const FILES = ['a', 'b', 'c', 'd', 'e', 'f'];

function takeAll({ take }: ReturnType<typeof createWaitingPictures>): string[] {
  const taken: string[] = [];
  for (let file = take(); file; file = take()) taken.push(file);
  return taken;
}

test('the pictures of a page come in its order, before all others', () => {
  const waiting = createWaitingPictures(FILES, () => 1000);
  for (const file of ['e', 'c', 'f', 'c']) expect(waiting.ask(file)).toBe(true);
  expect(takeAll(waiting)).toEqual(['e', 'c', 'f', 'a', 'b', 'd']);
});

test('the page that asked last comes before the one before it, and asks again without losing its order', () => {
  let now = 1000;
  const waiting = createWaitingPictures(FILES, () => now);
  for (const file of ['e', 'f']) waiting.ask(file);
  now += 5000;
  for (const file of ['d', 'c']) waiting.ask(file);
  now += 2000;
  for (const file of ['d', 'c']) waiting.ask(file);
  expect(takeAll(waiting)).toEqual(['d', 'c', 'e', 'f', 'a', 'b']);
});

test('what is painted or unknown is refused, what is being painted is not', () => {
  const waiting = createWaitingPictures(FILES);
  expect(waiting.take()).toBe('a');
  expect(waiting.ask('a')).toBe(true);
  waiting.remove('a');
  expect(waiting.ask('a')).toBe(false);
  expect(waiting.ask('g')).toBe(false);
  expect(waiting.count()).toBe(5);
});

test('what was lost waits behind the others', () => {
  const waiting = createWaitingPictures(FILES);
  waiting.take();
  waiting.giveBack();
  expect(waiting.taken()).toBe(0);
  expect(takeAll(waiting)).toEqual(['b', 'c', 'd', 'e', 'f', 'a']);
});

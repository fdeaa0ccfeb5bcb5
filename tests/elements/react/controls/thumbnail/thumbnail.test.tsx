import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Thumbnail } from '../../../../../elements/react/controls/thumbnail/thumbnail';
import { reactPage } from '../../../react-page';

const place = reactPage();
const asked: string[] = [];
const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
const fail = () => act(() => place.page.querySelector('img')?.dispatchEvent(new Event('error')));
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(value: string) {
      asked.push(value);
      source?.set?.call(this, value);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  Object.defineProperty(HTMLImageElement.prototype, 'src', source ?? {});
});

test('a picture that is not painted yet is asked for again, after pauses that double', () => {
  act(() => place.root.render(<Thumbnail src="http://127.0.0.1/one.webp" ratio="landscape" />));
  asked.length = 0;
  fail();
  wait(1.9);
  expect(asked).toEqual([]);
  wait(0.2);
  expect(asked).toEqual(['http://127.0.0.1/one.webp']);
  fail();
  wait(3.9);
  expect(asked).toHaveLength(1);
  wait(0.2);
  expect(asked).toHaveLength(2);
});

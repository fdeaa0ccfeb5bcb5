import { expect, test } from 'vitest';
import { isOneColor } from '../../../../sdk/scene/film-figures/one-color';
import { BLUE, picture, WHITE } from './pictures';

test('one color with a little noise is one color', () => {
  expect(isOneColor(picture((index) => [20 + (index % 5), 40, 200]))).toBe(true);
});

test('a word, a gradient and an empty picture are not', () => {
  expect(isOneColor(picture((index) => (index % 100 === 0 ? WHITE : BLUE)))).toBe(false);
  expect(isOneColor(picture((index) => [index / 4, 40, 200]))).toBe(false);
  expect(isOneColor(new Uint8ClampedArray())).toBe(false);
});

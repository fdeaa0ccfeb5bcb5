import { expect, test } from 'vitest';
import { colorShare } from '../../../../sdk/scene/film-figures/color-share';
import { BLUE, picture, WHITE } from './pictures';

test('counts the pixels of a color, softened ones included', () => {
  const seen = picture((index) => (index < 250 ? [28, 32, 200] : index < 500 ? [20, 40, 170] : WHITE));
  expect(colorShare(seen, '#1428c8')).toBe(0.25);
});

test('a picture without pixels has none of it', () => {
  expect(colorShare(new Uint8ClampedArray(), '#1428c8')).toBe(0);
  expect(
    colorShare(
      picture(() => BLUE),
      '#ffffff',
    ),
  ).toBe(0);
});

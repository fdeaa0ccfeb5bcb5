import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPosition, placementOf } from '../../../sdk/project/background-position';

test('a background without a place covers the canvas from its middle', () => {
  expect(placementOf({})).toEqual({ scale: 1, positionX: 0, positionY: 0 });
  expect(placementOf({ scale: 2, position: 'up,' })).toEqual({ scale: 2, positionX: 0, positionY: 0 });
});

test('what is written is read', () => {
  const percent = fc.integer({ min: -5000, max: 5000 }).map((value) => value / 100 + 0);
  fc.assert(
    fc.property(percent, percent, (positionX, positionY) => {
      const position = formatPosition(positionX, positionY);
      expect(placementOf({ position })).toEqual({ scale: 1, positionX, positionY });
    }),
  );
});

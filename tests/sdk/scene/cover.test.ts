import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverPlacement } from '../../../sdk/scene/cover';

it('always covers the canvas and keeps the shape of the picture', () => {
  const size = fc.record({ widthPx: fc.integer({ min: 1, max: 5000 }), heightPx: fc.integer({ min: 1, max: 5000 }) });
  const placement = fc.record({
    scale: fc.double({ min: 0.1, max: 4, noNaN: true }),
    positionX: fc.double({ min: -90, max: 90, noNaN: true }),
    positionY: fc.double({ min: -90, max: 90, noNaN: true }),
  });
  fc.assert(
    fc.property(size, size, placement, (picture, canvas, wanted) => {
      const { x, y, widthPx, heightPx } = coverPlacement(picture, canvas, wanted);
      expect(x).toBeLessThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(0);
      expect(x + widthPx).toBeGreaterThanOrEqual(canvas.widthPx - 1e-6);
      expect(y + heightPx).toBeGreaterThanOrEqual(canvas.heightPx - 1e-6);
      expect((widthPx / heightPx) * (picture.heightPx / picture.widthPx)).toBeCloseTo(1, 6);
    }),
  );
});

it('stands in the middle until it is moved', () => {
  const picture = { widthPx: 400, heightPx: 100 };
  const canvas = { widthPx: 100, heightPx: 100 };
  expect(coverPlacement(picture, canvas, { scale: 1, positionX: 0, positionY: 0 }).x).toBe(-150);
  expect(coverPlacement(picture, canvas, { scale: 1, positionX: 50, positionY: 50 })).toMatchObject({ x: -100, y: 0 });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverPlacement } from '../../../../sdk/scene/pictures/cover';

const PLAIN = { scale: 1, positionX: 0, positionY: 0 };

it('always covers the canvas and keeps the shape of the picture', () => {
  const size = fc.record({ widthPx: fc.integer({ min: 1, max: 5000 }), heightPx: fc.integer({ min: 1, max: 5000 }) });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const focus = fc.option(fc.record({ x: share, y: share }), { nil: undefined });
  const placement = fc.record({
    scale: fc.double({ min: 0.1, max: 4, noNaN: true }),
    positionX: fc.double({ min: -90, max: 90, noNaN: true }),
    positionY: fc.double({ min: -90, max: 90, noNaN: true }),
  });
  fc.assert(
    fc.property(size, size, placement, focus, (shape, canvas, wanted, point) => {
      const picture = { ...shape, focus: point };
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

it('keeps the focus point in view in every shape, and in the middle where the picture reaches that far', () => {
  const size = fc.record({ widthPx: fc.integer({ min: 50, max: 5000 }), heightPx: fc.integer({ min: 50, max: 5000 }) });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(size, size, share, share, (shape, canvas, x, y) => {
      const placed = coverPlacement({ ...shape, focus: { x, y } }, canvas, PLAIN);
      const at = { x: placed.x + x * placed.widthPx, y: placed.y + y * placed.heightPx };
      expect(at.x).toBeGreaterThanOrEqual(-1e-6);
      expect(at.y).toBeGreaterThanOrEqual(-1e-6);
      expect(at.x).toBeLessThanOrEqual(canvas.widthPx + 1e-6);
      expect(at.y).toBeLessThanOrEqual(canvas.heightPx + 1e-6);
      const isFree = placed.x < -1e-6 && placed.x + placed.widthPx > canvas.widthPx + 1e-6;
      if (isFree) expect(at.x).toBeCloseTo(canvas.widthPx / 2, 4);
    }),
  );
});

it('with the focus point in the middle is what it is without', () => {
  const picture = { widthPx: 401, heightPx: 100 };
  const canvas = { widthPx: 100, heightPx: 100 };
  const middle = { ...picture, focus: { x: 0.5, y: 0.5 } };
  expect(coverPlacement(middle, canvas, PLAIN)).toEqual(coverPlacement(picture, canvas, PLAIN));
});

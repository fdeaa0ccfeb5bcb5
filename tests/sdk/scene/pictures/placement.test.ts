import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverPlacement } from '../../../../sdk/scene/pictures/cover';
import { movedBy, shiftRanges, withinLimits, zoomedTo } from '../../../../sdk/scene/pictures/placement';

const canvas = { widthPx: 1920, heightPx: 1080 };
const wide = { widthPx: 4000, heightPx: 1080 };
const same = { widthPx: 960, heightPx: 540 };
const MIDDLE = { scale: 1, positionX: 0, positionY: 0 };

const size = fc.record({ widthPx: fc.integer({ min: 50, max: 6000 }), heightPx: fc.integer({ min: 50, max: 6000 }) });
const percent = fc.double({ min: -300, max: 300, noNaN: true });
const placement = fc.record({
  scale: fc.double({ min: 0.2, max: 9, noNaN: true }),
  positionX: percent,
  positionY: percent,
});

describe('placing a background', () => {
  it('reaches as far as the picture does, at most half of the canvas', () => {
    const even = (limit: number) => ({ min: 0 - limit, max: limit });
    expect(shiftRanges(same, canvas, 1)).toEqual({ x: even(0), y: even(0) });
    expect(shiftRanges(same, canvas, 2)).toEqual({ x: even(50), y: even(50) });
    expect(shiftRanges(same, canvas, 4)).toEqual({ x: even(50), y: even(50) });
    expect(shiftRanges(wide, canvas, 1).x).toEqual(even(50));
    expect(shiftRanges({ widthPx: 2400, heightPx: 1080 }, canvas, 1)).toEqual({ x: even(12.5), y: even(0) });
  });

  it('of a picture with a focus point begins there and reaches both edges', () => {
    const focused = { widthPx: 2400, heightPx: 1080, focus: { x: 0.3, y: 0.5 } };
    expect(shiftRanges(focused, canvas, 1)).toEqual({ x: { min: -25, max: 0 }, y: { min: 0, max: 0 } });
    const moved = movedBy(MIDDLE, { x: -90, y: 0 }, focused, canvas);
    expect(moved).toEqual({ scale: 1, positionX: -25, positionY: 0 });
    expect(coverPlacement(focused, canvas, moved).x).toBe(canvas.widthPx - focused.widthPx);
    const zoomed = zoomedTo(MIDDLE, 2, { x: -20, y: 0 }, focused, canvas);
    const under = (placed: typeof MIDDLE) => {
      const { x, widthPx } = coverPlacement(focused, canvas, placed);
      return (canvas.widthPx * 0.3 - x) / widthPx;
    };
    expect(under(zoomed)).toBeCloseTo(under(MIDDLE), 3);
  });

  it('is never shown other than it says: the painter has nothing left to clamp', () => {
    fc.assert(
      fc.property(placement, size, (wanted, picture) => {
        const placed = withinLimits(wanted, picture, canvas);
        const { x, y, widthPx, heightPx } = coverPlacement(picture, canvas, placed);
        const middle = {
          x: ((x + widthPx / 2 - canvas.widthPx / 2) / canvas.widthPx) * 100,
          y: ((y + heightPx / 2 - canvas.heightPx / 2) / canvas.heightPx) * 100,
        };
        expect(middle.x).toBeCloseTo(placed.positionX, 1);
        expect(middle.y).toBeCloseTo(placed.positionY, 1);
        expect(placed.scale).toBeGreaterThanOrEqual(1);
        expect(placed.scale).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('follows a drag and stops at the edge', () => {
    expect(movedBy(MIDDLE, { x: 20, y: 5 }, wide, canvas)).toEqual({ scale: 1, positionX: 20, positionY: 0 });
    expect(movedBy(MIDDLE, { x: -90, y: 0 }, wide, canvas).positionX).toBe(-50);
  });

  it('snaps to the middle when a hand drags, not when keys move', () => {
    const near = { ...MIDDLE, positionX: 3 };
    expect(movedBy(near, { x: -2, y: 0, snaps: true }, wide, canvas).positionX).toBe(0);
    expect(movedBy(near, { x: -2, y: 0 }, wide, canvas).positionX).toBe(1);
    expect(movedBy(near, { x: 17, y: 0, snaps: true }, wide, canvas).positionX).toBe(20);
    expect(movedBy(MIDDLE, { x: 1.2, y: 0, snaps: true }, wide, canvas).positionX).toBe(1.2);
    expect(movedBy(MIDDLE, { x: -1.1, y: 0, snaps: true }, wide, canvas).positionX).toBe(0);
  });

  it('is dragged and zoomed up and down as it is to the sides', () => {
    const tall = { widthPx: 1920, heightPx: 4000 };
    const low = { ...MIDDLE, positionY: 10 };
    expect(movedBy(low, { x: 0, y: 20 }, tall, canvas).positionY).toBe(30);
    expect(movedBy(low, { x: 0, y: -9, snaps: true }, tall, canvas).positionY).toBe(0);
    expect(zoomedTo(low, 2, { x: 0, y: -5 }, tall, canvas).positionY).toBe(25);
    const focused = { ...tall, focus: { x: 0.5, y: 0.3 } };
    const zoomed = zoomedTo(low, 2, { x: 0, y: 20 }, focused, canvas);
    const under = (placed: typeof MIDDLE) => {
      const { y, heightPx } = coverPlacement(focused, canvas, placed);
      return (canvas.heightPx * 0.7 - y) / heightPx;
    };
    expect(under(zoomed)).toBeCloseTo(under(low), 3);
  });

  it('zooms around a point: what is under it stays', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.2, max: 2, noNaN: true }),
        fc.double({ min: -10, max: 10, noNaN: true }),
        (scale, x) => {
          const zoomed = zoomedTo({ ...MIDDLE, scale: 1.1 }, scale, { x, y: 0 }, same, canvas);
          // distance of the picture's middle from the point grows with the picture
          expect(zoomed.positionX - x).toBeCloseTo((0 - x) * (scale / 1.1), 1);
        },
      ),
    );
    expect(zoomedTo(MIDDLE, 99, { x: 0, y: 0 }, same, canvas).scale).toBe(4);
    expect(zoomedTo({ ...MIDDLE, scale: 2, positionX: 50 }, 1, { x: 0, y: 0 }, same, canvas)).toEqual(MIDDLE);
  });
});

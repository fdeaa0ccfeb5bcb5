import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropZoom, largestCrop, MAX_CROP_ZOOM, movedCrop, zoomedCrop } from '../../../../sdk/scene/pictures/crop';

const picture = { widthPx: 1000, heightPx: 500 };

describe('cropping', () => {
  it('starts with the largest part of the shape, in the middle', () => {
    expect(largestCrop(picture, 1)).toEqual({ x: 250, y: 0, width: 500, height: 500 });
    expect(largestCrop(picture, 4)).toEqual({ x: 0, y: 125, width: 1000, height: 250 });
  });

  it('follows a hand, and stops at the edge', () => {
    const square = largestCrop(picture, 1);
    expect([movedCrop(square, 50, 9, picture), movedCrop(square, -400, 0, picture)]).toMatchObject([
      { x: 300, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(movedCrop(largestCrop(picture, 4), 0, 20, picture)).toMatchObject({ x: 0, y: 145 });
  });

  it('keeps its shape and stays inside, whatever is done to it', () => {
    const act = fc.oneof(
      fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) }),
      fc.record({ zoom: fc.double({ min: 0.01, max: 50, noNaN: true }) }),
    );
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 5, noNaN: true }), fc.array(act), (shape, acts) => {
        let area = largestCrop(picture, shape);
        for (const one of acts)
          area = 'zoom' in one ? zoomedCrop(area, one.zoom, picture) : movedCrop(area, one.x, one.y, picture);
        expect(area.width / area.height).toBeCloseTo(shape, 6);
        expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(-1e-6);
        expect(area.x + area.width).toBeLessThanOrEqual(1000 + 1e-6);
        expect(area.y + area.height).toBeLessThanOrEqual(500 + 1e-6);
        expect(cropZoom(area, picture)).toBeLessThanOrEqual(MAX_CROP_ZOOM + 1e-6);
      }),
    );
  });

  it('zooms around its middle', () => {
    const area = movedCrop(zoomedCrop(largestCrop(picture, 1), 4, picture), 50, 20, picture);
    const nearer = zoomedCrop(area, 8, picture);
    expect(nearer.x + nearer.width / 2).toBeCloseTo(area.x + area.width / 2);
    expect(nearer.y + nearer.height / 2).toBeCloseTo(area.y + area.height / 2);
    expect(cropZoom(nearer, picture)).toBeCloseTo(8);
  });
});

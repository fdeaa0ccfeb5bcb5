import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMERA_MOVES } from '../../../../sdk/contract/project/shot';
import { type CameraPath, cameraPath } from '../../../../sdk/scene/pictures/camera';
import type { CoverPicture, CoverPlacement } from '../../../../sdk/scene/pictures/cover';

const PLAIN = { scale: 1, positionX: 0, positionY: 0 };
const place = { widthPx: 1600, heightPx: 900 };
const same = { widthPx: 3200, heightPx: 1800 };
const pathOf = (move: (typeof CAMERA_MOVES)[number], picture: CoverPicture = same, frames = 150) =>
  cameraPath(picture, place, PLAIN, { move, frames });

describe('a movement of the camera', () => {
  it('shows a part of the picture that fills the place, from the first frame to the last', () => {
    const size = fc.record({ widthPx: fc.integer({ min: 1, max: 5000 }), heightPx: fc.integer({ min: 1, max: 5000 }) });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const focus = fc.option(fc.record({ x: share, y: share }), { nil: undefined });
    const frames = fc.integer({ min: 1, max: 2000 });
    const shift = fc.double({ min: -50, max: 50, noNaN: true });
    const placement = fc.record({
      scale: fc.double({ min: 1, max: 4, noNaN: true }),
      positionX: shift,
      positionY: shift,
    });
    const any = fc.record({ size, canvas: size, focus, frames, placement, move: fc.constantFrom(...CAMERA_MOVES) });
    fc.assert(
      fc.property(any, ({ size: file, canvas, focus: point, frames: length, placement: placed, move }) => {
        const { from, to } = cameraPath({ ...file, focus: point }, canvas, placed, { move, frames: length });
        for (const at of [from, to, halfway({ from, to })]) {
          const slack = 1e-6 * Math.max(at.widthPx, at.heightPx);
          expect(at.x).toBeLessThanOrEqual(slack);
          expect(at.y).toBeLessThanOrEqual(slack);
          expect(at.x + at.widthPx).toBeGreaterThanOrEqual(canvas.widthPx - slack);
          expect(at.y + at.heightPx).toBeGreaterThanOrEqual(canvas.heightPx - slack);
        }
        expect(from).not.toEqual(to);
      }),
    );
  });

  it('comes nearer to the focus point, or goes back from it to all that fits', () => {
    const { from, to } = pathOf('zoom-in', { ...same, focus: { x: 0.6, y: 0.5 } });
    expect(from).toEqual({ x: 0, y: 0, widthPx: 1600, heightPx: 900 });
    expect(to.widthPx).toBeCloseTo(1600 * 1.175);
    const middleIn = (at: CoverPlacement) => (800 - at.x) / at.widthPx;
    expect(middleIn(from)).toBe(0.5);
    expect(middleIn(to)).toBeGreaterThan(0.57);
    const back = pathOf('zoom-out', { ...same, focus: { x: 0.6, y: 0.5 } });
    expect(back).toEqual({ from: to, to: from });
  });

  it('goes over the picture to the side that it is named after', () => {
    const left = pathOf('pan-left');
    expect(left.to.x - left.from.x).toBeCloseTo(280); // the picture goes to the right
    expect(left.from.y).toBe(left.to.y);
    expect(pathOf('pan-right')).toEqual({ from: left.to, to: left.from });
    const up = pathOf('pan-up');
    expect(up.to.y).toBeGreaterThan(up.from.y);
    expect(pathOf('pan-down')).toEqual({ from: up.to, to: up.from });
  });

  it('is slow: a longer scene has a longer way, within bounds', () => {
    const share = (frames: number) => pathOf('zoom-in', same, frames).to.widthPx / 1600 - 1;
    expect(share(15)).toBeCloseTo(0.08);
    expect(share(120)).toBeCloseTo(0.14);
    expect(share(3000)).toBeCloseTo(0.3);
  });
});

function halfway({ from, to }: CameraPath): CoverPlacement {
  const between = (name: keyof CoverPlacement) => (from[name] + to[name]) / 2;
  return { x: between('x'), y: between('y'), widthPx: between('widthPx'), heightPx: between('heightPx') };
}

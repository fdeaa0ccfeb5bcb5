import { describe, expect, test } from 'vitest';
import { boxMean } from '../../../../server/vision/matting/box-mean';
import { cutOutSubject, type PictureBytes } from '../../../../server/vision/matting/cut-out';
import { mainSubject } from '../../../../server/vision/matting/main-subject';
import { emptyPlane, mapPlane, type Plane, resizePlane } from '../../../../server/vision/matting/plane';

const draw = (width: number, height: number, value: (x: number, y: number) => number): Plane =>
  mapPlane(emptyPlane(width, height), (_, index) => value(index % width, Math.floor(index / width)));

test('a mean is that of the square around each pixel, also at the edge', () => {
  const plane = draw(7, 5, (x, y) => (x * 13 + y * 7) % 11);
  const mean = boxMean(plane, 2);
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 7; x++) {
      const inside: number[] = [];
      for (let row = Math.max(0, y - 2); row <= Math.min(4, y + 2); row++)
        for (let column = Math.max(0, x - 2); column <= Math.min(6, x + 2); column++)
          inside.push(plane.data[row * 7 + column] ?? 0);
      expect(mean.data[y * 7 + x]).toBeCloseTo(inside.reduce((sum, value) => sum + value) / inside.length, 4);
    }
});

describe('the subject of a mask', () => {
  const box = (left: number, top: number, size: number, value: number) => (x: number, y: number) =>
    x >= left && x < left + size && y >= top && y < top + size ? value : 0;

  test('is the largest part and others that are large; specks go, with their soft rims', () => {
    const large = box(10, 10, 30, 0.98);
    const second = box(60, 60, 20, 0.97);
    const speck = box(80, 10, 4, 0.9);
    const rim = box(79, 9, 6, 0.3);
    const subject = mainSubject(draw(100, 100, (x, y) => Math.max(large(x, y), second(x, y), speck(x, y), rim(x, y))));
    expect(subject?.data[20 * 100 + 20]).toBeCloseTo(0.98);
    expect(subject?.data[70 * 100 + 70]).toBeCloseTo(0.97);
    expect([subject?.data[12 * 100 + 82], subject?.data[9 * 100 + 79]]).toEqual([0, 0]);
  });

  test.each([
    ['nothing', draw(100, 100, () => 0.1)],
    ['something too small', draw(100, 100, box(40, 40, 12, 1))],
    ['a guess', draw(100, 100, box(20, 20, 50, 0.8))],
    ['many specks', draw(100, 100, (x, y) => (x % 10 < 5 && y % 10 < 5 ? 1 : 0))],
  ])('is none where the mask shows %s', (_what, mask) => {
    expect(mainSubject(mask)).toBeUndefined();
  });
});

describe('a cut-out', () => {
  const SIZE = 240;
  const SUBJECT = [30, 160, 70];
  const OLD = [40, 60, 220];
  /** Share of a disk in a pixel; its edge is some pixels soft. */
  const disk = draw(SIZE, SIZE, (x, y) => Math.min(1, Math.max(0, (81.5 - Math.hypot(x - 120, y - 120)) / 3)));
  const over = (alpha: number, color: readonly number[], behind: readonly number[]) =>
    color.map((value, channel) => alpha * value + (1 - alpha) * (behind[channel] ?? 0));
  const paint = (channels: 3 | 4): PictureBytes => {
    const bytes = new Uint8Array(SIZE * SIZE * channels).fill(255);
    for (const [index, alpha] of disk.data.entries())
      bytes.set(over(alpha, SUBJECT, OLD).map(Math.round), index * channels);
    return { width: SIZE, height: SIZE, bytes };
  };
  /** What a model of a quarter of the size sees: blurred, and a pixel off. */
  const coarse = boxMean(
    resizePlane(
      draw(SIZE, SIZE, (x, y) => disk.data[y * SIZE + Math.min(SIZE - 1, x + 3)] ?? 0),
      60,
      60,
    ),
    1,
  );
  /** Mean difference to what it should be on a new background, near the edge. */
  const errorOn = (behind: readonly number[], at: (index: number) => readonly number[]) => {
    let sum = 0;
    let count = 0;
    for (const [index, alpha] of disk.data.entries()) {
      const distance = Math.hypot((index % SIZE) - 120, Math.floor(index / SIZE) - 120);
      if (Math.abs(distance - 80) > 8) continue;
      const wanted = over(alpha, SUBJECT, behind);
      const shown = at(index);
      sum += wanted.reduce((total, value, channel) => total + Math.abs(value - (shown[channel] ?? 0)), 0) / 3;
      count += 1;
    }
    return sum / count;
  };
  const shownOn =
    (behind: readonly number[], { bytes }: PictureBytes) =>
    (index: number) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(4 * index, 4 * index + 4);
      return over(alpha / 255, [red, green, blue], behind);
    };

  test('has no rim of the old background, on white, black and red', () => {
    const picture = paint(4);
    cutOutSubject(picture, paint(3), coarse);
    const blurred = resizePlane(coarse, SIZE, SIZE);
    const naive = paint(4);
    for (const [index, alpha] of blurred.data.entries()) naive.bytes[4 * index + 3] = Math.round(255 * alpha);
    for (const behind of [
      [255, 255, 255],
      [0, 0, 0],
      [255, 0, 0],
    ]) {
      const error = errorOn(behind, shownOn(behind, picture));
      expect(error).toBeLessThan(4);
      expect(error).toBeLessThan(errorOn(behind, shownOn(behind, naive)) / 3);
    }
  });

  test('shows none of the old background in a corner that the mask rounds off', () => {
    const corner = draw(SIZE, SIZE, (x, y) => (y > 140 || Math.hypot(x - 120, y - 95) < 55 ? 1 : 0));
    const paintCorner = (channels: 3 | 4): PictureBytes => {
      const bytes = new Uint8Array(SIZE * SIZE * channels).fill(255);
      for (const [index, alpha] of corner.data.entries()) bytes.set(over(alpha, SUBJECT, OLD), index * channels);
      return { width: SIZE, height: SIZE, bytes };
    };
    // a wedge between the disk and the block below it, filled by the mask
    const filled = draw(SIZE, SIZE, (x, y) =>
      Math.max(corner.data[y * SIZE + x] ?? 0, y > 131 && Math.abs(x - 120) < 46 ? 1 : 0),
    );
    const picture = paintCorner(4);
    cutOutSubject(picture, paintCorner(3), boxMean(resizePlane(filled, 60, 60), 1));
    let left = 0;
    let wedge = 0;
    for (const [index, alpha] of corner.data.entries()) {
      if (alpha > 0 || (filled.data[index] ?? 0) === 0) continue;
      wedge += 1;
      left += (picture.bytes[4 * index + 3] ?? 0) / 255;
    }
    expect(wedge).toBeGreaterThan(100);
    expect(left / wedge).toBeLessThan(0.15);
  });

  test('keeps the inside as it is, clears the outside, and stays clear where the picture was', () => {
    const picture = paint(4);
    picture.bytes[4 * (120 * SIZE + 120) + 3] = 100;
    cutOutSubject(picture, paint(3), coarse);
    const at = (x: number, y: number) => [...picture.bytes.subarray(4 * (y * SIZE + x), 4 * (y * SIZE + x) + 4)];
    expect(at(100, 100)).toEqual([...SUBJECT, 255]);
    expect(at(120, 120)).toEqual([...SUBJECT, 100]);
    expect(at(10, 10)[3]).toBe(0);
    expect(at(230, 120)[3]).toBe(0);
  });
});

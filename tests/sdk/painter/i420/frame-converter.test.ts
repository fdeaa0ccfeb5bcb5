import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFrameConverter } from '../../../../sdk/painter/i420/frame-converter';

interface Size {
  readonly width: number;
  readonly height: number;
}
type Color = readonly [red: number, green: number, blue: number];

/** BT.709 in TV range, by the formulas of the recommendation. */
function yuvOf([red, green, blue]: Color): Color {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const chroma = (difference: number, reach: number) => 128 + (difference / reach) * (224 / 255);
  return [16 + luma * (219 / 255), chroma(blue - luma, 1.8556), chroma(red - luma, 1.5748)];
}

function expectedPlanes(rgba: Uint8Array, { width, height }: Size): readonly number[][] {
  const colorAt = (x: number, y: number) => [0, 1, 2].map((part) => rgba[(y * width + x) * 4 + part]!);
  const at = (count: number, across: number) =>
    Array.from({ length: count }, (_, index) => [index % across, Math.floor(index / across)] as const);
  const luma = at(width * height, width).map(([x, y]) => yuvOf(colorAt(x, y) as unknown as Color)[0]);
  const chroma = at((width * height) / 4, width / 2).map(([x, y]) => {
    const four = [0, 1].flatMap((right) => [0, 1].map((down) => colorAt(2 * x + right, 2 * y + down)));
    return yuvOf([0, 1, 2].map((part) => four.reduce((sum, color) => sum + color[part]!, 0) / 4) as unknown as Color);
  });
  return [luma, chroma.map(([, cb]) => cb), chroma.map(([, , cr]) => cr)];
}

function planesOf(i420: Uint8Array, { width, height }: Size): readonly Uint8Array[] {
  const pixels = width * height;
  return [i420.subarray(0, pixels), i420.subarray(pixels, pixels * 1.25), i420.subarray(pixels * 1.25)];
}

/** Largest distance of a sample from the exact value. */
function worst(rgba: Uint8Array, size: Size): number {
  const planes = planesOf(createFrameConverter(size, 1).convert(rgba), size);
  const distances = expectedPlanes(rgba, size).map((plane, which) =>
    plane.reduce((most, value, at) => Math.max(most, Math.abs(value - planes[which]![at]!)), 0),
  );
  return Math.max(...distances);
}

const evenSize = (most: number) => fc.integer({ min: 8, max: most / 2 }).map((pairs) => 2 * pairs);

describe('frames as I420', () => {
  test('have the nearest value of each sample, whatever the size', () => {
    const sizes = fc.record({ width: evenSize(70), height: evenSize(40) });
    const pictures = sizes.chain((size) => {
      const length = size.width * size.height * 4;
      return fc.tuple(fc.constant(size), fc.uint8Array({ minLength: length, maxLength: length }));
    });
    fc.assert(
      fc.property(pictures, ([size, rgba]) => worst(rgba, size) < 0.51),
      { numRuns: 40 },
    );
  });

  test('reach from black to white, and ignore alpha', () => {
    const size = { width: 16, height: 16 };
    const converter = createFrameConverter(size, 2);
    const plain = (value: number, alpha: number) =>
      Uint8Array.from({ length: 16 * 16 * 4 }, (_, at) => (at % 4 === 3 ? alpha : value));
    const samples = (rgba: Uint8Array) =>
      planesOf(converter.convert(rgba), size).map((plane) => [...new Set(plane)].join());
    expect(samples(plain(0, 255))).toEqual(['16', '128', '128']);
    expect(samples(plain(255, 255))).toEqual(['235', '128', '128']);
    expect(samples(plain(255, 0))).toEqual(['235', '128', '128']);
  });

  test('stay as they are until their slot comes round again', () => {
    const size = { width: 16, height: 16 };
    const converter = createFrameConverter(size, 2);
    const filled = (value: number) => new Uint8Array(16 * 16 * 4).fill(value);
    const first = converter.convert(filled(0));
    const copy = Uint8Array.from(first);
    converter.convert(filled(255));
    expect(first).toEqual(copy);
    converter.convert(filled(128));
    expect(first).not.toEqual(copy);
  });
});

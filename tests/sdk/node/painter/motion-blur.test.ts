import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { openScenePainter } from '../../../../sdk/node/painter';
import type { LottieAnimation, LottieLayer, LottieMotionBlur } from '../../../../sdk/scene/lottie';

const WIDTH = 300;
const HEIGHT = 100;
const FRAME = 10;
const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
const from = (start: readonly number[], end: readonly number[]) => ({
  a: 1 as const,
  k: [
    { t: 0, s: start },
    { t: 20, s: end },
  ],
});

const AT_REST = { a: still([0, 0]), p: still([150, 50]), s: still([100, 100]), r: still(0), o: still(100) };

function box(more: Partial<LottieLayer>): LottieLayer {
  const items = [
    { ty: 'rc', d: 1, p: still([0, 0]), s: still([60, 40]), r: still(0) },
    { ty: 'fl', c: still([0.9, 0.53, 0.1]), o: still(100), r: 1 },
    { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
  ];
  return { ty: 4, ip: 0, op: 60, st: 0, mb: true, ks: AT_REST, shapes: [{ ty: 'gr', it: items }], ...more };
}

function painted(layers: LottieLayer[], mb: LottieMotionBlur | undefined, frame: number): Uint8ClampedArray {
  const head = { v: '5.12.1', fr: 30, ip: 0, op: 60, w: WIDTH, h: HEIGHT, assets: [] };
  const animation: LottieAnimation = { ...head, layers, ...(mb && { mb }) };
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = '#203040';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  openScenePainter(animation, () => undefined).paint(context, frame);
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

/** Mean of the pictures at moments between which the shutter is open. */
function meanOf(layers: LottieLayer[], opens: number, span: number, count: number): number[] {
  const pictures = Array.from({ length: count }, (_, index) =>
    painted(layers, undefined, FRAME + opens + (span * index) / (count - 1)),
  );
  return Array.from(pictures[0]!, (_, at) => pictures.reduce((sum, picture) => sum + (picture[at] ?? 0), 0) / count);
}

function greatestDifference(one: Uint8ClampedArray, other: readonly number[]): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);
}

function meanDifference(one: Uint8ClampedArray, other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

test.each([
  { name: 'a movement', ks: { ...AT_REST, p: from([0, 50], [300, 50]) } },
  { name: 'a turn in place', ks: { ...AT_REST, r: from([0], [260]) } },
  { name: 'growth and fading', ks: { ...AT_REST, s: from([10, 10], [240, 240]), o: from([10], [100]) } },
])('$name is the mean of what is seen while the shutter is open', ({ ks }) => {
  const layers = [box({ ks })];
  const mean = meanOf(layers, -0.5, 1, 6);
  const blurred = meanDifference(painted(layers, { sa: 360, sp: -180, spf: 6 }, FRAME), mean);
  expect(blurred).toBeLessThan(meanDifference(painted(layers, undefined, FRAME), mean) / 3);
});

test('what does not move keeps its colors, and stays opaque', () => {
  const moving = [box({ ks: { ...AT_REST, p: from([120, 50], [180, 50]) } })];
  const middle = (50 * WIDTH + 150) * 4;
  const blurred = painted(moving, { sa: 720, sp: -360, spf: 16 }, FRAME).slice(middle, middle + 4);
  const plain = painted(moving, undefined, FRAME).slice(middle, middle + 4);
  expect(greatestDifference(blurred, [...plain])).toBeLessThanOrEqual(1);
});

test.each([
  [
    'the layer asks for none',
    [box({ mb: false, ks: { ...AT_REST, p: from([0, 50], [300, 50]) } })],
    { sa: 180, spf: 8 },
  ],
  ['the layer rests', [box({})], { sa: 180, spf: 8 }],
  ['the shutter is closed', [box({ ks: { ...AT_REST, p: from([0, 50], [300, 50]) } })], { sa: 0, spf: 8 }],
  ['there is one sample', [box({ ks: { ...AT_REST, p: from([0, 50], [300, 50]) } })], { sa: 180, spf: 1 }],
] as const)('nothing is blurred where %s', (_name, layers, mb) => {
  expect(painted([...layers], mb, FRAME)).toEqual(painted([...layers], undefined, FRAME));
});

test('a layer appears at its first frame as a whole', () => {
  const ks = { ...AT_REST, p: from([150, 50], [150, 50.2]) };
  const layers = [box({ ip: FRAME, ks })];
  expect(painted(layers, { sa: 360, sp: -180, spf: 16 }, FRAME)).toEqual(painted(layers, undefined, FRAME));
});

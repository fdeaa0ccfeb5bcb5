import { expect, test } from 'vitest';
import { MotionMeter } from '../../../../sdk/scene/film-figures/motion-meter';
import { BLUE, picture, WHITE } from './pictures';

/** A picture with a bar that begins at one of a thousand pixels. */
const bar = (start: number) => picture((index) => (index >= start && index < start + 100 ? WHITE : BLUE));

function measured(pictures: readonly Uint8ClampedArray[], stepFrames = 1) {
  const meter = new MotionMeter(stepFrames);
  for (const [index, pixels] of pictures.entries()) meter.add(pixels, index / pictures.length);
  return meter.figures();
}

test('finds where the longest stillness begins, in seconds', () => {
  const film = [bar(0), bar(0), bar(200), bar(400), bar(400), bar(400), bar(400), bar(600)];
  const { longestStill, still } = measured(film, 3);
  expect(longestStill.seconds).toBeCloseTo(0.3);
  expect(longestStill.fromSeconds).toBeCloseTo(0.3);
  expect(still).toBeCloseTo(4 / 8);
});

test('less than a hundredth of the pixels is still, but not motionless', () => {
  const dot = (index: number) => picture((at) => (at === index ? WHITE : BLUE));
  expect(measured([dot(1), dot(2), dot(3), dot(4)])).toMatchObject({ nearStill: 0, still: 3 / 4 });
  expect(measured([bar(0), bar(0)])).toMatchObject({ nearStill: 1 / 2, still: 1 / 2 });
});

test('finds runs of one color, and a film that begins with one', () => {
  const blank = picture(() => BLUE);
  const { isFirstBlank, blank: share, longestBlank } = measured([blank, bar(0), blank, blank, bar(0)]);
  expect([isFirstBlank, share]).toEqual([true, 3 / 5]);
  expect(longestBlank.seconds).toBeCloseTo(2 / 30);
  expect(longestBlank.fromSeconds).toBeCloseTo(2 / 30);
  expect(measured([bar(0), blank]).isFirstBlank).toBe(false);
});

test('counts motion by eighth of the scene', () => {
  const film = [0, 0, 0, 0, 0, 0, 200, 400].map(bar);
  expect(measured(film).byEighth).toEqual([0, 0, 0, 0, 0, 0, 0.5, 0.5]);
});

test('nothing measured has no share of anything', () => {
  expect(measured([])).toMatchObject({ pictures: 0, still: 0, blank: 0, isFirstBlank: false });
});

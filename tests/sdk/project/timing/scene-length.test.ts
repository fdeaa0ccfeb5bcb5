import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sceneLength, templateLength, wholeBarLengths } from '../../../../sdk/project/timing/scene-length';

const scene = { id: 1, templateId: 11 };
const bars = fc.integer({ min: 1, max: 32 }).map((half) => half / 2);

test('a scene lasts as long as its template, by the names of the API and of the built library', () => {
  expect(sceneLength(scene, { duration: 4.8, bars: 2 })).toEqual({ durationSeconds: 4.8, bars: 2 });
  expect(templateLength({ durationSeconds: 4.8, bars: 2 })).toEqual({ durationSeconds: 4.8, bars: 2 });
});

test('a scene with a length of its own lasts so many bars at the tempo of its template', () => {
  const lengths = fc.record({ own: bars, bars, bpm: fc.integer({ min: 60, max: 180 }) });
  fc.assert(
    fc.property(lengths, ({ own, bars, bpm }) => {
      const length = sceneLength({ ...scene, bars }, { duration: (own * 240) / bpm, bars: own });
      expect(length.bars).toBe(bars);
      expect(length.durationSeconds).toBeCloseTo((bars * 240) / bpm, 9);
    }),
  );
});

test('half bars are counted together until a bar is full: the time stays, and each part but the last has whole bars', () => {
  fc.assert(
    fc.property(fc.array(bars, { maxLength: 12 }), (own) => {
      const whole = wholeBarLengths(own.map((count) => ({ bars: count, durationSeconds: count * 2 })));
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      expect(sum(whole.map((part) => part.bars))).toBe(sum(own));
      expect(sum(whole.map(({ durationSeconds }) => durationSeconds))).toBeCloseTo(sum(own) * 2, 9);
      expect(whole.slice(0, -1).every((part) => Number.isInteger(part.bars))).toBe(true);
    }),
  );
  expect(wholeBarLengths([1.5, 0.5, 2].map((count) => ({ bars: count, durationSeconds: count })))).toEqual([
    { bars: 2, durationSeconds: 2 },
    { bars: 2, durationSeconds: 2 },
  ]);
});

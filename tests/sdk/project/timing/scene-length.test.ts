import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sceneLength, templateLength } from '../../../../sdk/project/timing/scene-length';

const scene = { id: 1, templateId: 11 };
const bars = fc.integer({ min: 1, max: 32 }).map((half) => half / 2);

test('a scene lasts as long as its template, by the names of the API and of the built library', () => {
  expect(sceneLength(scene, { duration: 4.8, bars: 2 })).toEqual({ durationSeconds: 4.8, bars: 2 });
  expect(templateLength({ durationSeconds: 4.8, bars: 2 })).toEqual({ durationSeconds: 4.8, bars: 2 });
});

test('a scene with a length of its own lasts so many bars at the tempo of its template', () => {
  const lengths = fc.record({ bars, bpm: fc.integer({ min: 60, max: 180 }), lengthBars: bars });
  fc.assert(
    fc.property(lengths, ({ bars: own, bpm, lengthBars }) => {
      const length = sceneLength({ ...scene, lengthBars }, { duration: (own * 240) / bpm, bars: own });
      expect(length.bars).toBe(lengthBars);
      expect(length.durationSeconds).toBeCloseTo((lengthBars * 240) / bpm, 9);
    }),
  );
});

import { expect, test } from 'vitest';
import { motionFindings } from '../../../../sdk/scene/project-check/motion-findings';

const NONE = { seconds: 0, fromSeconds: 0 };

test('a stillness of three seconds is named, with its place in the scene', () => {
  // 30 pictures a tenth of a second apart
  const longestStill = { seconds: 30 * (3 / 30), fromSeconds: 1.2 };
  expect(motionFindings(3, { longestStill, longestBlank: NONE }, 6)).toEqual([
    { code: 'scene_still', severity: 'warning', sceneId: 3, field: null, facts: { seconds: 3, fromSeconds: 1.4 } },
  ]);
  expect(motionFindings(3, { longestStill: { seconds: 2.9, fromSeconds: 0 }, longestBlank: NONE }, 0)).toEqual([]);
});

test('half a second of one color is named', () => {
  const found = motionFindings(3, { longestStill: NONE, longestBlank: { seconds: 0.5, fromSeconds: 2 } }, 0);
  expect(found).toMatchObject([{ code: 'scene_blank', facts: { seconds: 0.5, fromSeconds: 2 } }]);
  expect(motionFindings(3, { longestStill: NONE, longestBlank: { seconds: 0.4, fromSeconds: 2 } }, 0)).toEqual([]);
});

test('a scene of one color has one finding, one that rests after it has two', () => {
  const codes = (stillSeconds: number) =>
    motionFindings(
      3,
      { longestStill: { seconds: stillSeconds, fromSeconds: 0 }, longestBlank: { seconds: 3.9, fromSeconds: 0 } },
      0,
    ).map(({ code }) => code);
  expect(codes(3.9)).toEqual(['scene_blank']);
  expect(codes(5)).toEqual(['scene_still', 'scene_blank']);
});

import { expect, test } from 'vitest';
import { cutFrames, onBeats, startFrames } from '../../../../sdk/scene/film-figures/beats';
import { document, ks, layer } from '../templates';

test('within one frame of a beat is on it', () => {
  // 15 frames a beat
  expect(onBeats([14, 15, 16, 0], 120)).toEqual({ count: 4, share: 1 });
  expect(onBeats([13, 17, 30, 8], 120).share).toBe(1 / 4);
  expect(onBeats([], 120)).toEqual({ count: 0, share: 0 });
});

test('beats that are no whole frames do not drift', () => {
  const beat = (60 / 100.5) * 30;
  expect(onBeats([Math.round(40 * beat)], 100.5).share).toBe(1);
});

test('a cut is in the middle of the frames in which two scenes are seen', () => {
  const scenes = [
    { startFrame: 0, durationFrames: 66 },
    { startFrame: 54, durationFrames: 66 },
    { startFrame: 120, durationFrames: 60 },
  ];
  expect(cutFrames(scenes)).toEqual([60, 120]);
});

test('starts have the time of the film, and end with their scene', () => {
  const o = {
    a: 1 as const,
    k: [5, 10, 40, 50].map((t, index) => ({ t, s: [index < 1 ? 0 : index === 3 ? 0 : 100] })),
  };
  const animation = document([layer(4, { ks: { ...ks, o } })]);
  expect(startFrames([{ animation, startFrame: 100, durationFrames: 30 }])).toEqual([105]);
});

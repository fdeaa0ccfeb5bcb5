import { expect, test } from 'vitest';
import { measuredFrames, measuredSize } from '../../../../sdk/scene/film-figures/measured-frames';

const scenes = [
  { startFrame: 0, durationFrames: 66 },
  { startFrame: 54, durationFrames: 40 },
  { startFrame: 94, durationFrames: 900 },
];

test('every third frame in which no other scene is seen', () => {
  expect(measuredFrames(scenes, 0).frames.at(-1)).toBe(51);
  expect(measuredFrames(scenes, 1)).toMatchObject({ stepFrames: 3 });
  expect(measuredFrames(scenes, 1).frames.slice(0, 2)).toEqual([12, 15]);
  expect(measuredFrames(scenes, 1).frames.at(-1)).toBe(39);
});

test('a long scene has no more pictures, but larger steps', () => {
  const { frames, stepFrames } = measuredFrames(scenes, 2);
  expect([frames.length, stepFrames, frames.at(-1)]).toEqual([150, 6, 894]);
});

test('a scene that is never seen alone has no pictures', () => {
  const both = [
    { startFrame: 0, durationFrames: 60 },
    { startFrame: 0, durationFrames: 60 },
  ];
  expect(measuredFrames(both, 0).frames).toEqual([]);
  expect(measuredFrames(both, 1).frames).toEqual([]);
  expect(measuredFrames([], 0).frames).toEqual([]);
});

test('pictures have 160 px at their longer side, and are never enlarged', () => {
  expect(measuredSize({ widthPx: 1920, heightPx: 1080 })).toEqual({ widthPx: 160, heightPx: 90 });
  expect(measuredSize({ widthPx: 1080, heightPx: 1920 })).toEqual({ widthPx: 90, heightPx: 160 });
  expect(measuredSize({ widthPx: 80, heightPx: 80 })).toEqual({ widthPx: 80, heightPx: 80 });
});

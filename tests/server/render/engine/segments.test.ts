import { describe, expect, test } from 'vitest';
import { planSegments } from '../../../../server/render/engine/segments';
import { composition, scene } from './fixtures/compositions';

const lengthsOf = (...sceneFrames: number[]) => {
  const segments = planSegments(composition(sceneFrames.map((frames) => scene(frames))));
  let next = 0;
  for (const [index, segment] of segments.entries()) {
    expect(segment).toMatchObject({ index, startFrame: next });
    next += segment.durationFrames;
  }
  expect(next).toBe(sceneFrames.reduce((sum, frames) => sum + frames, 0));
  return segments.map(({ durationFrames }) => durationFrames);
};

describe('planSegments', () => {
  test('a short video is one segment', () => expect(lengthsOf(45)).toEqual([45]));

  test('a long scene is cut into even pieces of about four seconds', () => {
    expect(lengthsOf(900)).toEqual([113, 112, 113, 112, 113, 112, 113, 112]);
    expect(lengthsOf(179)).toEqual([179]);
    expect(lengthsOf(180)).toEqual([90, 90]);
  });

  test('scenes keep to themselves', () => expect(lengthsOf(75, 90, 240, 100)).toEqual([75, 90, 120, 120, 100]));

  test('short scenes share a segment as long as they fit', () => {
    expect(lengthsOf(60, 60, 30, 30, 30, 31)).toEqual([120, 90, 31]);
    expect(lengthsOf(300, 20, 20)).toEqual([100, 100, 120, 20]);
  });

  test('no segment is longer than six seconds, however the scenes lie', () => {
    for (const scenes of [[301], [599, 2], [290, 20, 290], [1, 10_000], [37, 41, 600, 13]])
      expect(Math.max(...lengthsOf(...scenes))).toBeLessThan(180);
  });

  test('a scene of Blender is cut into half seconds, and shares none with a short scene before it', () => {
    const frames = [30, 45, 20];
    const scenes = frames.map((length, index) => ({ ...scene(length), ...(index === 1 && { blender: {} as never }) }));
    const lengths = planSegments(composition(scenes)).map(({ durationFrames }) => durationFrames);
    expect(lengths).toEqual([30, 15, 15, 35]);
  });

  test('a scene without a frame is a segment without one', () => expect(lengthsOf(0)).toEqual([0]));

  test('another length of one scene leaves the segments of long scenes as they were', () => {
    expect(lengthsOf(100, 90, 240).slice(-2)).toEqual(lengthsOf(130, 90, 240).slice(-2));
  });
});

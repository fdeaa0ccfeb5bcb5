import { describe, expect, test } from 'vitest';
import { MAX_SEGMENT_FRAMES, planSegments } from '../../../../server/render/engine/segments';
import { composition, scene } from './compositions';

const lengthsOf = (sceneFrames: readonly number[], processes: number) => {
  const segments = planSegments(composition(sceneFrames.map((frames) => scene(frames))), processes);
  let next = 0;
  for (const [index, segment] of segments.entries()) {
    expect(segment).toMatchObject({ index, startFrame: next });
    next += segment.durationFrames;
  }
  expect(next).toBe(sceneFrames.reduce((sum, frames) => sum + frames, 0));
  return segments.map(({ durationFrames }) => durationFrames);
};

describe('planSegments', () => {
  test('a short video is one segment', () => expect(lengthsOf([45], 2)).toEqual([45]));

  test('two processes share a video of three limits evenly', () => {
    expect(lengthsOf([900], 2)).toEqual([225, 225, 225, 225]);
  });

  test('no segment is longer than the limit, however the scenes lie', () => {
    for (const scenes of [[301], [599, 2], [290, 20, 290], [1, 10_000], [37, 41, 600, 13]])
      for (const processes of [1, 2, 3, 8])
        expect(Math.max(...lengthsOf(scenes, processes))).toBeLessThanOrEqual(MAX_SEGMENT_FRAMES);
  });

  test('a cut moves to the start of a scene nearby', () => expect(lengthsOf([145, 155], 2)).toEqual([145, 155]));

  test('and stays in the middle when none is near', () => expect(lengthsOf([30, 270], 2)).toEqual([150, 150]));

  test('many processes do not cut a short video into crumbs', () => {
    expect(Math.min(...lengthsOf([240], 16))).toBeGreaterThanOrEqual(60);
  });
});

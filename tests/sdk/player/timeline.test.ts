import { describe, expect, it } from 'vitest';
import { videoSecondsAt } from '../../../sdk/player/background/video-time';
import { frameAt, secondsAt, shownSceneAt } from '../../../sdk/player/timeline';
import { composition, scene } from '../../browser/player/compositions';

const three = composition([scene(1, 0), scene(2, 30, { durationFrames: 15 }), scene(3, 45)]);

it('finds the scene of a frame', () => {
  const place = (frame: number) => {
    const found = shownSceneAt(three, frame);
    return [found?.index, found?.frame];
  };
  expect([0, 29, 30, 44, 45, 74].map(place)).toEqual([
    [0, 0],
    [0, 29],
    [1, 0],
    [1, 14],
    [2, 0],
    [2, 29],
  ]);
  expect([-5, 500].map(place)).toEqual([
    [0, 0],
    [2, 29],
  ]);
  expect(shownSceneAt(composition([]), 0)).toBeUndefined();
});

it('keeps every frame through seconds and back', () => {
  for (let frame = 0; frame < 20_000; frame++) expect(frameAt(secondsAt(frame))).toBe(frame);
});

describe('a video background', () => {
  const frameOf = (trim: { trimStartSeconds: number; trimEndSeconds: number }, frame: number) =>
    Math.floor(videoSecondsAt(trim, secondsAt(frame)) * 30);

  it('shows its trimmed part over and over', () => {
    const trim = { trimStartSeconds: 2, trimEndSeconds: 3 };
    expect([0, 1, 29, 30, 59, 60].map((frame) => frameOf(trim, frame))).toEqual([60, 61, 89, 60, 89, 60]);
  });

  it('repeats in whole frames, and holds still where there is nothing', () => {
    expect([0, 3, 4].map((frame) => frameOf({ trimStartSeconds: 0, trimEndSeconds: 0.14 }, frame))).toEqual([0, 3, 0]);
    expect(frameOf({ trimStartSeconds: 1, trimEndSeconds: 1 }, 99)).toBe(30);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadInOf, planSound, soundsAlike, type Track } from '../../../sdk/player/sound/sound-plan';

const segment = (audioId: number, startSeconds: number, contentSeconds: number) => ({
  audioId,
  src: `/${audioId}.mp3`,
  startSeconds,
  durationSeconds: 2,
  leadInSamples: 1105,
  contentSamples: contentSeconds * 48_000,
  sampleRate: 48_000,
});
/** Two bars of two seconds, each with half a second of reverb. */
const track: Track = { audio: [segment(1, 0, 2.5), segment(2, 2, 2.5)], audioFadeSeconds: 1, durationFrames: 120 };
const timesOf = (from: number) =>
  planSound(track, from).sounds.map(({ segment: { audioId }, delaySeconds, offsetSeconds, durationSeconds }) => [
    audioId,
    delaySeconds,
    offsetSeconds,
    durationSeconds,
  ]);

describe('a plan', () => {
  it('lets tails ring into the next sample and ends with the picture', () => {
    expect(timesOf(0)).toEqual([
      [1, 0, 0, 2.5],
      [2, 2, 0, 2],
    ]);
  });

  it('starts in the middle of samples, and of tails', () => {
    expect(timesOf(1)).toEqual([
      [1, 0, 1, 1.5],
      [2, 1, 0, 2],
    ]);
    expect(timesOf(2.25)).toEqual([
      [1, 0, 2.25, 0.25],
      [2, 0, 0.25, 1.75],
    ]);
    expect(timesOf(3)).toEqual([[2, 0, 1, 1]]);
    expect(timesOf(4)).toEqual([]);
  });

  it('fades at the end, from wherever it starts', () => {
    const levelsFrom = (seconds: number) =>
      planSound(track, seconds).levels.map(({ delaySeconds, level }) => [seconds + delaySeconds, level]);
    const half = expect.closeTo(0.5, 9);
    expect(levelsFrom(0)).toEqual(expect.arrayContaining([[0, 1], [3, 1], [3.5, half], [4, 0]])); // biome-ignore format: pairs
    expect(levelsFrom(3.75)[0]).toEqual([3.75, expect.closeTo((1 - Math.cos(Math.PI / 4)) / 2, 9)]);
    expect(levelsFrom(3.75).at(-1)).toEqual([4, 0]);
    expect(planSound({ ...track, audioFadeSeconds: 0 }, 0).levels[1]?.delaySeconds).toBeCloseTo(3.99);
  });

  it('puts the same sound at the same time wherever it starts', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 4, noNaN: true }), (from) => {
        for (const sound of planSound(track, from).sounds) {
          const heardAt = from + sound.delaySeconds;
          expect(heardAt - sound.offsetSeconds).toBeCloseTo(sound.segment.startSeconds, 9);
          expect(heardAt + sound.durationSeconds).toBeLessThanOrEqual(4 + 1e-9);
        }
      }),
    );
  });
});

describe('a part of a file', () => {
  /** Two seconds from second 10 on, with half a second of fades. */
  const part = {
    ...segment(9, 1, 60),
    cut: { fromSeconds: 10, fadeInSeconds: 0.5, fadeOutSeconds: 0.5 },
  };
  const cutTrack: Track = { audio: [part], audioFadeSeconds: 0, durationFrames: 120 };
  const soundAt = (from: number) => planSound(cutTrack, from).sounds[0];

  it('is heard from its place in the file, for as long as it is', () => {
    expect(soundAt(0)).toMatchObject({ delaySeconds: 1, offsetSeconds: 10, durationSeconds: 2 });
    expect(soundAt(2)).toMatchObject({ delaySeconds: 0, offsetSeconds: 11, durationSeconds: 1 });
    expect(soundAt(3)).toBeUndefined();
  });

  it('comes in and goes out along a quarter of a sine', () => {
    const levels = soundAt(0)?.levels ?? [];
    expect([levels[0], levels.at(-1)]).toEqual([
      { delaySeconds: 1, level: 0 },
      { delaySeconds: 3, level: 0 },
    ]);
    const half = levels.find(({ delaySeconds }) => Math.abs(delaySeconds - 1.25) < 1e-9);
    expect(half?.level).toBeCloseTo(Math.SQRT1_2, 9);
    expect(levels.filter(({ delaySeconds }) => delaySeconds > 1.5 && delaySeconds < 2.5)).toEqual([]);
    expect(levels.map(({ delaySeconds }) => delaySeconds)).toEqual(
      levels.map(({ delaySeconds }) => delaySeconds).toSorted((a, b) => a - b),
    );
  });

  it('starts with the level that it has there', () => {
    expect(soundAt(1.25)?.levels[0]).toEqual({ delaySeconds: 0, level: expect.closeTo(Math.SQRT1_2, 9) });
    expect(soundAt(2)?.levels[0]).toEqual({ delaySeconds: 0, level: 1 });
  });

  it('with another start, or another fade, sounds another', () => {
    const changed = (cut: object): Track => ({ ...cutTrack, audio: [{ ...part, cut: { ...part.cut, ...cut } }] });
    expect(soundsAlike(cutTrack, changed({}))).toBe(true);
    expect(soundsAlike(cutTrack, changed({ fromSeconds: 11 }))).toBe(false);
    expect(soundsAlike(cutTrack, changed({ fadeInSeconds: 0 }))).toBe(false);
  });

  it('of a kit is none: it is as loud as it is', () => {
    expect(planSound(track, 0).sounds[0]?.levels).toEqual([]);
  });
});

it('skips the lead-in only where the decoder has left it', () => {
  const music = segment(1, 0, 2);
  expect(leadInOf(music, 2)).toBe(0);
  expect(leadInOf(music, 2 + 3 / 48_000)).toBe(0);
  expect(leadInOf(music, 2 + 1105 / 48_000)).toBeCloseTo(1105 / 48_000, 12);
  expect(leadInOf(music, 2 + 2304 / 48_000)).toBeCloseTo(1105 / 48_000, 12);
  expect(leadInOf({ ...music, leadInSamples: 0 }, 2.5)).toBe(0);
});

it('tells music that changed from music that did not', () => {
  expect(soundsAlike(track, { ...track, audio: [...track.audio] })).toBe(true);
  expect(
    soundsAlike(track, { ...track, audio: track.audio.map((music) => ({ ...music, src: '/signed-again' })) }),
  ).toBe(true);
  expect(soundsAlike(track, { ...track, audio: track.audio.slice(1) })).toBe(false);
  expect(soundsAlike(track, { ...track, durationFrames: 119 })).toBe(false);
});

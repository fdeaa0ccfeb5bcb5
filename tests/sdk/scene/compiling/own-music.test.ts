import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OwnMusicInput, placeOwnMusic } from '../../../../sdk/scene/compiling/own-music';

const music = (over: Partial<OwnMusicInput> = {}): OwnMusicInput => ({
  audioId: 9,
  src: '/song.m4a',
  durationSeconds: 60,
  leadInSamples: 1024,
  contentSamples: 60 * 48_000,
  sampleRate: 48_000,
  fromSeconds: 12.5,
  fadeInSeconds: 0.3,
  fadeOutSeconds: 2,
  ...over,
});
const shape = (over: Partial<OwnMusicInput>, pictureSeconds: number) =>
  placeOwnMusic(music(over), pictureSeconds).audio.map(({ startSeconds, durationSeconds, cut }) => [
    startSeconds,
    durationSeconds,
    cut?.fromSeconds,
    cut?.fadeInSeconds,
    cut?.fadeOutSeconds,
  ]);

describe('music of the account', () => {
  it('is cut to the video from its start on, and fades at its end', () => {
    expect(shape({}, 28)).toEqual([[0, 28, 12.5, 0.3, 0]]);
    expect(placeOwnMusic(music(), 28).audioFadeSeconds).toBe(2);
  });

  it('that is shorter than the video starts again at its start, and crosses over for a second', () => {
    expect(shape({ durationSeconds: 20, fromSeconds: 10 }, 25)).toEqual([
      [0, 10, 10, 0.3, 1],
      [9, 10, 10, 1, 1],
      [18, 10, 10, 1, 1],
    ]);
  });

  it('does not start again for what its own end fills', () => {
    expect(shape({ durationSeconds: 20, fromSeconds: 10 }, 10)).toHaveLength(1);
    expect(shape({ durationSeconds: 20, fromSeconds: 10 }, 10.5)).toEqual([
      [0, 10, 10, 0.3, 1],
      [9, 10, 10, 1, 1],
    ]);
  });

  it('plays at least a second of a file that is shorter than its start says', () => {
    expect(shape({ durationSeconds: 5, fromSeconds: 30 }, 1)).toEqual([[0, 1, 4, 0.3, 0]]);
  });

  it('sounds all the time, within its file, and with few parts', () => {
    const seconds = (max: number) => fc.double({ min: 0, max, noNaN: true });
    fc.assert(
      fc.property(seconds(599), seconds(600), seconds(300), (longer, from, picture) => {
        const durationSeconds = longer + 1;
        const { audio } = placeOwnMusic(music({ durationSeconds, fromSeconds: from }), picture);
        let end = 0;
        for (const { startSeconds, durationSeconds: heard, cut } of audio) {
          expect(startSeconds).toBeLessThanOrEqual(end + 1e-9);
          expect((cut?.fromSeconds ?? 0) + heard).toBeLessThanOrEqual(durationSeconds + 1e-9);
          end = startSeconds + heard;
        }
        expect(end).toBeGreaterThanOrEqual(picture - 1e-9);
        expect(audio.length).toBeLessThanOrEqual(500);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  latestStart,
  newOwnMusic,
  partSeconds,
  startWithin,
} from '../../../../../elements/react/editor/own-music/music-part';

describe('the part of a song', () => {
  it('begins with the song, and fades at the end of the video', () => {
    expect(newOwnMusic(5)).toEqual({ media: 5, start: 0, fadeIn: 0.3, fadeOut: 2 });
  });

  it('may start where the song still reaches the end of the video', () => {
    expect([latestStart(60, 28), partSeconds(32, 60, 28)]).toEqual([32, 28]);
    expect([startWithin(40, 60, 28), startWithin(-3, 60, 28), startWithin(12.34, 60, 28)]).toEqual([32, 0, 12.3]);
  });

  it('of a song that is shorter than the video plays at least a second', () => {
    expect([latestStart(20, 28), partSeconds(5, 20, 28)]).toEqual([19, 15]);
    expect([latestStart(28, 28), latestStart(0.8, 28)]).toEqual([27, 0]);
  });

  it('is never rounded past its latest start', () => {
    expect(startWithin(99, 60.06, 28)).toBe(32);
  });
});

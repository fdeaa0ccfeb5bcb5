import { describe, expect, it } from 'vitest';
import { AudioFlag, isClosing, isDemo, isOpening } from '../../../sdk/audio/flags';
import { AUDIO_FLAGS } from '../../../sdk/contract/library/music';

describe('audio flags', () => {
  it('are the bits of the wire', () => {
    expect(AudioFlag).toEqual(AUDIO_FLAGS);
  });

  it.each([
    [0, false, false, false],
    [AudioFlag.intro, true, false, false],
    [AudioFlag.introFadeIn, true, false, false],
    [AudioFlag.outro, false, true, false],
    [AudioFlag.outroFadeOut, false, true, false],
    [AudioFlag.demo, false, false, true],
    [AudioFlag.intro | AudioFlag.outro, true, true, false],
    [31, true, true, true],
  ])('%i opens %s, closes %s, is a demo %s', (flags, opens, closes, demo) => {
    expect([isOpening(flags), isClosing(flags), isDemo(flags)]).toEqual([opens, closes, demo]);
  });
});

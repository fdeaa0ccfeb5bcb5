import { describe, expect, it } from 'vitest';
import {
  kitChoices,
  proposalViews,
  trackPieces,
} from '../../../../../../elements/react/editor/project-editor/music/music-views';
import { composeAudio } from '../../../../../../sdk/audio/compose';
import type { AudioSample, MusicKit } from '../../../../../../sdk/contract/library/music';
import { createTranslator } from '../../../../../../sdk/i18n/translator';

const t = createTranslator();

function sample(id: number, bars: number, flags: number, next: [number, number][] = []): AudioSample {
  const compatibilityMap = next.map(([nextAudioId, compatibilityRating]) => ({ nextAudioId, compatibilityRating }));
  const file = { url: '', leadInSamples: 0, contentSamples: 0, sampleRate: 48_000, peaks: [0.5] };
  return { ...file, id, name: `sample ${id}`, duration: bars * 2, flags, bars, compatibilityMap };
}

const kit: MusicKit = {
  id: 1,
  name: 'Kit',
  description: '',
  bpm: 120,
  moods: ['calm'],
  audioSamples: [
    sample(1, 2, 1, [
      [2, 10],
      [3, 5],
    ]),
    sample(2, 2, 0, [
      [4, 10],
      [5, 10],
    ]),
    sample(3, 2, 0, [[4, 5]]),
    sample(4, 2, 2),
    sample(5, 2, 8),
  ],
};

const scenesOf = (...seconds: number[]) => seconds.map((durationSeconds) => ({ durationSeconds }));

async function reasons(...seconds: number[]) {
  const music = await composeAudio(kit, scenesOf(...seconds));
  const total = seconds.reduce((sum, length) => sum + length, 0);
  return proposalViews({ kit, music }, total, t).map(({ reason }) => reason);
}

describe('proposalViews', () => {
  it('says how a proposal ends', async () => {
    expect(await reasons(6, 6)).toEqual(['Ends naturally', 'Fades out', 'Ends naturally']);
  });

  it('says in seconds what is cut off by the end of the video', async () => {
    expect((await reasons(5, 5.3))[0]).toBe('Fades out early');
  });

  it('features three of ten', async () => {
    const music = await composeAudio(kit, scenesOf(6, 6));
    const tracks = [1, 2, 3, 4].map((id) => ({ ...music.tracks[0]!, sampleIds: [1, id] }));
    const views = proposalViews({ kit, music: { ...music, tracks } }, 12, t);
    expect(views.filter(({ isFeatured }) => isFeatured).map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });
});

describe('trackPieces', () => {
  it('places the samples and knows what else fits', () => {
    const pieces = trackPieces(kit, [1, 2, 4], scenesOf(6, 6), [{ sampleId: 4, startSeconds: 8 }]);
    expect(pieces.map(({ startSeconds, bars, isLocked }) => [startSeconds, bars, isLocked])).toEqual([
      [0, 2, false],
      [4, 2, false],
      [8, 2, true],
    ]);
    expect(pieces[1]?.swaps).toEqual([{ sampleId: 3, name: 'sample 3', percent: 70 }]);
    expect(pieces[0]?.swaps).toEqual([]);
  });

  it('leaves out what the kit does not have', () => {
    expect(trackPieces(kit, [1, 99, 4], scenesOf(6, 6), []).map(({ sampleId }) => sampleId)).toEqual([1, 4]);
  });
});

describe('kitChoices', () => {
  const other = { ...kit, id: 2, bpm: 128 };
  const third = { ...kit, id: 3 };

  it('puts the default first, then the tempo of the style, and counts the cuts of the others', () => {
    const family = { bpm: 120, defaultMusicKitId: 2 };
    const scenes = scenesOf(4, 4, 7, 5);
    expect(kitChoices([kit, other, third], family, scenes).map(({ id, cuts }) => [id, cuts])).toEqual([
      [2, { cuts: 3, onBar: 1 }],
      [1, undefined],
      [3, undefined],
    ]);
    expect(kitChoices([other, kit], { ...family, defaultMusicKitId: 9 }, scenes).map(({ id }) => id)).toEqual([1, 2]);
  });
});

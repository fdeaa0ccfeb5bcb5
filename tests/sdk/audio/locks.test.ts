import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeAudio } from '../../../sdk/audio/compose';
import type { ComposerKit, ComposerSample } from '../../../sdk/audio/kit';
import type { Lock } from '../../../sdk/audio/locks';
import { bruteBars, bruteForce } from './brute-force';
import { BPM, barCase, durationCase } from './random-kit';

const BAR_SECONDS = 240 / BPM;
const UNLIMITED = { budgetMs: Number.POSITIVE_INFINITY };

/** The definition word for word: where each sample starts, and what it plays across. */
function keeps(locks: readonly Lock[], totalSeconds: number) {
  return (sequence: ComposerSample[], mode: 'bars' | 'duration'): boolean => {
    const lengthOf = (sample: ComposerSample) =>
      mode === 'bars'
        ? (sample.bars ?? (bruteBars(sample.duration, BPM) as number)) * BAR_SECONDS
        : Math.round(sample.duration * 1e6) / 1e6;
    const slack = mode === 'bars' ? 1e-9 : 0.02 + 1e-9;
    const end = mode === 'bars' ? totalSeconds : totalSeconds - 0.05;
    return locks.every(({ sampleId, startSeconds }) => {
      const place = mode === 'bars' ? Math.round(startSeconds / BAR_SECONDS) * BAR_SECONDS : startSeconds;
      if (place > end - 1e-9) return true;
      let at = 0;
      let held = false;
      for (const sample of sequence) {
        if (Math.abs(at - place) <= slack) {
          if (sample.id !== sampleId) return false;
          held = true;
        }
        at += lengthOf(sample);
      }
      return held;
    });
  };
}

const pick = fc.record({ track: fc.nat(9), index: fc.nat(9), second: fc.option(fc.nat(9)) });

function lockAt(kit: ComposerKit, sampleIds: readonly number[], index: number, mode: 'bars' | 'duration'): Lock {
  const samples = sampleIds.map((id) => kit.audioSamples.find((sample) => sample.id === id)!);
  const before = samples.slice(0, index);
  const startSeconds =
    mode === 'bars'
      ? before.reduce((sum, sample) => sum + (sample.bars ?? bruteBars(sample.duration, BPM)!), 0) * BAR_SECONDS
      : before.reduce((sum, { duration }) => sum + duration, 0);
  return { sampleId: samples[index]!.id, startSeconds };
}

describe('composeAudio with locks', () => {
  it.each([
    ['sparse kits in bars', barCase('sparse'), 200],
    ['dense kits in bars', barCase('dense'), 150],
    ['sparse kits of any durations', durationCase('sparse'), 200],
    ['dense kits of any durations', durationCase('dense'), 100],
  ] as const)('gives the ten best that keep the locks of %s', async (_, arbitrary, numRuns) => {
    let held = 0;
    await fc.assert(
      fc.asyncProperty(arbitrary, pick, async ({ kit, sceneSeconds }, { track, index, second }) => {
        const free = bruteForce(kit, sceneSeconds, undefined, Number.POSITIVE_INFINITY);
        fc.pre(free !== undefined && free.tracks.length > 0);
        const { sampleIds } = free.tracks[(track * 7) % free.tracks.length]!;
        const indexes = new Set([index, ...(second === null ? [] : [second])].map((at) => at % sampleIds.length));
        const locks = [...indexes].map((at) => lockAt(kit, sampleIds, at, free.mode));
        const total = sceneSeconds.reduce((sum, seconds) => sum + Math.round(seconds * 1e6), 0) / 1e6;
        const expected = bruteForce(kit, sceneSeconds, keeps(locks, total));
        const scenes = sceneSeconds.map((durationSeconds) => ({ durationSeconds }));
        const composition = await composeAudio(kit, scenes, { ...UNLIMITED, locks });
        expect(composition.mode).toBe(expected?.mode);
        expect(composition.tracks.map((found) => found.sampleIds)).toEqual(expected?.tracks.map((t) => t.sampleIds));
        expect(composition.exact).toBe(true);
        if (expected!.count < free.count) held += 1;
      }),
      { numRuns },
    );
    expect(held).toBeGreaterThan(20); // locks that hold nothing back would prove nothing
  });

  const kit: ComposerKit = {
    bpm: 120,
    audioSamples: [1, 2, 3].map((id) => ({
      id,
      duration: 2,
      flags: 0,
      compatibilityMap: [1, 2, 3].map((nextAudioId) => ({ nextAudioId, compatibilityRating: 10 })),
    })),
  };
  const scenes = [{ durationSeconds: 6 }];

  it('keeps a sample at its bar', async () => {
    const { tracks } = await composeAudio(kit, scenes, { locks: [{ sampleId: 3, startSeconds: 2 }] });
    expect(tracks[0]?.sampleIds).toEqual([1, 3, 2]);
    expect(tracks.every(({ sampleIds }) => sampleIds[1] === 3)).toBe(true);
  });

  it('holds nothing at or after the end', async () => {
    const locked = await composeAudio(kit, scenes, { locks: [{ sampleId: 3, startSeconds: 6 }] });
    expect(locked).toEqual(await composeAudio(kit, scenes));
  });

  it('has no tracks for two samples in one place', async () => {
    const locks = [2, 3].map((sampleId) => ({ sampleId, startSeconds: 2 }));
    expect((await composeAudio(kit, scenes, { locks })).tracks).toEqual([]);
  });

  it.each([
    [{ sampleId: 9, startSeconds: 0 }, 'sampleId'],
    [{ sampleId: 1, startSeconds: -1 }, 'startSeconds'],
    [{ sampleId: 1, startSeconds: Number.NaN }, 'startSeconds'],
  ])('refuses %j', async (lock, name) => {
    await expect(composeAudio(kit, scenes, { locks: [lock] })).rejects.toMatchObject({
      code: 'invalid_argument',
      message: expect.stringContaining(`options.locks[0].${name}`),
    });
  });
});

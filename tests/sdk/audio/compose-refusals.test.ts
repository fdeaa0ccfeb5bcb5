import { describe, expect, it } from 'vitest';
import { composeAudio } from '../../../sdk/audio/compose';
import type { ComposerKit } from '../../../sdk/audio/kit';
import { endlessKit } from './large-kit';

const sample = { id: 1, duration: 2, flags: 0, compatibilityMap: [] };
const kit: ComposerKit = { bpm: 120, audioSamples: [sample] };
const scenes = [{ durationSeconds: 4 }];

describe('composeAudio refuses', () => {
  it('an empty list of scenes', async () => {
    await expect(composeAudio(kit, [])).rejects.toMatchObject({ code: 'scenes_empty' });
  });

  it.each<[string, ComposerKit, number, number]>([
    ['kit.bpm', { ...kit, bpm: -1 }, 4, 0],
    ['kit.bpm', { ...kit, bpm: Number.NaN }, 4, 0],
    ['kit.audioSamples[1].id', { ...kit, audioSamples: [sample, sample] }, 4, 0],
    ['kit.audioSamples[0].duration', { ...kit, audioSamples: [{ ...sample, duration: 0 }] }, 4, 0],
    ['kit.audioSamples[0].duration', { ...kit, audioSamples: [{ ...sample, duration: Number.NaN }] }, 4, 0],
    ['scenes[0].durationSeconds', kit, 0, 0],
    ['scenes[0].durationSeconds', kit, Number.POSITIVE_INFINITY, 0],
    ['options.budgetMs', kit, 4, -1],
    ['options.budgetMs', kit, 4, Number.NaN],
  ])('a wrong %s by its name', async (path, wrongKit, durationSeconds, budgetMs) => {
    await expect(composeAudio(wrongKit, [{ durationSeconds }], { budgetMs })).rejects.toMatchObject({
      code: 'invalid_argument',
      message: expect.stringContaining(path),
    });
  });
});

describe('composeAudio can be aborted', () => {
  it('before it begins', async () => {
    const signal = AbortSignal.abort('gone');
    await expect(composeAudio(kit, scenes, { signal })).rejects.toMatchObject({ code: 'aborted', cause: 'gone' });
  });

  it('in the middle of a proof that would take hours', async () => {
    const controller = new AbortController();
    const { kit: large, scenes: many } = endlessKit();
    const start = performance.now();
    const composing = composeAudio(large, many, { budgetMs: Number.POSITIVE_INFINITY, signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await expect(composing).rejects.toMatchObject({ code: 'aborted' });
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

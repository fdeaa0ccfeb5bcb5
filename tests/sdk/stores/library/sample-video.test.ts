import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecipePage } from '../../../../sdk/stores/library/recipe-page';
import { family } from '../../project/launch-project';
import { openSpotreel } from '../open-spotreel';

const compileScene = vi.fn(async ({ template: { animation } }) => ({ animation, notices: [] }));

beforeEach(() => {
  vi.useFakeTimers();
  compileScene.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const track = { sampleIds: [101], score: 0, percent: 100, bars: 4, durationMs: 8000 };

async function openPage(sampleIds: readonly number[] = track.sampleIds) {
  const compose = vi.fn(async () => ({
    mode: 'bars' as const,
    tracks: [{ ...track, sampleIds }],
    exact: true,
    upperBound: 100,
  }));
  const { server, spotreel } = await openSpotreel({ compileScene, compose });
  const page = createRecipePage(spotreel);
  await page.open(1);
  return { server, spotreel, page, compose };
}

it('makes the video of a style from its first scenes, with music that fits their lengths', async () => {
  const { spotreel, page, compose } = await openPage();
  const kit = await spotreel.music.kit(30);
  const [sample] = kit.audioSamples;
  compose.mockResolvedValueOnce({
    mode: 'bars',
    tracks: [{ ...track, sampleIds: [sample?.id ?? 0] }],
    exact: true,
    upperBound: 100,
  });
  await page.loadSample();
  const { data, failure } = page.$sample.get();
  expect(failure).toBeUndefined();
  expect(data?.choice).toBe(page.$choice.get());
  expect(data?.composition).toMatchObject({ width: 1920, height: 1080 });
  expect(data?.composition.scenes).toHaveLength(2);
  expect(data?.composition.audio.map(({ audioId }) => audioId)).toEqual([sample?.id]);
  const lengths = page.$scenes
    .get()
    .data?.map(({ duration: durationSeconds }) => expect.objectContaining({ durationSeconds }));
  expect(compose).toHaveBeenCalledWith(kit, lengths, expect.anything());
});

it('follows style and format, and makes each video once', async () => {
  const { page } = await openPage();
  await page.loadSample();
  const landscape = page.$sample.get().data?.composition;
  await page.chooseRatio('portrait');
  await page.loadSample();
  expect(page.$sample.get().data?.composition).toMatchObject({ width: 1080, height: 1920 });
  const compiled = compileScene.mock.calls.length;
  await page.chooseRatio('landscape');
  await page.loadSample();
  expect(page.$sample.get().data).toEqual({ choice: page.$choice.get(), composition: landscape });
  expect(compileScene.mock.calls.length).toBe(compiled);
});

it('is silent without a kit, and says when a scene cannot be had', async () => {
  const { server, page, compose } = await openPage();
  server.refuse('musicKit', 'not_found');
  await page.chooseFamily({ ...family, id: 3, defaultMusicKitId: 99 });
  await page.loadSample();
  expect(compose).not.toHaveBeenCalled();
  expect(page.$sample.get().data?.composition.audio).toEqual([]);
  compileScene.mockRejectedValueOnce(new Error('no'));
  await page.chooseRatio('portrait');
  await page.loadSample();
  expect(page.$sample.get().failure).toBeDefined();
  await page.loadSample();
  expect(page.$sample.get().status).toBe('ready');
});

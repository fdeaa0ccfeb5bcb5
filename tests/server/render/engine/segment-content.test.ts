import { readFile, stat, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { CompiledScene, Composition } from '../../../../sdk/scene/composition';
import type { RenderEngine } from '../../../../server/render/engine/engine';
import { segmentContentKey } from '../../../../server/render/engine/segment-content';
import type { Segment } from '../../../../server/render/engine/segments';
import { recipeComposition } from '../../../golden/recipe-composition';
import { animation, composition, HEIGHT, movingSquare, scene, WIDTH } from './fixtures/compositions';
import { rgbFrames } from './fixtures/decoding';
import { packaged, renderHarness } from './harness';

const harness = renderHarness();
const squares = (frames: number, rgb: readonly number[]) =>
  scene(frames, { type: 'color', color: '#203040' }, animation(frames, [movingSquare(frames, rgb)]));
const before = composition([squares(70, [1, 1, 1]), squares(80, [0, 1, 0]), squares(75, [1, 0, 0])]);
const after = composition([squares(70, [1, 1, 1]), squares(80, [0, 0, 1]), squares(75, [1, 0, 0])]);
const keysOf = (engine: RenderEngine, video: Composition) =>
  Promise.all(engine.planSegments(video).map((segment) => engine.contentKey(video, segment)));
const firstKey = async (engine: RenderEngine, change: Partial<CompiledScene>, more: Partial<Composition> = {}) => {
  const [first, ...rest] = before.scenes;
  const [key] = await keysOf(engine, { ...before, ...more, scenes: [{ ...first!, ...change }, ...rest] });
  return key;
};

describe('the key of a segment', () => {
  test('changes with what its scene shows, and with nothing else', async () => {
    const engine = harness.engine();
    const [first, second, third] = await keysOf(engine, before);
    expect(new Set([first, second, third]).size).toBe(3);
    const changed = await keysOf(engine, after);
    expect(changed[1]).not.toBe(second);
    expect([changed[0], changed[2]]).toEqual([first, third]);
  });

  test('does not know where in the video the scene is, nor what the editor says of it', async () => {
    const engine = harness.engine();
    const [first, , third] = await keysOf(engine, before);
    const shorter = composition([squares(71, [1, 1, 1]), squares(75, [1, 0, 0])]);
    expect((await keysOf(engine, shorter))[1]).toBe(third);
    const notices = [{ code: 'text_overflow' as const, field: 'a' }];
    expect(await firstKey(engine, { ingredientId: 9, notices, keyframe: 3 })).toBe(first);
  });

  test('changes with size, background and the frames of the scene', async () => {
    const engine = harness.engine();
    const keys = [
      await firstKey(engine, {}),
      await firstKey(engine, {}, { width: 322 }),
      await firstKey(engine, { background: { type: 'color', color: '#203041' } }),
      await engine.contentKey(before, { index: 0, startFrame: 0, durationFrames: 69 }),
      await engine.contentKey(before, { index: 0, startFrame: 1, durationFrames: 69 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('changes with the size, the quality, the frame rate, the format and the encoder of the output', async () => {
    const engine = harness.engine();
    const [segment] = engine.planSegments(before);
    const size = { width: WIDTH, height: HEIGHT };
    const keyOf = (picture?: Parameters<RenderEngine['contentKey']>[2]) => engine.contentKey(before, segment!, picture);
    const standard = await keyOf({ size, quality: 'standard', frameRate: 30 });
    expect(await keyOf()).toBe(standard);
    expect(await keyOf({ size, quality: 'standard', frameRate: 30, format: 'mp4', isTransparent: false })).toBe(
      standard,
    );
    const others = [
      await keyOf({ size, quality: 'small', frameRate: 30 }),
      await keyOf({ size, quality: 'high', frameRate: 30 }),
      await keyOf({ size, quality: 'standard', frameRate: 60 }),
      await keyOf({ size: { width: WIDTH * 2, height: HEIGHT * 2 }, quality: 'standard', frameRate: 30 }),
      await keyOf({ size, quality: 'standard', frameRate: 30, format: 'webm' }),
      await keyOf({ size, quality: 'standard', frameRate: 30, format: 'webm', isTransparent: true }),
      await keyOf({ size, quality: 'standard', frameRate: 30, format: 'mov' }),
      await keyOf({ size, quality: 'standard', frameRate: 30, format: 'mov', isTransparent: true }),
      await keyOf({ size, quality: 'high', frameRate: 30, format: 'gif' }),
      await keyOf({ size, quality: 'standard', frameRate: 30, encoder: 'h264_nvenc' }),
      await keyOf({ size, quality: 'standard', frameRate: 30, encoder: 'h264_vaapi' }),
    ];
    expect(new Set([standard, ...others]).size).toBe(12);
    expect(await keyOf({ size, quality: 'standard', frameRate: 30, encoder: 'x264' })).toBe(standard);
  });

  test('changes with the painter and with the threads of the encoder', async () => {
    const [first] = await keysOf(harness.engine(), before);
    const [ofOtherCode] = await keysOf(harness.engine({ painterEntry: packaged.path }), before);
    expect(ofOtherCode).not.toBe(first);
    const settings = { size: { width: 320, height: 180 }, quality: 'standard', frameRate: 30, slices: [] } as const;
    const keys = [1, 2].map((encoderThreads) => segmentContentKey('painter', { ...settings, encoderThreads }));
    expect(keys[0]).not.toBe(keys[1]);
  });
});

test('a painter that cannot be read once is read again for the next segment', async () => {
  const painterEntry = harness.file('late.mjs');
  const engine = harness.engine({ painterEntry });
  await expect(keysOf(engine, before)).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(painterEntry, '');
  expect(await keysOf(engine, before)).toHaveLength(3);
});

test('one changed text of a recipe changes the keys of the segments that show its scene', async () => {
  const engine = harness.engine();
  const recipe = await recipeComposition('food-and-drink');
  const scene = recipe.scenes[2]!;
  const old = await keysOf(engine, recipe);
  const now = await keysOf(engine, await recipeComposition('food-and-drink', { scene: 2, text: 'Other words' }));
  const shows = ({ startFrame, durationFrames }: Segment) =>
    startFrame < scene.startFrame + scene.durationFrames && scene.startFrame < startFrame + durationFrames;
  const segments = engine.planSegments(recipe);
  expect(segments.length).toBeGreaterThan(3);
  expect(old.map((key, at) => key !== now[at])).toEqual(segments.map(shows));
});

test('a video of old segments and one new one is the video of all new segments', async () => {
  const engine = harness.engine();
  const render = async (video: Composition, name: string, parts: readonly number[]) => {
    const files = parts.map((part) => harness.file(`${name}-${part}.mp4`));
    for (const [at, part] of parts.entries()) {
      const segment = engine.planSegments(video)[part]!;
      await engine.renderSegment({ composition: video, segment, outFile: files[at]! });
    }
    return files;
  };
  const assemble = async (segmentFiles: readonly string[], name: string) => {
    const outFile = harness.file(`${name}.mp4`);
    await engine.assemble({ composition: after, segmentFiles, outFile });
    return outFile;
  };
  const [first, third] = await render(before, 'old', [0, 2]);
  const [second] = await render(after, 'changed', [1]);
  const kept = [first!, second!, third!];
  const fresh = await render(after, 'fresh', [0, 1, 2]);
  for (const [part, file] of kept.entries())
    expect((await readFile(file)).equals(await readFile(fresh[part]!)), `segment ${part}`).toBe(true);
  // The joined files have the same length; they differ in the time at which they were written.
  const mixed = await assemble(kept, 'mixed');
  const whole = await assemble(fresh, 'whole');
  expect((await stat(mixed)).size).toBe((await stat(whole)).size);
  const frames = rgbFrames(whole, WIDTH, HEIGHT);
  expect(frames).toHaveLength(225);
  expect(rgbFrames(mixed, WIDTH, HEIGHT).every((frame, at) => frame.equals(frames[at]!))).toBe(true);
}, 90_000);

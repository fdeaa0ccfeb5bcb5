import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompiledScene, CompiledTransition, Composition } from '../../../../sdk/scene/composition';
import { filmMomentAt } from '../../../../sdk/scene/transitions/film-moment';
import { slicesOf } from '../../../../server/render/engine/render-segment';
import { planSegments } from '../../../../server/render/engine/segments';
import { scene as sceneOf } from './fixtures/compositions';
import { rgbFrames } from './fixtures/decoding';
import { renderHarness } from './harness';

const harness = renderHarness();

/** Scenes of one color each, `frames` long from cut to cut, that are seen together for `overlap` frames. */
function film(
  parts: readonly { readonly frames: number; readonly overlap: number; readonly color?: `#${string}` }[],
  kind: CompiledTransition['kind'] = 'fade',
): Composition {
  let cut = 0;
  const scenes = parts.map(({ frames, overlap, color = '#000000' }, index): CompiledScene => {
    const isLast = index === parts.length - 1;
    const before = parts[index - 1];
    const lead = before ? Math.floor(before.overlap / 2) : 0;
    const tail = isLast ? 0 : Math.ceil(overlap / 2);
    const startFrame = cut - lead;
    cut += frames;
    const durationFrames = lead + frames + tail;
    return {
      ...sceneOf(durationFrames, { type: 'color', color }),
      startFrame,
      ...(tail > 0 && { transition: { kind, direction: 'left', color: '#00ff00' } }),
    };
  });
  return { width: 320, height: 180, fps: 30, durationFrames: cut, scenes, audio: [], audioFadeSeconds: 0 };
}

describe('the slices of a segment', () => {
  test('have every frame of the film once, with the scene that leaves where two are seen', () => {
    const parts = fc.array(
      fc.record({ frames: fc.integer({ min: 24, max: 200 }), overlap: fc.constantFrom(0, 4, 7, 20) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, (list) => {
        const composition = film(list);
        let frame = 0;
        for (const segment of planSegments(composition))
          for (const { scene, firstFrame, frameCount, leaving } of slicesOf(composition, segment))
            for (let index = 0; index < frameCount; index++) {
              const moment = filmMomentAt(composition.scenes, frame++);
              expect(moment?.shown).toMatchObject({ scene, frame: firstFrame + index });
              expect(moment?.leaving?.scene).toBe(leaving?.scene);
              expect(moment?.leaving?.frame).toBe(leaving && leaving.firstFrame + index);
            }
        expect(frame).toBe(composition.durationFrames);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a film with a transition', () => {
  const red = { frames: 30, overlap: 8, color: '#c00000' } as const;
  const blue = { frames: 30, overlap: 0, color: '#0000c0' } as const;
  const middle = (frame: Buffer | undefined, [x, y] = [160, 90]) =>
    [...(frame ?? []).slice((y * 320 + x) * 3)].slice(0, 3);

  test('fades from scene to scene around the cut, and is as long as its scenes', async () => {
    const file = await harness.video(harness.engine(), film([red, blue]), 'fade.mp4');
    const frames = rgbFrames(file, 320, 180);
    expect(frames).toHaveLength(60);
    const [before, first, half, last, after] = [25, 26, 29, 33, 34].map((index) => middle(frames[index]));
    expect(before?.[2]).toBeLessThan(8);
    expect(first?.[2]).toBeGreaterThan(3);
    expect(Math.abs((half?.[0] ?? 0) - (half?.[2] ?? 255))).toBeLessThan(60);
    expect(last?.[0]).toBeGreaterThan(3);
    expect(after?.[0]).toBeLessThan(8);
  });

  test('is painted in between at 60 frames a second', async () => {
    const file = await harness.video(harness.engine(), film([red, blue], 'push'), 'push.mp4', 60);
    const frames = rgbFrames(file, 320, 180);
    expect(frames).toHaveLength(120);
    const blueColumns = (index: number) =>
      Array.from({ length: 320 }, (_, x) => middle(frames[index], [x, 90])).filter((pixel) => (pixel[2] ?? 0) > 96)
        .length;
    const columns = Array.from({ length: 16 }, (_, index) => blueColumns(52 + index));
    expect(columns).toEqual(columns.toSorted((a, b) => a - b));
    expect(new Set(columns).size).toBeGreaterThan(12);
  });

  test('has a still that shows both scenes', async () => {
    const still = await harness.engine().still({ composition: film([red, blue], 'wipe'), frame: 30, format: 'png' });
    const { default: sharp } = await import('sharp');
    const pixels = await sharp(still).removeAlpha().raw().toBuffer();
    const at = (x: number) => [...pixels.subarray((90 * 320 + x) * 3, (90 * 320 + x) * 3 + 3)];
    expect([at(4), at(315)]).toEqual([
      [192, 0, 0],
      [0, 0, 192],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { compileScene, type SceneContent } from '../../../../sdk/scene/compiling/compile-scene';
import type { MediaSource } from '../../../../sdk/scene/composition';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';
import type { TextShaper } from '../../../../sdk/scene/text-shaper';
import { content, document, frozen, layer, template } from '../templates';

const shaper = {} as TextShaper;
/** A second long, with a composition and a picture of its own. */
const dance = frozen<LottieAnimation>({
  ...document(
    [layer(0, { refId: 'part', w: 100, h: 100 })],
    [
      { id: 'part', layers: [layer(2, { refId: 'photo' })] },
      { id: 'photo', w: 10, h: 10, u: '', p: 'data:image/png;base64,AA==', e: 1 },
    ],
  ),
  op: 30,
  w: 100,
  h: 100,
});
const still: LottieAnimation = { ...dance, op: 1 };
const source: MediaSource = { mediaId: 7, src: '/dance.json', widthPx: 100, heightPx: 100, isAnimation: true };
/** Two seconds, 640 × 360, with a place of 200 × 100. */
const scene = frozen(document([layer(2, { refId: 'place' })], [{ id: 'place', sid: 'sticker', w: 200, h: 100 }]));
const fields = { images: [{ innerReference: 'sticker', targets: ['sticker'] }] };

function compiled(more: Partial<SceneContent>, animations: Record<string, LottieAnimation> = { '/dance.json': dance }) {
  return compileScene({ ...template(scene, fields), animations }, content(more), shaper).animation;
}
const backdrop = { media: source, scale: 1, positionX: 0, positionY: 0 };

describe('an animation in a place', () => {
  test('stands there whole and repeats until the scene is over', () => {
    const { assets, layers } = compiled({ images: { sticker: source } });
    expect(layers).toMatchObject([{ ty: 0, refId: 'place-frame', field: 'sticker' }]);
    const plays = assets.find(({ id }) => id === 'place-frame')?.layers;
    expect(plays).toMatchObject([
      { ty: 0, refId: 'animation-0', ip: 0, op: 30, st: 0, w: 100, h: 100, ks: { p: { k: [50, 0, 0] } } },
      { ip: 30, op: 60, st: 30 },
    ]);
    expect(plays).toHaveLength(2);
  });

  test('comes as compositions under names of its own', () => {
    const { assets } = compiled({ images: { sticker: source } });
    expect(assets.map(({ id }) => id)).toEqual(['place-frame', 'animation-0', 'animation-0/part', 'animation-0/photo']);
    expect(assets[1]?.layers).toMatchObject([{ refId: 'animation-0/part' }]);
    expect(assets[2]?.layers).toMatchObject([{ refId: 'animation-0/photo' }]);
  });

  test('comes once, however often it is shown, and as the same objects the next time', () => {
    const both = { images: { sticker: source }, backdrop };
    const { assets } = compiled(both);
    expect(assets.filter(({ id }) => id === 'animation-0')).toHaveLength(1);
    expect(compiled(both).assets.at(-1)).toBe(assets.at(-1));
  });

  test('of one frame stands still for as long as its place is there', () => {
    const { assets } = compiled({ images: { sticker: source } }, { '/dance.json': still });
    expect(assets[0]?.layers).toMatchObject([{ ip: -1e5, op: 1e5, st: 0 }]);
  });

  test('that could not be had shows nothing', () => {
    const { assets } = compiled({ images: { sticker: source }, backdrop }, {});
    expect(assets).toEqual([{ id: 'place-frame', layers: [] }]);
  });
});

test('an animation behind everything covers the canvas, zoomed and shifted as a picture is', () => {
  const { layers } = compiled({ backdrop: { ...backdrop, scale: 2, positionX: 10 } });
  expect(layers.map(({ nm }) => nm)).toEqual(['layer of type 2', 'animation', 'animation']);
  // 640 px wide by twice as much; shifted by a tenth of the canvas
  expect(layers[1]?.ks).toMatchObject({ s: { k: [1280, 1280, 100] }, p: { k: [-256, -460, 0] } });
});

import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { HexColor } from '../../../../sdk/base/color';
import { openScenePainter } from '../../../../sdk/node/painter/scene-painter';
import { probeColors, type SlotColors } from '../../../../sdk/scene/check/scene-probes';
import { measureTexts } from '../../../../sdk/scene/check/texts-on-pictures';
import { compileScene } from '../../../../sdk/scene/compiling/compile-scene';
import type { LottieAnimation, LottieLayer } from '../../../../sdk/scene/lottie';
import { plainShaper } from '../plain-shaper';
import { content, document, ks, layer, still, template, textLayer } from '../templates';

const bind = (name: string) => [{ innerReference: name, targets: [`${name}-slot`] }];
const colors: SlotColors = { fields: { plate: '#b3261e' }, background: '#101010' };

/** A white title, a plate of a color field with this opacity under it, and a picture behind both. */
function sceneWith(opacity: number, more: readonly LottieLayer[] = []) {
  const area = { ty: 'rc', p: still([320, 180]), s: still([640, 360]), r: still(0) };
  const fill = { ty: 'fl', nm: 'fill', c: { ...still([0.7, 0.15, 0.12]), sid: 'plate-slot' }, o: still(100), r: 1 };
  const transform = { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
  const plate = layer(4, { ks: { ...ks, o: still(opacity) }, shapes: [{ ty: 'gr', it: [area, fill, transform] }] });
  const title = textLayer('Title', { sid: 'title-slot', document: { s: 60, lh: 70, sz: [600, 200] } });
  const place = { id: 'place', w: 640, h: 360, u: '', p: '', e: 0 as const, sid: 'photo-slot' };
  const picture = layer(2, { refId: 'place' });
  return template(document([title, plate, ...more, picture], [place]), {
    texts: bind('title'),
    images: bind('photo'),
    colors: bind('plate'),
  });
}

async function measured(scene: ReturnType<typeof sceneWith>, behind = false) {
  const compile = ({ fields }: SlotColors) => compileScene(scene, content({ colors: fields }), plainShaper).animation;
  const canvas = createCanvas(320, 180);
  const context = canvas.getContext('2d');
  const paint = async (animation: LottieAnimation, background: HexColor | null) => {
    context.fillStyle = background ?? '#808080';
    context.fillRect(0, 0, 320, 180);
    openScenePainter(animation, () => undefined).paint(context, 30);
    return context.getImageData(0, 0, 320, 180).data;
  };
  const probes = probeColors(colors).map(compile);
  return measureTexts({ colors, own: compile(colors), probes, paint }, { fields: ['photo'], behind });
}

test('a text has the share of the picture that its plate lets through', async () => {
  const { textColors, textsOnPictures } = await measured(sceneWith(60));
  expect(textColors).toHaveLength(1);
  expect(textsOnPictures?.colors).toEqual(colors.fields);
  const [title, ...more] = textsOnPictures?.texts ?? [];
  expect(more).toEqual([]);
  expect(title).toMatchObject({ field: 'title', picture: 'photo', inkShare: 0 });
  expect(title?.share).toBeCloseTo(0.4, 1);
  expect(title?.behind.fields.plate).toBeCloseTo(0.6, 1);
});

test('a plate that hides the picture leaves no mark', async () => {
  expect((await measured(sceneWith(100))).textsOnPictures).toBeUndefined();
});

test('a picture over the background hides it: texts do not lie on the background', async () => {
  const hiding = layer(1, { sw: 640, sh: 360, sc: '#202020' });
  expect((await measured(sceneWith(0, [hiding]), true)).textsOnPictures).toBeUndefined();
});

test('without a picture in front, texts lie on what is behind the scene', async () => {
  const { textsOnPictures } = await measured(sceneWith(0), true);
  expect(textsOnPictures?.texts.map(({ picture, share }) => [picture, Math.round(share)])).toEqual([
    [null, 1],
    ['photo', 1],
  ]);
});

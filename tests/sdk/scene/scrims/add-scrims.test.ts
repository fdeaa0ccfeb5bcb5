import { expect, test } from 'vitest';
import type { HexColor } from '../../../../sdk/base/color';
import { compileScene } from '../../../../sdk/scene/compiling/compile-scene';
import type { CompiledBackground, MediaSource } from '../../../../sdk/scene/composition';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';
import type { TextOnPicture } from '../../../../sdk/scene/text-on-picture';
import { plainShaper } from '../plain-shaper';
import { content, document, layer, template, textLayer } from '../templates';

const bind = (name: string) => [{ innerReference: name, targets: [`${name}-slot`] }];
/** One gray everywhere, or one half transparent. */
const GRAYS = { white: 'vv'.repeat(256), black: '00'.repeat(256), cutOut: 'vvv0'.repeat(128) };
const picture = (brightness?: string): MediaSource => ({ src: 'a.jpg', widthPx: 400, heightPx: 400, brightness });

function mark(of: Partial<TextOnPicture>): TextOnPicture {
  const ink = { fixed: [0, 0, 0], fields: { ink: 1 }, background: 0 };
  const behind = { fixed: [0, 0, 0], fields: {}, background: 0 };
  return { field: 'title', picture: 'photo', ink, inkShare: 0, behind, share: 1, box: [0, 0, 100, 50], ...of };
}

function compiled(of: Partial<TextOnPicture>, shown: { photo?: MediaSource; ink?: HexColor; behind?: MediaSource }) {
  const { photo = picture(GRAYS.black), ink = '#ffffff', behind } = shown;
  const place = { id: 'place', w: 640, h: 360, u: '', p: 'sample.jpg', e: 0 as const, sid: 'photo-slot' };
  const animation = {
    ...document([textLayer('Title', { sid: 'title-slot' }), layer(2, { refId: 'place' })], [place]),
    textsOnPictures: { colors: { ink: '#ffffff' as const }, texts: [mark(of)] },
  };
  const background: CompiledBackground | undefined = behind && {
    type: 'image',
    media: behind,
    scale: 1,
    positionX: 0,
    positionY: 0,
  };
  const scene = template(animation, { texts: bind('title'), images: bind('photo') });
  const values = { ...content({ images: { photo }, colors: { ink } }), background };
  return compileScene(scene, values, plainShaper).animation;
}

const named = ({ assets }: LottieAnimation) =>
  assets.flatMap(({ layers = [] }) => layers.map(({ nm, td, tt }) => `${nm}${td ? ' matte' : ''}${tt ? ' cut' : ''}`));
const scrimColor = ({ assets, layers }: LottieAnimation) => {
  const scrim = [...layers, ...assets.flatMap((asset) => asset.layers ?? [])].find(({ nm }) => nm === 'scrim');
  const shade = scrim?.shapes?.[0]?.it?.find(({ nm }) => nm === 'shade') as { g: { k: { k: number[] } } } | undefined;
  return shade?.g.k.k.slice(1, 4).map((channel) => Math.round(channel * 255));
};

test('white words need a dark scrim on a white picture and none on a black one', () => {
  expect(named(compiled({}, { photo: picture(GRAYS.black) }))).toEqual(['picture']);
  const shaded = compiled({}, { photo: picture(GRAYS.white) });
  expect(named(shaded)).toEqual(['scrim', 'picture']);
  expect(scrimColor(shaded)).toEqual([11, 11, 13]);
});

test('black words need a light scrim on a black picture', () => {
  expect(scrimColor(compiled({}, { photo: picture(GRAYS.black), ink: '#000000' }))).toEqual([255, 255, 255]);
  expect(named(compiled({}, { photo: picture(GRAYS.white), ink: '#000000' }))).toEqual(['picture']);
});

test('a picture that was not measured is shown as if it were the worst', () => {
  expect(named(compiled({}, { photo: picture() }))).toEqual(['scrim', 'picture']);
});

test('words on a plate that hides the picture need none', () => {
  expect(named(compiled({ share: 0.05 }, { photo: picture(GRAYS.white) }))).toEqual(['picture']);
});

test('the scrim of a picture that is cut out has its shape', () => {
  expect(named(compiled({}, { photo: picture(GRAYS.cutOut) }))).toEqual(['picture matte', 'scrim cut', 'picture']);
});

test('a scrim over the background lies behind all layers, and none is over a color', () => {
  const last = (animation: LottieAnimation) => animation.layers.at(-1)?.nm;
  const over = { picture: null };
  expect(last(compiled(over, { behind: picture(GRAYS.white) }))).toBe('scrim');
  expect(last(compiled(over, { behind: picture(GRAYS.black) }))).not.toBe('scrim');
  expect(last(compiled(over, {}))).not.toBe('scrim');
});

test('the mark does not reach painters', () => {
  expect(compiled({}, {})).not.toHaveProperty('textsOnPictures');
});

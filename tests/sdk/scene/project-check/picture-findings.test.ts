import { expect, test } from 'vitest';
import { sceneNoticeCode } from '../../../../sdk/contract/project/scene-notice';
import { compileScene } from '../../../../sdk/scene/compiling/compile-scene';
import {
  contrastFindings,
  firstFrameFindings,
  noticeFindings,
  phoneFindings,
} from '../../../../sdk/scene/project-check/picture-findings';
import { plainShaper } from '../plain-shaper';
import { content, document, template, textLayer } from '../templates';

type Rgb = readonly [number, number, number];
const BLUE: Rgb = [20, 40, 200];
const picture = (colorAt: (index: number) => Rgb, count = 1000) =>
  Uint8ClampedArray.from(Array.from({ length: count }, (_, index) => [...colorAt(index), 255]).flat());

test('every notice of a scene is a finding with its field and letters', () => {
  const notices = sceneNoticeCode.options.map((code) => ({ code, field: 'headline', letters: 'ⵣ' }));
  const found = noticeFindings(3, notices);
  expect(found.map(({ code }) => code)).toEqual(sceneNoticeCode.options);
  for (const { sceneId, field, facts } of found)
    expect([sceneId, field, facts]).toEqual([3, 'headline', { letters: 'ⵣ' }]);
});

/** A scene with texts of these sizes, px. */
function sceneWith(sizes: Readonly<Record<string, number>>): Parameters<typeof contrastFindings>[0] {
  const scene = template(
    document(
      Object.entries(sizes).map(([name, size]) =>
        textLayer('Title', { sid: `${name}-slot`, document: { s: size, sz: undefined } }),
      ),
    ),
    { texts: Object.keys(sizes).map((name) => ({ innerReference: name, targets: [`${name}-slot`] })) },
  );
  const { animation } = compileScene(scene, content(), plainShaper);
  return { ingredientId: 3, animation: { ...animation, w: 1920 } };
}

test('names texts below the least contrast', () => {
  const measured = new Map([
    ['headline', 4.49],
    ['price', 4.5],
  ]);
  expect(contrastFindings(sceneWith({}), measured)).toMatchObject([
    { code: 'text_contrast', sceneId: 3, field: 'headline' },
  ]);
});

test('large letters need 3:1, on a canvas of the same width', () => {
  const measured = (contrast: number) => new Map([['headline', contrast]]);
  const large = sceneWith({ headline: 123 });
  expect(contrastFindings(large, measured(3))).toEqual([]);
  expect(contrastFindings(large, measured(2.99))).toHaveLength(1);
  expect(contrastFindings(sceneWith({ headline: 122 }), measured(3))).toHaveLength(1);
});

test('names letters below nine pixels on a phone', () => {
  const small = phoneFindings(sceneWith({ headline: 46, price: 47 }), 'video');
  expect(small).toMatchObject([{ code: 'text_small_on_phone', sceneId: 3, field: 'headline' }]);
  expect(small[0]?.facts.sizePx).toBeCloseTo(8.98);
});

test('apps put their buttons over upright videos, not over images', () => {
  const scene = sceneWith({ headline: 100 });
  const upright = { ...scene, animation: { ...scene.animation, w: 1080, h: 1920 } };
  const codes = (kind: 'video' | 'image') => phoneFindings(upright, kind).map(({ code }) => code);
  expect([codes('video'), codes('image')]).toEqual([['text_under_buttons'], []]);
});

test('a first frame of one color is a finding, one of two halves is none', () => {
  const found = firstFrameFindings(
    3,
    picture(() => BLUE),
  );
  expect(found).toMatchObject([{ code: 'first_frame_empty', sceneId: 3 }]);
  const halves = picture((index) => (index < 500 ? BLUE : [0, 0, 0]));
  expect(firstFrameFindings(3, halves)).toEqual([]);
});

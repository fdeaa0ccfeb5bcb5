import { expect, test } from 'vitest';
import { compileScene } from '../../../../sdk/scene/compiling/compile-scene';
import { phoneTexts } from '../../../../sdk/scene/film-figures/phone-texts';
import { plainShaper } from '../plain-shaper';
import { content, document, template, textLayer } from '../templates';

/** One line of text at this place of a canvas. */
function textAt([x, y]: readonly [number, number], { w = 1080, h = 1920, size = 48 } = {}) {
  const line = textLayer('Sale', {
    sid: 'title-slot',
    document: { s: size, lh: size, ps: [x, y], sz: [300, size * 1.5] },
  });
  const scene = template(
    { ...document([line]), w, h },
    { texts: [{ innerReference: 'title', targets: ['title-slot'] }] },
  );
  const [text] = phoneTexts(compileScene(scene, content(), plainShaper).animation);
  return text;
}

test('type has its size on a screen of 375 px', () => {
  expect(textAt([100, 900])).toMatchObject({ field: 'title', sizePx: (48 * 375) / 1080 });
  expect(textAt([100, 400], { w: 1920, h: 1080, size: 40 })?.sizePx).toBeCloseTo(7.8, 1);
});

test.each([
  ['the middle', [100, 900], false],
  ['the tabs above', [100, 60], true],
  ['the caption below', [100, 1600], true],
  ['the buttons at the right', [900, 1100], true],
  ['the right of the upper half', [900, 500], false],
] as const)('upright, a text in %s', (_place, at, isUnderButtons) => {
  expect(textAt(at)?.isUnderButtons).toBe(isUnderButtons);
});

test('nothing lies on a video that is not upright', () => {
  expect(textAt([100, 1000], { w: 1920, h: 1080 })?.isUnderButtons).toBe(false);
});

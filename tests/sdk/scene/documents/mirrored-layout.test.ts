import { describe, expect, it } from 'vitest';
import { createPackageTextShaper } from '../../../../library/fonts/package-text-shaper';
import { fieldBoundsOf } from '../../../../sdk/painter/field-bounds';
import { compileScene, textsOf } from '../../../../sdk/scene/compiling/compile-scene';
import { readsFromRight } from '../../../../sdk/scene/documents/mirrored-layout';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';
import { content, document, frozen, ks, layer, still, template, textLayer } from '../templates';

const shaper = createPackageTextShaper();
const ARABIC = 'افتتاح';

it('counts letters, not digits', () => {
  expect(readsFromRight(['افتتاح متجرنا', '9 €', 'Café'])).toBe(true);
  expect(readsFromRight(['שלום'])).toBe(true);
  expect(readsFromRight(['Opening', '٧'])).toBe(false);
  expect(readsFromRight([])).toBe(false);
});

const picture = { id: 'photo', w: 100, h: 80, u: '', p: 'photo.jpg', e: 0 as const, sid: 'photo' };
const base = document(
  [
    textLayer('Own', { sid: 'title', document: { ps: [-100, -50] } }),
    layer(2, { refId: 'photo', ks: { ...ks, p: still([500, 40, 0]) } }),
  ].map((one, index) => (index === 0 ? { ...one, ks: { ...ks, p: still([120, 100, 0]) } } : one)),
  [picture],
);

async function bounds(animation: LottieAnimation, title: string) {
  const scene = frozen(
    template(animation, {
      texts: [{ innerReference: 'title', targets: ['title'] }],
      images: [{ innerReference: 'photo', targets: ['photo'] }],
    }),
  );
  const values = content({ texts: { title }, images: { photo: { src: 'photo.jpg', widthPx: 100, heightPx: 80 } } });
  await shaper.prepare(textsOf(scene, values));
  const found = fieldBoundsOf(compileScene(scene, values, shaper).animation)(30);
  const of = (field: string) => found.find((one) => one.field === field);
  return { title: of('title'), photo: of('photo') };
}

describe('words that are read from the right', () => {
  it('leave a layout without a mark as it is', async () => {
    const { photo, title } = await bounds(base, ARABIC);
    expect(photo?.bounds[0]).toBe(500);
    expect(title?.bounds[0]).toBeLessThan(40);
  });

  it('begin at the right of their box', async () => {
    const { photo, title } = await bounds({ ...base, rightToLeft: 'align' }, ARABIC);
    expect(photo?.bounds[0]).toBe(500);
    expect(title?.bounds[2]).toBeGreaterThan(210);
  });

  it('mirror the layout, without turning over texts and pictures', async () => {
    const { photo, title } = await bounds({ ...base, rightToLeft: 'mirror' }, ARABIC);
    expect(photo?.bounds.map(Math.round)).toEqual([40, 40, 140, 120]);
    expect(title?.bounds[2]).toBeGreaterThan(640 - 30);
    expect(title?.layer?.matrix[0]).toBe(1);
  });

  it('turn back signs around their anchor', () => {
    const sign = (more: object) => {
      const scene = frozen(template(document([layer(4, { nm: 'Sign', shapes: [], ...more }), textLayer(ARABIC)]), {}));
      const animation = { ...scene.animation, rightToLeft: 'mirror' as const };
      const compiled = compileScene({ ...scene, animation }, content(), shaper).animation;
      return compiled.layers.find(({ nm }) => nm === 'Sign')?.ks.s;
    };
    expect(sign({ keepsDirection: true })).toEqual(still([-100, 100, 100]));
    expect(sign({})).toEqual(still([100, 100, 100]));
  });

  it('are what it takes', async () => {
    const mirrored = await bounds({ ...base, rightToLeft: 'mirror' }, 'Opening');
    expect(mirrored).toEqual(await bounds(base, 'Opening'));
  });
});

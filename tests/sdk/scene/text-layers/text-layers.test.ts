import { describe, expect, it } from 'vitest';
import { createPackageTextShaper } from '../../../../library/fonts/package-text-shaper';
import { compileScene, type SceneContent, textsOf } from '../../../../sdk/scene/compiling/compile-scene';
import type { LottieAnimation, LottieLayer, TextFit, TextTie } from '../../../../sdk/scene/lottie';
import { content, document, frozen, ks, layer, still, template, textLayer } from '../templates';

const shaper = createPackageTextShaper();
const bind = (name: string) => ({ innerReference: name, targets: [name] });

async function compile(animation: LottieAnimation, texts: Record<string, string>) {
  const scene = frozen(template(animation, { texts: Object.keys(texts).map(bind) }));
  await shaper.prepare(textsOf(scene, content({ texts })));
  return compileScene(scene, content({ texts }), shaper);
}

const sizeOf = (layers: readonly LottieLayer[], field: string) =>
  layers.find((one) => one.field === field)?.typeset?.sizePx ?? 0;
const named = (layers: readonly LottieLayer[], name: string) => layers.find(({ nm }) => nm === name);

describe('texts of one group', () => {
  const row = (sid: string, fit: TextFit = { minSize: 8, group: 'rows' }) =>
    textLayer('Own', { sid, document: { fit } });
  const texts = {
    one: 'Soup',
    two: 'Burrata with peaches and basil from the garden, olive oil, bread and a lot more of all that we have',
  };

  it('have the size that the tightest needs', async () => {
    const { layers } = (await compile(document([row('one'), row('two')]), texts)).animation;
    expect(sizeOf(layers, 'two')).toBeLessThan(20);
    expect(sizeOf(layers, 'one')).toBeCloseTo(sizeOf(layers, 'two'));
  });

  it('shrink alone without the mark', async () => {
    const alone = { minSize: 8 };
    const { layers } = (await compile(document([row('one', alone), row('two', alone)]), texts)).animation;
    expect(sizeOf(layers, 'one')).toBe(20);
  });
});

describe('the language of a text', () => {
  const scene = frozen(
    template(document([textLayer('Own', { sid: 'title', document: { ca: 1 } })]), { texts: [bind('title')] }),
  );
  const shapes = async (title: string, more: Partial<SceneContent> = {}) => {
    const whole = { ...content({ texts: { title } }), ...more };
    await shaper.prepare(textsOf(scene, whole));
    return compileScene(scene, whole, shaper).animation.layers[0]?.shapes;
  };

  it('decides about its capitals, but not about those of the template’s own text', async () => {
    const turkish = { languages: ['tr'] };
    expect(await shapes('diz', turkish)).toEqual(await shapes('DİZ'));
    expect(await shapes('diz', { ...turkish, sampleTexts: ['title'] })).toEqual(await shapes('DIZ'));
    expect(await shapes('Μάιος', turkish)).toEqual(await shapes('ΜΑΪΟΣ'));
  });
});

describe('a layer that is tied to a text', () => {
  const line = {
    ty: 'sh',
    ks: { a: 0, k: { c: false, v: [[10, 60], [110, 60]], i: [[0, 0], [0, 0]], o: [[0, 0], [0, 0]] } }, // biome-ignore format: a line
  };
  const scene = (tie: Omit<TextTie, 'text'>) =>
    document([
      layer(4, { nm: 'Line', shapes: [line], tie: { text: 'title', ...tie } }),
      textLayer('Own', { sid: 'title', document: { ps: [10, 30], sz: [200, 100], fit: { minSize: 20 } } }),
    ]);
  const lines = [10, 30, 100, 24];

  it('is hidden when the text is empty, and stays where it is otherwise', async () => {
    const hidden = async (title: string) => named((await compile(scene({}), { title })).animation.layers, 'Line')?.hd;
    expect(await hidden(' ')).toBe(true);
    expect(await hidden('Hi')).toBeUndefined();
  });

  it('is as wide as the text', async () => {
    const width = async (title: string) => {
      const { shapes = [] } =
        named((await compile(scene({ lines, x: 'stretch' }), { title })).animation.layers, 'Line') ?? {};
      const [[from = 0] = [], [to = 0] = []] = (shapes[0] as unknown as { ks: { k: { v: number[][] } } }).ks.k.v;
      return to - from;
    };
    expect(await width('Longer words')).toBeGreaterThan(1.5 * (await width('Hello')));
    expect(await width('i')).toBeCloseTo(30); // the limit
  });

  it('keeps its distance to the last line', async () => {
    const down = async (title: string) => {
      const { p } = named((await compile(scene({ lines, y: 'bottom' }), { title })).animation.layers, 'Line')?.ks ?? {};
      return (p as { k: number[] }).k[1] ?? 0;
    };
    expect((await down('one\rtwo')) - (await down('one'))).toBeCloseTo(24);
  });

  it('begins where words that are read from the right begin', async () => {
    const across = async (title: string) => {
      const { p } = named((await compile(scene({ lines, x: 'start' }), { title })).animation.layers, 'Line')?.ks ?? {};
      return (p as { k: number[] }).k[0] ?? 0;
    };
    expect(await across('Hi')).toBeCloseTo(0);
    expect(await across('افتتاح متجرنا الجديد')).toBeGreaterThan(20);
  });
});

describe('a text that keeps clear of a layer', () => {
  const zone = (box: number[], more: Partial<LottieLayer> = {}) =>
    layer(4, { nm: 'Sticker', shapes: [], keepOut: { box }, ...more });
  const title = (fit: TextFit = { minSize: 8 }) => textLayer('Own', { sid: 'title', document: { s: 40, lh: 40, fit } });
  const words = 'Open on Saturday';
  const note = textLayer('Own', { sid: 'note', document: { ps: [400, 200] } });

  it('wraps earlier or shrinks', async () => {
    const free = await compile(document([title()]), { title: words });
    const beside = await compile(document([zone([130, 30, 200, 100]), title()]), { title: words });
    expect(sizeOf(beside.animation.layers, 'title')).toBeLessThan(sizeOf(free.animation.layers, 'title'));
    expect(beside.notices).toEqual([]);
  });

  it('does not mind one that it does not reach', async () => {
    const { layers } = (await compile(document([zone([130, 100, 200, 100]), title()]), { title: 'Open' })).animation;
    expect(sizeOf(layers, 'title')).toBe(40);
  });

  it('says so when it cannot', async () => {
    const { notices } = await compile(document([zone([120, 30, 200, 100]), title({ minSize: 40 })]), { title: words });
    expect(notices).toContainEqual({ code: 'text_collides', field: 'title' });
  });

  it('takes the place of a layer that is gone with its text', async () => {
    const sticker = zone([130, 30, 200, 100], { tie: { text: 'note' } });
    const size = async (value: string) =>
      sizeOf(
        (await compile(document([sticker, title(), note]), { title: words, note: value })).animation.layers,
        'title',
      );
    expect(await size('')).toBeGreaterThan(await size('€9'));
  });

  it('lies on a layer that holds most of its box', async () => {
    const { layers } = (await compile(document([zone([0, 0, 640, 360]), title()]), { title: 'Open' })).animation;
    expect(sizeOf(layers, 'title')).toBe(40);
  });

  it('knows where a layer is that hangs on another', async () => {
    const holder = layer(3, { ind: 7, ks: { ...ks, p: still([130, 0, 0]) } });
    const hung = zone([0, 30, 200, 100], { parent: 7 });
    const { layers } = (await compile(document([hung, holder, title()]), { title: words })).animation;
    const { layers: direct } = (await compile(document([zone([130, 30, 200, 100]), title()]), { title: words }))
      .animation;
    expect(sizeOf(layers, 'title')).toBe(sizeOf(direct, 'title'));
  });
});

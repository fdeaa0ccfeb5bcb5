import { describe, expect, it } from 'vitest';
import { compileScene, textsOf } from '../../../../sdk/scene/compiling/compile-scene';
import type { LottieShape, LottieTextAnimator } from '../../../../sdk/scene/lottie';
import { plainShaper } from '../plain-shaper';
import { content, document, frozen, layer, still, template, textLayer } from '../templates';

const bind = (name: string) => [{ innerReference: name, targets: [`${name}-slot`] }];
const compile = (...[scene, values = content()]: [Parameters<typeof compileScene>[0], ReturnType<typeof content>?]) =>
  compileScene(frozen(scene), frozen(values), plainShaper);
const groupsOf = (shapes: readonly LottieShape[] | undefined) => (shapes ?? []).filter(({ ty }) => ty === 'gr');
const rise: LottieTextAnimator = {
  s: {
    b: 3,
    sh: 2,
    s: still(0) as never,
    e: still(50) as never,
    o: {
      a: 1,
      k: [
        { t: 0, s: [-50] },
        { t: 20, s: [100] },
      ],
    },
  },
  a: { p: still([0, 40, 0]), o: still(0) },
};

describe('text', () => {
  it('of the user stands where the template has its own', () => {
    const scene = template(document([textLayer('Own', { sid: 'title-slot' })]), { texts: bind('title') });
    const outlines = (texts: Record<string, string>) =>
      JSON.stringify(compile(scene, content({ texts })).animation).split('"outline"').length - 1;
    expect(outlines({})).toBe(3);
    expect(outlines({ title: 'Five!' })).toBe(5);
    expect(outlines({ title: '' })).toBe(0);
    expect(outlines({ other: 'Five!' })).toBe(3);
  });

  it('that is struck through takes its line along, and leaves none when it is empty', () => {
    const fit = { strike: { width: 10, color: [1, 0, 0], colorSid: 'accent-slot' } };
    const price = textLayer('Own', { sid: 'title-slot', document: { s: 100, fit } });
    const scene = template(document([price]), { texts: bind('title'), colors: bind('accent') });
    const strikes = (title: string) => {
      const { shapes } =
        compile(scene, content({ texts: { title }, colors: { accent: '#00ff00' } })).animation.layers[0] ?? {};
      return groupsOf(shapes).filter(({ it: items }) => items?.some(({ nm }) => nm === 'strike'));
    };
    const widthOf = (title: string) => {
      const line = strikes(title)[0]?.it?.find(({ nm }) => nm === 'strike');
      return (line?.s as { k: readonly number[] } | undefined)?.k[0] ?? 0;
    };
    expect(strikes('')).toEqual([]);
    expect(strikes('€49')).toHaveLength(1);
    expect(widthOf('€1,249')).toBeGreaterThan(widthOf('€49'));
    expect(JSON.stringify(strikes('€49'))).toContain('"k":[0,1,0]');
  });

  it('and pictures say which field they show', () => {
    const place = { id: 'place', w: 100, h: 50, u: '', p: '', e: 0 as const, sid: 'photo-slot' };
    const layers = [textLayer('Own', { sid: 'title-slot' }), textLayer('Fixed'), layer(2, { refId: 'place' })];
    const fields = { texts: bind('title'), images: bind('photo') };
    const { animation } = compile(template(document(layers, [place]), fields));
    expect(animation.layers.map(({ field }) => field)).toEqual(['title', undefined, 'photo']);
  });

  it('leaves nothing that needs a font, a slot or a text engine', () => {
    const color = { ty: 'fl', c: { ...still([1, 1, 1]), sid: 'accent-slot' }, o: still(100) };
    const shapes = layer(4, { shapes: [{ ty: 'gr', it: [color] }] });
    const text = textLayer('Own', { sid: 'title-slot', document: { fcSid: 'accent-slot' } });
    const { animation } = compile(template(document([text, shapes, layer(1, { sid: 'x', sc: '#fff' })])));
    expect(animation.fonts).toBeUndefined();
    expect(animation.layers.map(({ ty }) => ty)).toEqual([4, 4, 1]);
    expect(JSON.stringify(animation)).not.toMatch(/sid|Sid/);
  });

  it('is one group a line when nothing moves, and one a unit when it does', () => {
    const groups = (a: LottieTextAnimator[], words = 'One two\rthree') =>
      groupsOf(compile(template(document([textLayer(words, { a })]))).animation.layers[0]?.shapes).length;
    expect(groups([])).toBe(2);
    expect(groups([rise])).toBe(3);
    expect(groups([{ ...rise, s: { ...rise.s, b: 1 } }])).toBe(11);
    expect(groups([{ ...rise, s: { ...rise.s, b: 1 } }], 'مرحبا بك')).toBe(2);
  });

  it('starts from its box, or from its baseline without one', () => {
    const placeOf = (more: object) => {
      const { animation } = compile(template(document([textLayer('Hi', { document: more })])));
      const transform = groupsOf(animation.layers[0]?.shapes)[0]?.it?.at(-1);
      return (transform?.p as { k: number[] } | undefined)?.k;
    };
    expect(placeOf({})).toEqual([20, 50]); // box at 10, 30; 20 px wide, turned about its middle; baseline after 20 px
    expect(placeOf({ sz: undefined, ps: undefined })).toEqual([10, 0]);
  });

  it('that follows another stays in its layer and is shown from its frame on', () => {
    const first = textLayer('One');
    const spans = [0, 20].map((t) => ({ t, s: { ...(first.t?.d.k[0]?.s ?? { t: '', f: '', s: 1 }), t: `At ${t}` } }));
    const { animation } = compile(
      template(document([{ ...first, ind: 1, td: 1, t: { d: { k: spans }, a: [] } }, layer(3)])),
    );
    expect(animation.layers).toHaveLength(2);
    const opacities = groupsOf(animation.layers[0]?.shapes).map((group) => group.it?.at(-1)?.o);
    expect(opacities).toMatchObject([
      {
        k: [
          { t: 0, s: [100], h: 1 },
          { t: 20, s: [0], h: 1 },
        ],
      },
      {
        k: [
          { t: 19, s: [0], h: 1 },
          { t: 20, s: [100], h: 1 },
        ],
      },
    ]);
  });

  it('that does not fit is told of, by its field', () => {
    const scene = template(document([textLayer('Own', { sid: 'title-slot' })]), { texts: bind('title') });
    expect(compile(scene, content({ texts: { title: 'x'.repeat(50) } })).notices).toEqual([
      { code: 'text_overflow', field: 'title' },
    ]);
    expect(compile(scene).notices).toEqual([]);
  });

  it('is announced with the font that it will be set in', () => {
    const scene = template(
      document(
        [layer(0, { refId: 'inner', w: 9, h: 9 })],
        [{ id: 'inner', layers: [textLayer('Own', { sid: 'title-slot' })] }],
      ),
      { texts: bind('title') },
    );
    const [own] = textsOf(scene, content({ texts: { title: 'Mine' } }));
    expect(own).toMatchObject({ text: 'Mine', style: { fontFamily: 'Inter', fontWeight: 700 } });
    expect(textsOf(scene, content({ fontFamily: 'Lora' }))[0]?.style.fontFamily).toBe('Lora');
    const chosen = (displayFont: string) => textsOf(scene, content({ fontFamily: 'Lora', displayFont }))[0]?.style;
    expect(chosen('inter'), 'a headline takes the chosen font').toMatchObject({ fontFamily: 'Lora', fontWeight: 700 });
    expect(chosen('Fraunces'), 'what is no headline keeps its own').toMatchObject({ fontFamily: 'Inter' });
  });
});

describe('colors and pictures', () => {
  it('color what names their slot: shapes, solids, text and plates, in precomps too', () => {
    const plate = { by: 'line', paddingX: 1, paddingY: 1, radius: 0, color: [0, 0, 0], colorSid: 'accent-slot' };
    const inner = [
      layer(1, { sid: 'accent-slot', sc: '#000000', sw: 9, sh: 9 }),
      layer(4, { shapes: [{ ty: 'fl', c: { ...still([0, 0, 0, 1]), sid: 'accent-slot' }, o: still(100) }] }),
      textLayer('Own', { document: { fcSid: 'accent-slot', fit: { plate } } }),
    ];
    const scene = template(document([layer(0, { refId: 'in', w: 9, h: 9 })], [{ id: 'in', layers: inner }]), {
      colors: bind('accent'),
    });
    const compiled = JSON.stringify(compile(scene, content({ colors: { accent: '#ff8000' } })).animation);
    expect(compiled).toContain('"sc":"#ff8000"');
    expect(compiled.split('[1,0.502,0]')).toHaveLength(1 + 3);
  });

  const place = { id: 'photo', w: 200, h: 100, sid: 'photo-slot' };
  const pictured = template(document([layer(2, { refId: 'photo' })], [place]), { images: bind('photo') });

  it('a picture covers its place, which clips it', () => {
    const photo = { src: '/p.jpg', widthPx: 1000, heightPx: 1000 };
    const { animation, notices } = compile(pictured, content({ images: { photo } }));
    expect(animation.layers[0]).toMatchObject({ ty: 0, refId: 'photo-frame', w: 200, h: 100 });
    const [asset, frame] = animation.assets;
    expect(asset).toEqual({ id: 'photo', w: 200, h: 200, u: '', p: '/p.jpg', e: 0 });
    expect(frame?.layers?.[0]?.ks.p).toEqual(still([0, -50, 0]));
    expect(notices).toEqual([]);
  });

  it('a picture over which the camera moves takes its way from the first frame of the scene to the last', () => {
    const photo = { src: '/p.jpg', widthPx: 1000, heightPx: 500 };
    const { animation } = compile(pictured, content({ images: { photo }, shots: { photo: 'zoom-in' } }));
    const [layer] = animation.assets.find(({ id }) => id === 'photo-frame')?.layers ?? [];
    const scale = layer?.ks.s as { k: { t: number; s: number[] }[] } | undefined;
    const [first, last] = scale?.k ?? [];
    expect(first).toMatchObject({ t: 0, s: [100, 100, 100] });
    expect(last?.t).toBe(animation.op);
    expect(last?.s[0]).toBeGreaterThan(105);
  });

  it('a logo, which is shown whole, rests', () => {
    const whole = template(document([layer(2, { refId: 'photo' })], [{ ...place, fit: 'contain' }]), {
      images: bind('photo'),
    });
    const photo = { src: '/p.jpg', widthPx: 1000, heightPx: 500 };
    const resting = compile(whole, content({ images: { photo } }));
    expect(compile(whole, content({ images: { photo }, shots: { photo: 'zoom-in' } }))).toEqual(resting);
  });

  it('an image behind a scene over which the camera moves is its last layer', () => {
    const media = { src: '/p.jpg', widthPx: 1000, heightPx: 500 };
    const backdrop = { media, scale: 1, positionX: 0, positionY: 0, camera: 'pan-up' } as const;
    const { animation } = compile(pictured, content({ backdrop }));
    const layer = animation.layers.at(-1);
    expect(layer).toMatchObject({ ty: 2, ip: 0, op: animation.op, ks: { p: { a: 1 } } });
    expect(animation.assets.find(({ id }) => id === layer?.refId)).toMatchObject({ p: '/p.jpg' });
  });

  it('a picture that is not there leaves its place empty, and is told of', () => {
    const { animation, notices } = compile(pictured);
    expect(animation.assets).toEqual([{ id: 'photo-frame', layers: [] }]);
    expect(notices).toEqual([{ code: 'image_missing', field: 'photo' }]);
  });
});

describe('compiling', () => {
  it('gives the same for the same', () => {
    const scene = template(document([textLayer('One two', { a: [rise] })]));
    expect(compile(scene)).toEqual(compile(scene));
  });

  it('refuses a document that does not hold together', () => {
    const broken = template(document([layer(0, { refId: 'gone', w: 9, h: 9 })]));
    for (const attempt of [() => compile(broken), () => textsOf(broken, content())])
      expect(attempt).toThrow(expect.objectContaining({ code: 'template_invalid' }));
  });
});

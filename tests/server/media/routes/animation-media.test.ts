import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { growingDot } from '../../fixtures/animation';
import { rawZip } from '../../fixtures/raw-zip';
import { decodingPort, entriesOf, giveFont, manifestOf, packageOf, photo, send } from '../../fixtures/template-package';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
let ann: string;
beforeAll(async () => {
  server = await createTestServer({ mediaPort: decodingPort });
  token = await server.signIn();
  await server.addUser({ email: 'ann@spotreel.test' });
  ann = await server.signIn('ann@spotreel.test');
});
afterAll(() => server.close());

function upload(content: Buffer | string | object, name = 'dot.json', as = token) {
  const bytes = typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
  const body = new FormData();
  body.set('media', new Blob([bytes as BlobPart]), name);
  return server.call('POST', '/api/v1/media', { token: as, body });
}
const uploaded = async (content: Buffer | object = growingDot(), as = token): Promise<Media> =>
  (await upload(content, 'dot.json', as)).json.data;
const documentOf = async (media: Media) => JSON.parse(await (await server.fetch(media.url)).text());
const leftovers = () => readdirSync(server.services.workDir);
const embedded = async () => {
  const p = `data:image/png;base64,${(await photo()).toString('base64')}`;
  return { id: 'photo', w: 60, h: 40, u: '', p, e: 1 };
};
const pictureLayer = {
  ty: 2,
  ind: 2,
  nm: 'Photo',
  refId: 'photo',
  ip: 0,
  op: 60,
  st: 0,
  ks: growingDot().layers[0].ks,
};

describe('what After Effects users bring', () => {
  const sound = { ty: 6, nm: 'Music.mp3', refId: 'sound', ip: 0, op: 60, st: 0, au: {} };

  test("lottie-web's own file of an old version is told as those of today", async () => {
    const file = createRequire(import.meta.url).resolve('lottie-web/test/animations/dalek.json');
    const { status, json } = await upload(readFileSync(file));
    expect(status).toBe(200);
    const texts = JSON.stringify(await documentOf(json.data));
    const colors = [...texts.matchAll(/"ty":"(?:fl|st)".*?"k":\[([\d.,]+)\]/g)].map(([, list = '']) => list.split(','));
    expect(colors.length).toBeGreaterThan(10);
    expect(Math.max(...colors.flat().map(Number))).toBeLessThanOrEqual(1);
    expect(texts).toContain('"c":true');
  });

  test('an audio layer is refused for what it is', async () => {
    const assets = [{ id: 'sound', u: '', p: 'Music.mp3', e: 0, t: 2 }];
    const { status, json } = await upload(growingDot({ assets, layers: [...growingDot().layers, sound] }));
    expect([status, json.code]).toEqual([422, 'animation_unsupported']);
    expect(json.details).toEqual({
      'Music.mp3': [
        'This is an audio layer. Remove it and export the file again; music is added to the project instead.',
      ],
    });
  });

  test('a layer without a start time is named, with what to do', async () => {
    const [{ st: _st, ...dot }] = growingDot().layers;
    const { status, json } = await upload(growingDot({ layers: [dot] }));
    expect([status, json.code]).toEqual([422, 'animation_invalid']);
    expect(json.details).toEqual({ Dot: ['The layer has no start time ("st"). Export the file again.'] });
  });

  test('a camera is called a camera', async () => {
    const camera = { ...growingDot().layers[0], ty: 13, nm: 'Camera 1' };
    const { json } = await upload(growingDot({ layers: [...growingDot().layers, camera] }));
    expect(json.details['Camera 1'][0]).toContain('This is a camera');
  });
});

describe('uploading an animation', () => {
  test('makes it ready for scenes: 30 frames a second from frame 0, with a still and a moving preview', async () => {
    const { status, json } = await upload(growingDot());
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ name: 'dot.json', type: 'lottie', mimeType: 'application/json', state: 'ready' });
    expect(json.data.props).toMatchObject({ width: 400, height: 400, duration: 2 });
    expect(await (await server.fetch(json.data.preview)).text()).toBe('a still');
    expect(await (await server.fetch(json.data.props.motion)).text()).toBe('a moving picture');
    const document = await documentOf(json.data);
    expect(document).toMatchObject({ fr: 30, ip: 0, op: 60, layers: [{ ty: 0, st: -12, op: 60 }] });
    const [dot] = document.assets[0].layers;
    expect([dot.ip, dot.op]).toEqual([12, 72]);
    expect(dot.ks.s.k.map(({ t }: { t: number }) => t)).toEqual([12, 42]);
    expect(leftovers()).toEqual([]);
  });

  test('keeps pictures inside of it, and takes those of a .lottie file in', async () => {
    const inside = growingDot({ assets: [await embedded()], layers: [pictureLayer] });
    expect((await documentOf(await uploaded(inside))).assets[0].p).toMatch(/^data:image\/png/);
    const beside = { id: 'photo', w: 60, h: 40, u: '/images/', p: 'photo.png', e: 0 };
    const zip = rawZip(
      entriesOf({
        'manifest.json': { version: '1', animations: [{ id: 'dot' }] },
        'animations/dot.json': growingDot({ assets: [beside], layers: [pictureLayer] }),
        'images/photo.png': await photo(),
      }),
    );
    const media = (await upload(zip, 'dot.lottie')).json.data;
    expect(media).toMatchObject({ type: 'lottie', name: 'dot.lottie', mimeType: 'application/json' });
    const [picture] = (await documentOf(media)).assets;
    expect([picture.u, picture.p.slice(0, 15)]).toEqual(['', 'data:image/png;']);
  });

  test('is listed by its type, and belongs to its owner', async () => {
    const media = await uploaded(growingDot(), ann);
    const list = async (query: string) =>
      (await server.call('GET', `/api/v1/media?${query}`, { token: ann })).json.data.map(({ id }: Media) => id);
    expect(await list('type=lottie')).toEqual([media.id]);
    expect(await list('type=image')).toEqual([]);
    expect((await server.call('GET', `/api/v1/media/${media.id}`, { token })).status).toBe(404);
  });

  const expression = growingDot();
  expression.layers[0].ks.o.x = 'wiggle(2, 30)';
  const withText = growingDot({ fonts: { list: [{ fName: 'G', fFamily: 'Gotham', fStyle: 'Bold' }] } });
  withText.layers.push({
    ...pictureLayer,
    ty: 5,
    ind: 3,
    nm: 'Words',
    refId: undefined,
    t: {
      d: { k: [{ t: 0, s: { t: 'Hi', f: 'G', s: 40, fc: [1, 1, 1] } }] },
      a: [],
      p: {},
      m: { g: 1, a: { a: 0, k: [0, 0] } },
    },
  });
  const file = { id: 'photo', w: 60, h: 40, u: 'https://far.test/', p: 'photo.png', e: 0 };
  const effect = growingDot();
  effect.layers[0].ef = [{ ty: 29, nm: 'Gaussian Blur', en: 1 }];
  test.each([
    ['an expression', expression, 'animation_unsupported', /expression/],
    [
      'a picture that lies elsewhere',
      growingDot({ assets: [file], layers: [pictureLayer] }),
      'animation_unsupported',
      /not embedded/,
    ],
    ['an effect', effect, 'animation_unsupported', /effect "Gaussian Blur"/],
    ['a font that is not here', withText, 'animation_unsupported', /"Gotham".*outlines/],
    ['more than a minute', growingDot({ op: 2000 }), 'animation_unsupported', /60 seconds/],
    ['a canvas that is too large', growingDot({ w: 5000 }), 'animation_unsupported', /4096 px/],
    ['JSON that is something else', { hello: 'world' }, 'animation_invalid', /not a Lottie/],
    ['no length', growingDot({ op: 10 }), 'animation_invalid', /no length/],
    ['layers without an asset', growingDot({ layers: [pictureLayer] }), 'animation_invalid', /asset .* is missing/],
    ['a JSON file that was cut off', '{"v": "5.9.0", "layers": [', 'animation_invalid', /not JSON/],
    ['a zip without an animation', rawZip(entriesOf({ 'readme.txt': 'hello' })), 'animation_invalid', /no animation/i],
  ])('refuses %s, says why and keeps nothing', async (_what, content, code, why) => {
    const { status, json } = await upload(content);
    expect([status, json.code]).toEqual([422, code]);
    expect(Object.values(json.details).flat().join(' ')).toMatch(why);
    expect(leftovers()).toEqual([]);
  });

  test('refuses what hides another file in it', async () => {
    const asset = { ...(await embedded()), p: `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}` };
    expect((await upload(growingDot({ assets: [asset], layers: [pictureLayer] }))).json.code).toBe('animation_invalid');
    const large = growingDot({ nm: 'x'.repeat(5 * 1024 * 1024) });
    expect((await upload(large)).json.code).toBe('payload_too_large');
    expect(leftovers()).toEqual([]);
  });
});

describe('an animation in a project', () => {
  const scene = (over: object) => ({
    template: 1001,
    ingredient: 1,
    order: 0,
    images: [],
    texts: [],
    colors: [],
    ...over,
  });
  const made = async () => (await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } })).json.data;
  const save = (id: number, over: object) =>
    server.call('PUT', `/api/v2/project/${id}`, {
      token,
      json: { name: 'P', customisations: [scene(over)], audio: [] },
    });

  test('behind a scene is saved, read again, and painted in the document of the scene', async () => {
    const media = await uploaded();
    const { id } = await made();
    const background = { type: 'lottie', value: media.id, color: '#102030', scale: 2, position: '10,0' };
    expect((await save(id, { background })).status).toBe(200);
    const read = (await server.call('GET', `/api/v2/project/${id}`, { token })).json.data;
    expect(read.ingredients[0].background).toEqual(background);
    expect(read.media[media.id]).toMatchObject({ id: media.id, type: 'lottie', props: { duration: 2 } });
    const body = new FormData();
    body.set('projectId', String(id));
    expect((await server.call('POST', '/api/v1/render/preview', { token, body })).status).toBe(200);
    const painted = server.painter.stillOf?.scenes[0];
    expect(painted?.background).toEqual({ type: 'color', color: '#102030' });
    // two plays of two seconds in a scene of four, twice as large as the canvas needs
    const plays = painted?.animation.layers.filter(({ refId }) => refId === 'animation-0');
    expect(plays).toMatchObject([
      { ip: 0, op: 60, st: 0, w: 400, ks: { s: { k: [960, 960, 100] } } },
      { ip: 60, op: 120, st: 60 },
    ]);
  });

  test('is refused where a picture or a video is wanted, and the other way round', async () => {
    const media = await uploaded();
    const { id } = await made();
    for (const [over, path] of [
      [{ images: [{ id: 'picture', value: media.id }] }, 'customisations.0.images.0.value'],
      [{ background: { type: 'video', value: media.id } }, 'customisations.0.background.value'],
      [{ background: { type: 'lottie', value: 2 } }, 'customisations.0.background.value'],
      [{ template: 1003, background: { type: 'lottie', value: media.id } }, 'customisations.0.background.type'],
    ] as const) {
      const { status, json } = await save(id, over);
      expect([status, Object.keys(json.details)]).toEqual([422, [path]]);
    }
  });

  test('of somebody else does not exist', async () => {
    const media = await uploaded(growingDot(), ann);
    const { json } = await save((await made()).id, { background: { type: 'lottie', value: media.id } });
    expect(json.code).toBe('media_not_found');
  });

  test('can be compiled for browsers that cannot do it themselves', async () => {
    const { id: media } = await uploaded();
    const backdrop = { media, scale: 1, positionX: 0, positionY: 0 };
    const json = { template: 1001, ratio: 'portrait', texts: {}, images: {}, colors: {}, backdrop };
    const { data } = (await server.call('POST', '/api/v2/scene', { token, json })).json;
    expect(data.animation.layers.at(-1)).toMatchObject({ ty: 0, refId: 'animation-0', ip: 60 });
  });
});

describe('a template with a field for animations', () => {
  const packageWith = (sticker: object) => {
    const manifest = manifestOf({ ratios: ['landscape'], id: 'acme.sticker' });
    manifest.fields.images[0].default = 'assets/sticker.json';
    const over = { 'template.json': manifest, 'lottie/portrait.json': undefined, 'assets/photo.png': undefined };
    return packageOf({ ...over, 'assets/sticker.json': sticker });
  };

  test('is imported with its own, and takes another, but no picture', async () => {
    giveFont(server);
    const imported = (await send(server, token, '', await packageWith(growingDot()), 'sticker.spotreel')).json.data;
    const templateId = imported.templates.landscape;
    const fields = (await server.call('GET', `/api/v2/template/${templateId}/fields`, { token })).json.data;
    expect(fields.images[0].defaultValue).toMatchObject({
      type: 'lottie',
      sourceType: 'library',
      props: { duration: 2 },
    });
    const { id, ingredients } = (await server.call('POST', '/api/v1/project', { token, json: { templateId } })).json
      .data;
    const choose = (value: number) => {
      const scene = { template: templateId, ingredient: ingredients[0].id, order: 0, texts: [], colors: [] };
      const json = { name: 'P', customisations: [{ ...scene, images: [{ id: 'photo', value }] }], audio: [] };
      return server.call('PUT', `/api/v2/project/${id}`, { token, json });
    };
    expect((await choose(2)).json.details).toEqual({ 'customisations.0.images.0.value': ['Not an animation'] });
    const { id: own } = await uploaded(growingDot({ nm: 'Own' }));
    expect((await choose(own)).status).toBe(200);
    const body = new FormData();
    body.set('projectId', String(id));
    await server.call('POST', '/api/v1/render/preview', { token, body });
    const { animation } = server.painter.stillOf?.scenes[0] ?? {};
    expect(animation?.assets.map((asset) => asset.id)).toContain('animation-0/spotreel-whole');
  });

  test('is refused with a finding when its own cannot be shown', async () => {
    const broken = growingDot();
    broken.layers[0].ks.o.x = 'wiggle(2, 30)';
    const { json } = await send(server, token, '', await packageWith(broken), 'sticker.spotreel');
    expect(json.code).toBe('template_package_invalid');
    expect(json.details.asset_undecodable.join(' ')).toMatch(
      /sticker\.json.*cannot be used as an animation.*expression/,
    );
  });
});

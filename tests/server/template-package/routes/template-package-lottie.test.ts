import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawZip } from '../../fixtures/raw-zip';
import { decodingPort, documentOf, entriesOf, giveFont, packageOf, photo, send } from '../../fixtures/template-package';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ mediaPort: decodingPort });
  giveFont(server);
  token = await server.signIn();
});
afterAll(() => server.close());

/** As After Effects exports it: no slots, glyphs beside the text, pictures in a folder. */
function exportOf(ratio: 'landscape' | 'portrait' = 'landscape') {
  const document = documentOf(ratio, 'Comp 1');
  document.layers[0].t.d.sid = undefined;
  document.layers[2].shapes[1].c.sid = undefined;
  document.assets = [{ id: 'image_0', w: 600, h: 400, u: 'images/', p: 'img_0.png', e: 0 }];
  Object.assign(document.layers[1], { refId: 'image_0', nm: 'Hero shot.png' });
  document.chars = [{ ch: 'S' }];
  document.markers = [];
  return document;
}
const check = async (bytes: Buffer | string, name: string) =>
  (await send(server, token, '/check', bytes, name)).json.data;
const codes = (data: { findings: { severity: string; code: string; feature: string }[] }) =>
  data.findings.map(({ severity, code }) => `${severity} ${code}`);
const fieldsOf = async (bytes: Buffer | string, name: string) => {
  const { data } = (await send(server, token, '', bytes, name)).json;
  const [templateId] = Object.values(data.templates);
  return (await server.call('GET', `/api/v2/template/${templateId}/fields`, { token })).json.data;
};

test('a zip of the export: text layers and pictures become fields by their names', async () => {
  const bytes = rawZip(entriesOf({ 'data.json': exportOf(), 'images/img_0.png': await photo() }));
  const data = await check(bytes, 'autumn-teaser.zip');
  expect([data.isImportable, data.origin, codes(data)]).toEqual([true, 'lottie', ['note manifest_derived']]);
  expect(data.template).toMatchObject({ packageId: 'autumn-teaser', name: 'Autumn teaser', durationSeconds: 4 });
  const fields = await fieldsOf(bytes, 'autumn-teaser.zip');
  expect(fields.texts).toMatchObject([
    { innerReference: 'headline', name: 'Headline', type: 'textarea', defaultValue: 'Summer sale', maxLength: 40 },
  ]);
  expect(fields.images).toMatchObject([{ innerReference: 'hero-shot', name: 'Hero shot', aspectRatio: 1.5 }]);
});

test('the marker that says which part is held stays, and no other', async () => {
  const hold = { cm: 'hold', tm: 30, dr: 45 };
  const document = { ...exportOf(), markers: [{ cm: 'chapter', tm: 0, dr: 0 }, hold] };
  const bytes = rawZip(entriesOf({ 'data.json': document, 'images/img_0.png': await photo() }));
  const { data } = (await send(server, token, '', bytes, 'held.zip')).json;
  const [templateId] = Object.values(data.templates);
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { templateId } });
  const { pathname, search } = new URL(json.data.ingredients[0].template.dataFile);
  const stored = await (await server.fetch(pathname + search)).json();
  expect(stored.markers).toEqual([hold]);
});

test('documents of two shapes are one template of two ratios', async () => {
  const bytes = rawZip(
    entriesOf({ 'wide.json': exportOf(), 'tall.json': exportOf('portrait'), 'images/img_0.png': await photo() }),
  );
  expect((await check(bytes, 'two.zip')).template.ratios).toEqual(['landscape', 'portrait']);
});

test('a single document with its pictures inside; a smaller canvas is scaled', async () => {
  const document = exportOf();
  Object.assign(document, { w: 1280, h: 720 });
  document.assets[0] = {
    ...document.assets[0],
    u: '',
    p: `data:image/png;base64,${(await photo()).toString('base64')}`,
    e: 1,
  };
  const data = await check(JSON.stringify(document), 'small.json');
  expect([data.isImportable, data.stills.length, codes(data)]).toEqual([true, 2, ['note manifest_derived']]);
});

test('names that no database takes, and a text and a picture of one name', async () => {
  const document = exportOf();
  document.layers[0].nm = 'Hero\0 shot \ud83d';
  document.layers[0].t.d.k[0].s.t = 'Summer\0 sale';
  const bytes = rawZip(entriesOf({ 'data.json': document, 'images/img_0.png': await photo() }));
  const { texts, images } = await fieldsOf(bytes, 'odd.zip');
  expect(texts).toMatchObject([{ innerReference: 'hero-shot', name: 'Hero shot', defaultValue: 'Summer sale' }]);
  expect(images).toMatchObject([{ innerReference: 'hero-shot-picture', name: 'Hero shot' }]);
});

test.each([24, 25, 29.97, 60])('%d frames a second become 30: what is stored lasts as long', async (fr) => {
  const document = exportOf();
  Object.assign(document, { fr, op: 4 * fr });
  for (const layer of document.layers) Object.assign(layer, { ip: fr, op: 4 * fr });
  const bytes = rawZip(entriesOf({ 'data.json': document, 'images/img_0.png': await photo() }));
  const data = await check(bytes, 'film.zip');
  expect([data.isImportable, codes(data)]).toEqual([true, ['note frame_rate_converted', 'note manifest_derived']]);
  expect(data.template.durationSeconds).toBe(4);
  const { templates } = (await send(server, token, '', bytes, 'film.zip')).json.data;
  const exported = await server.call('GET', `/api/v2/template/${templates.landscape}/package`, { token });
  const { pathname, search } = new URL(exported.json.data.url);
  const again = await check(Buffer.from(await (await server.fetch(pathname + search)).arrayBuffer()), 'film.spotreel');
  expect([again.isImportable, codes(again)]).toEqual([true, []]);
});

test('an export of a work area that begins later begins at 0: what is stored lasts as long', async () => {
  const document = exportOf();
  const { op } = document;
  Object.assign(document, { ip: 45, op: op + 45 });
  for (const layer of document.layers) Object.assign(layer, { ip: 45, op: op + 45, st: 45 });
  const bytes = rawZip(entriesOf({ 'data.json': document, 'images/img_0.png': await photo() }));
  const data = await check(bytes, 'area.zip');
  expect([data.isImportable, codes(data)]).toEqual([true, ['note first_frame_moved', 'note manifest_derived']]);
  expect(data.template.durationSeconds).toBe(op / 30);
});

test('a package of 25 frames a second is converted too', async () => {
  const document = documentOf('landscape');
  Object.assign(document, { fr: 25, op: 100 });
  for (const layer of document.layers) layer.op = 100;
  const data = await check(await packageOf({ 'lottie/landscape.json': document }), 'mixed.spotreel');
  expect([data.isImportable, codes(data)]).toEqual([true, ['note frame_rate_converted']]);
});

test('hidden texts are no fields', async () => {
  const document = exportOf();
  document.layers[0].hd = true;
  const bytes = rawZip(entriesOf({ 'data.json': document, 'images/img_0.png': await photo() }));
  expect((await check(bytes, 'hidden.zip')).template.fields).toEqual({ texts: 0, images: 1, colors: 0 });
});

test('layers whose name begins with _ stay as they are drawn', async () => {
  const document = exportOf();
  document.layers[0].nm = '_Legal line';
  document.layers[1].nm = '_Logo.png';
  const bytes = rawZip(entriesOf({ 'data.json': document, 'images/img_0.png': await photo() }));
  expect(await fieldsOf(bytes, 'fixed.zip')).toMatchObject({ texts: [], images: [] });
});

test.each<[string, (document: ReturnType<typeof exportOf>) => void, string, string]>([
  [
    'an expression',
    (document) => {
      document.layers[0].ks.p.x = 'wiggle(2,30)';
    },
    'template_unsupported',
    'expression',
  ],
  [
    'an effect',
    (document) => {
      document.layers[1].ef = [{ ty: 21, en: 1 }];
    },
    'template_unsupported',
    'effect',
  ],
  [
    'a 3D layer',
    (document) => {
      document.layers[1].ddd = 1;
    },
    'template_unsupported',
    '3d',
  ],
  [
    'an impossible frame rate',
    (document) => {
      document.fr = 0.01;
    },
    'template_broken',
    'duration',
  ],
  [
    'merged paths',
    (document) => {
      document.layers[2].shapes.push({ ty: 'mm' });
    },
    'template_unsupported',
    'merge paths',
  ],
  [
    'no layers',
    (document) => {
      document.layers = undefined;
    },
    'template_broken',
    'layers',
  ],
])('%s is refused by name', async (_case, change, code, feature) => {
  const document = exportOf();
  change(document);
  const data = await check(rawZip(entriesOf({ 'data.json': document, 'images/img_0.png': await photo() })), 'x.zip');
  expect(data.isImportable).toBe(false);
  expect(data.findings).toContainEqual(expect.objectContaining({ severity: 'error', code, feature }));
});

test('a shape that no format has, and pictures that did not come along', async () => {
  const panorama = { ...exportOf(), w: 3000, h: 500 };
  expect(codes(await check(JSON.stringify(panorama), 'pano.json'))).toContain('error canvas_size');
  const lone = await check(JSON.stringify(exportOf()), 'lone.json');
  expect(codes(lone)).toContain('error asset_missing');
});

test('a document that is no Lottie', async () => {
  expect(codes(await check('{"hello": 1}', 'data.json'))).toContain('error template_broken');
  expect(codes(await check('{"hello": ', 'data.json'))).toEqual(['error layout_unreadable']);
});

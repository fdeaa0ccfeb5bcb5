import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawZip } from '../../fixtures/raw-zip';
import {
  decodingPort,
  documentOf,
  giveFont,
  manifestOf,
  packageOf,
  photo,
  send,
} from '../../fixtures/template-package';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ mediaPort: decodingPort });
  giveFont(server);
  await server.addUser({ email: 'ann@spotreel.test' });
  token = await server.signIn();
});
afterAll(() => server.close());

const check = async (bytes: Buffer | string, name = 'summer.spotreel', as = token) => {
  const { status, json } = await send(server, as, '/check', bytes, name);
  return { status, json, data: json.data };
};
const codes = ({ data }: { data: { findings: { severity: string; code: string }[] } }) =>
  data.findings.map(({ severity, code }) => `${severity} ${code}`);

test('a sound package is importable, with stills of each ratio with short and with long texts', async () => {
  const { status, data } = await check(await packageOf());
  expect([status, data.isImportable, data.origin, data.findings]).toEqual([200, true, 'package', []]);
  expect(data.template).toMatchObject({ packageId: 'acme.summer-sale', replacesRevision: null, fields: { texts: 1 } });
  expect(data.stills.map((still: { ratio: string; texts: string }) => `${still.ratio} ${still.texts}`)).toEqual([
    'landscape short',
    'landscape long',
    'portrait short',
    'portrait long',
  ]);
  const address = new URL(data.stills[0].url);
  expect((await server.fetch(address.pathname + address.search)).status).toBe(200);
});

test('nothing of a check stays', async () => {
  await check(await packageOf());
  expect(readdirSync(path.join(server.folder, 'tmp'))).toEqual([]);
  expect(await server.services.storage.list('work')).toEqual([]);
  expect((await server.call('GET', '/api/v2/template-package', { token })).json.totalCount).toBe(0);
});

describe('what is wrong is told by a stable code', () => {
  const manifest = (over: object) => ({ 'template.json': manifestOf(over as Record<string, unknown>) });
  const landscape = (change: (document: ReturnType<typeof documentOf>) => void) => {
    const document = documentOf('landscape');
    change(document);
    return { 'lottie/landscape.json': document };
  };
  const { texts, images, colors } = manifestOf().fields;

  test.each<[string, object, string]>([
    [
      'no manifest and no document',
      { 'template.json': undefined, 'lottie/landscape.json': undefined, 'lottie/portrait.json': undefined },
      'manifest_missing',
    ],
    ['a manifest that is no JSON', { 'template.json': '{' }, 'manifest_unreadable'],
    ['a manifest in Latin-1', { 'template.json': Buffer.from('{"name":"\xe4"}', 'latin1') }, 'manifest_unreadable'],
    ['a key that nobody knows', manifest({ nmae: 'x' }), 'manifest_invalid'],
    ['an id with capitals', manifest({ id: 'ACME' }), 'manifest_invalid'],
    ['a NUL', manifest({ name: 'a\0b' }), 'manifest_invalid'],
    ['half a surrogate', manifest({ description: '\ud83d' }), 'manifest_invalid'],
    ['a name without end', manifest({ name: 'x'.repeat(121) }), 'manifest_invalid'],
    [
      'a path for a picture',
      manifest({ fields: { texts, colors, images: [{ ...images[0], default: '../photo.png' }] } }),
      'manifest_invalid',
    ],
    ['a later version', manifest({ version: 2 }), 'version_unsupported'],
    ['a field twice', manifest({ fields: { texts: [...texts, ...texts], images, colors } }), 'field_repeated'],
    [
      'a default that is too long',
      manifest({ fields: { texts: [{ ...texts[0], maxLength: 5 }], images, colors } }),
      'text_too_long',
    ],
    ['a still after the end', manifest({ keyframeSeconds: 5 }), 'keyframe_outside'],
    ['a ratio without a document', manifest({ ratios: ['landscape', 'portrait', 'square'] }), 'layout_missing'],
    ['a document that is no JSON', { 'lottie/portrait.json': 'x' }, 'layout_unreadable'],
    ['a document of another size', { 'lottie/portrait.json': documentOf('landscape') }, 'canvas_size'],
    ['a document of another length', manifest({ durationSeconds: 6 }), 'duration_differs'],
    [
      'a field that nothing shows',
      manifest({ fields: { texts: [...texts, { ...texts[0], innerReference: 'claim' }], images, colors } }),
      'field_without_layer',
    ],
    ['a picture without a field', manifest({ fields: { texts, images: [], colors } }), 'layer_without_field'],
    [
      'an expression',
      landscape((document) => {
        document.layers[0].ks.r.x = 'time';
      }),
      'template_unsupported',
    ],
    [
      'an effect',
      landscape((document) => {
        document.layers[2].ef = [{ ty: 5, en: 1 }];
      }),
      'template_unsupported',
    ],
    [
      'a layer that follows none',
      landscape((document) => {
        document.layers[0].parent = 99;
      }),
      'template_broken',
    ],
    [
      'a composition without layers',
      landscape((document) => {
        document.assets.push({ id: 'x', layers: {} });
      }),
      'template_broken',
    ],
    ['a picture that is not there', { 'assets/photo.png': undefined }, 'asset_missing'],
    ['a picture that is text', { 'assets/photo.png': 'hello' }, 'asset_undecodable'],
    [
      'an archive that is called a picture',
      { 'assets/photo.png': rawZip([{ name: 'a', data: 'b' }]) },
      'nested_archive',
    ],
  ])('%s', async (_case, parts, code) => {
    const answer = await check(await packageOf(parts as Record<string, string>));
    expect(answer.status).toBe(200);
    expect(answer.data.isImportable).toBe(false);
    expect(codes(answer)).toContain(`error ${code}`);
    expect(answer.data.stills).toEqual([]);
  });

  test('half of a picture', async () => {
    const answer = await check(await packageOf({ 'assets/photo.png': (await photo()).subarray(0, 60) }));
    expect(codes(answer)).toContain('error asset_undecodable');
  });

  test('a picture inside a document that is none', async () => {
    const document = documentOf('landscape');
    document.assets.push({ id: 'logo', w: 10, h: 10, u: '', p: `data:image/png;base64,${btoa('no')}`, e: 1 });
    expect(codes(await check(await packageOf({ 'lottie/landscape.json': document })))).toContain(
      'error asset_undecodable',
    );
  });

  test('a hostile archive', async () => {
    const answer = await check(rawZip([{ name: '../x', data: 'x' }]));
    expect([codes(answer), answer.data.template]).toEqual([['error unsafe_path'], null]);
  });

  test.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['blank space', Buffer.from('  ')],
    ['HTML', Buffer.from('<html>')],
  ])('%s instead of a package', async (_case, bytes) => {
    expect(codes(await check(bytes))).toEqual(['error not_a_package']);
  });
});

describe('what could be better is a warning, and the package is importable', () => {
  test.each<[string, object, string]>([
    ['a file that means nothing', { 'notes/todo.doc': 'x' }, 'unknown_entry'],
    ['a picture that nothing names', { 'assets/spare.png': 'x' }, 'asset_unused'],
    ['a goal that is not here', { 'template.json': manifestOf({ goals: ['fame'] }) }, 'facet_unknown'],
    ['a kit that is not here', { 'template.json': manifestOf({ musicKitId: 99 }) }, 'music_unknown'],
  ])('%s', async (_case, parts, code) => {
    const answer = await check(await packageOf(parts as Record<string, string>));
    expect([answer.data.isImportable, codes(answer)]).toEqual([true, [`warning ${code}`]]);
  });

  test('a font that is not here, a text without a box, a long text that does not fit', async () => {
    const document = documentOf('landscape');
    document.fonts.list[0].fFamily = 'Helvetica';
    const narrow = documentOf('portrait');
    narrow.layers[0].t.d.k[0].s.sz = [300, 60];
    document.layers[0].t.d.k[0].s.sz = undefined;
    const answer = await check(await packageOf({ 'lottie/landscape.json': document, 'lottie/portrait.json': narrow }));
    expect(answer.data.isImportable).toBe(true);
    expect(new Set(codes(answer))).toEqual(
      new Set(['warning font_unavailable', 'warning text_without_box', 'warning text_overflow']),
    );
    expect(answer.data.findings).toContainEqual(
      expect.objectContaining({ code: 'text_overflow', file: 'lottie/portrait.json', field: 'headline' }),
    );
  });
});

test('a text that is hard to read is a warning with its moment', async () => {
  server.painter.contrasts = [
    { field: 'headline', frame: 45, contrast: 2.19, picture: Buffer.from('a ringed picture') },
    { field: 'small-print', frame: 45, contrast: 7, picture: undefined },
  ];
  const { data } = await check(await packageOf());
  server.painter.contrasts = [];
  expect(data.isImportable).toBe(true);
  expect(data.findings).toEqual([
    expect.objectContaining({ code: 'text_contrast', file: 'lottie/landscape.json', field: 'headline' }),
    expect.objectContaining({ code: 'text_contrast', file: 'lottie/portrait.json', field: 'headline' }),
  ]);
  const [{ severity, message, still }] = data.findings;
  expect([severity, message]).toEqual([
    'warning',
    '“Headline” is hard to read at 1.5 s: its contrast is 2.1; 4.5 is readable.',
  ]);
  expect([still.width, still.height]).toEqual([640, 360]);
  const address = new URL(still.url);
  expect(await (await server.fetch(address.pathname + address.search)).text()).toBe('a ringed picture');
});

describe('refused', () => {
  test('whoever is no operator', async () => {
    const ann = await server.signIn('ann@spotreel.test');
    expect((await check(await packageOf(), 'x.spotreel', ann)).json.code).toBe('forbidden');
    expect((await server.call('POST', '/api/v2/template-package/check')).json.code).toBe('jwt_not_found');
  });

  test('a form without the file', async () => {
    const { json } = await server.call('POST', '/api/v2/template-package/check', { token, body: new FormData() });
    expect(json.code).toMatch(/validation_failed|body_unreadable/);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { favourite } from '../../../../../server/library/tables';
import { createTestServer, type TestServer } from '../../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'mia@spotreel.test', tenant: 'other' });
  token = await server.signIn();
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(favourite));

interface Item {
  readonly id: number;
  readonly isFavourite: boolean;
}

const get = (path: string) => server.call('GET', `/api${path}`, { token });
const ids = ({ json }: { json: { data: Item[] } }) => json.data.map(({ id }) => id);
const marked = ({ json }: { json: { data: Item[] } }) =>
  json.data.filter((item) => item.isFavourite).map(({ id }) => id);

describe('animations', () => {
  test('a page of them, the newest first', async () => {
    const found = await get('/v2/template');
    expect(ids(found)).toEqual([8003, 8004, 8002, 8001]);
    expect(found.json).toMatchObject({ page: 1, numPages: 1, totalCount: 4 });
    expect(found.json.data[3]).toMatchObject({
      name: 'Café sign landscape',
      kind: 'video',
      tier: 'free',
      orientation: 'landscape',
      ratios: ['landscape', 'portrait'],
      categories: [1],
      goals: [1],
      moods: [1],
      templateGroup: 201,
      createdAt: '2026-01-10T00:00:00.000Z',
    });
    expect(found.json.data[3].posters.portrait).toBe('http://spotreel.test/library/posters/8001-portrait.webp');
  });

  test.each([
    ['sortBy=oldest', [8001, 8002, 8004, 8003]],
    ['sortBy=dearest', [8003, 8004, 8002, 8001]],
    ['orientation=portrait', [8004, 8002]],
    ['categories=1', [8004, 8002, 8001]],
    ['categories=2,99', [8003, 8004]],
    ['categories=', [8003, 8004, 8002, 8001]],
    ['categories=99', []],
    ['objective=2', [8003, 8004]],
    ['mood=1&kind=image', [8004]],
    ['tierLimit=true', [8004, 8002, 8001]],
    ['tierLimit=false', [8003, 8004, 8002, 8001]],
    ['name=CAFE', [8002, 8001]],
    ['name=swi%20ca', [8002, 8001]],
    ['name=Posts', [8004, 8002, 8001]],
    ['name=old', []],
    ['name=100%25', []],
    ['perPage=3&page=2', [8001]],
    ['perPage=0&page=-2', [8003, 8004, 8002, 8001]],
    ['page=9', []],
  ])('filtered by %s', async (query, expected) => {
    expect(ids(await get(`/v2/template?${query}`))).toEqual(expected);
  });

  test('have the name of their poster’s color', async () => {
    const { data } = (await get('/v2/template')).json;
    expect(data.map(({ posterColor }: { posterColor: string }) => posterColor)).toEqual(Array(4).fill('teal'));
    const { json } = await get('/v1/recipe');
    expect(json.data[0]).toMatchObject({ posterColor: 'teal', templateFamilies: [{ posterColor: 'teal' }] });
  });

  test('the total follows the filter, not the page', async () => {
    const { json } = await get('/v2/template?categories=1&perPage=2&page=2');
    expect(json).toMatchObject({ page: 2, numPages: 2, totalCount: 3 });
    expect((await get('/v2/template?categories=1&perPage=2&page=7')).json.totalCount).toBe(3);
  });

  test.each(['categories=x', 'categories=1.5', 'orientation=round', 'objective=none', 'favourites=maybe'])(
    'refused: %s',
    async (query) => {
      const { status, json } = await get(`/v2/template?${query}`);
      expect([status, json.code]).toEqual([422, 'validation_failed']);
    },
  );

  test('one, with its scene in the asked ratio', async () => {
    const { json } = await get('/v2/template/8001?aspectRatio=portrait');
    expect(json.data).toMatchObject({ id: 8001, bpm: 120, defaultMusicKitId: 1 });
    expect(json.data.ingredient).toMatchObject({ orientation: 'portrait', displayFont: 'Inter', renderer: 'lottie' });
    expect((await get('/v2/template/8004')).json.data.ingredient.orientation).toBe('portrait');
  });

  test('its fields', async () => {
    const { json } = await get('/v2/template/8001/fields');
    expect(json.data.texts.map((field: { innerReference: string }) => field.innerReference)).toEqual([
      'headline',
      'company',
    ]);
    expect(json.data).toMatchObject({ images: [{ type: 'image' }], colors: [{ type: 'color' }] });
    expect(json.data.backgrounds.default).toEqual({ type: 'color', value: '#ffffff' });
  });

  test('a ratio that it has no layout for is refused', async () => {
    const { status, json } = await get('/v2/template/8001/fields?aspectRatio=square');
    expect([status, Object.keys(json.details)]).toEqual([422, ['aspectRatio']]);
  });

  test.each(['/v2/template/8999', '/v2/template/1001', '/v2/template/x', '/v2/template/8999/fields'])(
    '%s does not exist',
    async (path) => {
      expect((await get(path)).json.code).toBe('not_found');
    },
  );

  test('nobody looks without a session', async () => {
    for (const path of [
      '/v2/template',
      '/v2/template/8001',
      '/v2/template/8001/fields',
      '/v2/template-group',
      '/v2/template-group/201',
    ])
      expect((await server.call('GET', `/api${path}`)).json.code).toBe('jwt_not_found');
  });
});

describe('groups', () => {
  test('with their templates, the newest first', async () => {
    const found = await get('/v2/template-group');
    expect(ids(found)).toEqual([202, 203, 201]);
    expect(found.json).toMatchObject({ page: 1, numPages: 1, totalCount: 3 });
    expect(found.json.data[2]).toMatchObject({ name: 'Café sign', orientation: ['landscape', 'portrait'] });
    expect(found.json.data[2].templates.map(({ id }: Item) => id)).toEqual([8001, 8002]);
  });

  test.each([
    ['orientation=landscape', [202, 201]],
    ['orientation=square', []],
    ['tierLimit=1', [203, 201]],
    ['name=sig', [201]],
    ['kind=image', [203]],
    ['objective=1&sortBy=oldest', [201, 203]],
    ['perPage=1&page=3', [201]],
  ])('filtered by %s', async (query, expected) => {
    expect(ids(await get(`/v2/template-group?${query}`))).toEqual(expected);
  });

  test('one with all of its templates, and its star', async () => {
    await server.call('POST', '/api/v2/template-group/201/favourite', { token });
    const { json } = await get('/v2/template-group/201');
    expect(json.data).toMatchObject({ id: 201, name: 'Café sign', isFavourite: true });
    expect(json.data.templates.map(({ id }: Item) => id)).toEqual([8001, 8002]);
  });

  test.each(['/v2/template-group/999', '/v2/template-group/8001', '/v2/template-group/x'])(
    '%s does not exist',
    async (path) => {
      const { status, json } = await get(path);
      expect([status, json.code]).toEqual([404, 'not_found']);
    },
  );
});

describe.each([
  ['template', 8001, [8001], [8003, 8004, 8002]],
  ['template-group', 201, [201], [202, 203]],
])('a favourite %s', (noun, id, mine, others) => {
  const mark = (method: string, as = token, which = id) =>
    server.call(method, `/api/v2/${noun}/${which}/favourite`, { token: as });

  test('is marked once, listed, and unmarked', async () => {
    expect((await mark('POST')).json.data).toEqual({ id });
    expect((await mark('POST')).status).toBe(200);
    expect(marked(await get(`/v2/${noun}`))).toEqual(mine);
    expect(ids(await get(`/v2/${noun}?favourites=true`))).toEqual(mine);
    expect((await get(`/v2/${noun}?favourites=true`)).json.totalCount).toBe(1);
    expect(ids(await get(`/v2/${noun}?favourites=false`))).toEqual(others);
    expect((await mark('DELETE')).status).toBe(200);
    expect((await mark('DELETE')).status).toBe(200);
    expect((await get(`/v2/${noun}?favourites=true`)).json).toMatchObject({ data: [], totalCount: 0 });
  });

  test('is one user’s alone', async () => {
    await mark('POST');
    const other = await server.signIn('mia@spotreel.test');
    expect(marked(await server.call('GET', `/api/v2/${noun}`, { token: other }))).toEqual([]);
  });

  test('must exist', async () => {
    for (const method of ['POST', 'DELETE']) expect((await mark(method, token, 8999)).json.code).toBe('not_found');
    expect((await server.call('POST', `/api/v2/${noun}/${id}/favourite`)).json.code).toBe('jwt_not_found');
  });
});

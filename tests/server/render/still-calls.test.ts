import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appUser } from '../../../server/account/tables';
import { render } from '../../../server/project/renders/tables';
import type { RenderPort } from '../../../server/render/engine-port';
import { sweep } from '../../../server/sweep';
import { createFakePainter } from '../fixtures/painter';
import { createTestServer, noMedia, type TestServer } from '../fixtures/test-server';

/** The smallest file that its first bytes identify as a PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let asked: Parameters<RenderPort['still']>[0] | undefined;
const engine: RenderPort = {
  ...createFakePainter(),
  still: async (still) => {
    asked = still;
    return Buffer.from('painted');
  },
};

let server: TestServer;
let token: string;
let free: string;
beforeAll(async () => {
  const image = async () => ({ widthPx: 30, heightPx: 20, preview: png, shownFile: undefined });
  server = await createTestServer({ engine, mediaPort: { ...noMedia, image } });
  await server.addUser({ email: 'free@spotreel.test' });
  token = await server.signIn();
  free = await server.signIn('free@spotreel.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  asked = undefined;
  await server.services.db.delete(render);
});

const post = (call: 'image' | 'preview', json: object, as = token) =>
  server.call('POST', `/api/v1/render/${call}`, { token: as, json });
const form = (call: 'image' | 'preview', parts: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  return server.call('POST', `/api/v1/render/${call}`, { token, body });
};
const scene = (over: object = {}) => [
  { template: 8004, ingredient: 1, order: 0, images: [], texts: [], colors: [], ...over },
];
const rows = () => server.services.db.select().from(render);
const make = async (templateId: number, as = token): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token: as, json: { templateId } })).json.data.id;

describe('render/image', () => {
  test('paints a template at full size, counts as a render, and can be fetched', async () => {
    const { status, json } = await post('image', { templateId: 8004, format: 'jpeg' });
    expect([status, asked?.widthPx, asked?.format, asked?.frame]).toEqual([200, 1080, 'jpeg', 60]);
    expect(json.data).toMatchObject({ format: 'jpeg', width: 1080, height: 1920, sizeBytes: 7 });
    const file = await server.fetch(json.data.downloadUrl);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['image/jpeg', 'painted']);
    expect(file.headers.get('content-disposition')).toContain('Price post portrait.jpg');
    expect(await rows()).toMatchObject([{ status: 'done', projectId: null, format: 'jpeg' }]);
  });

  test('takes a form with pictures', async () => {
    const customisations = JSON.stringify(scene({ texts: [{ id: 'headline', value: 'Now 5' }] }));
    const { status, json } = await form('image', {
      templateId: '8004',
      customisations,
      'images.picture': new Blob([png]),
    });
    expect([status, json.data.format]).toEqual([200, 'png']);
    expect(JSON.stringify(asked?.composition)).toMatch(/work\/[\d-]{10}-[\w-]+\/0\.png/);
    expect(await rows()).toHaveLength(1);
  });

  test('of a project it stays among its renders', async () => {
    const id = await make(8004);
    expect((await post('image', { projectId: id })).json.data.format).toBe('png');
    const { json } = await server.call('GET', `/api/v1/project/${id}/render`, { token });
    expect(json.data).toMatchObject([{ format: 'png', percentageComplete: 100, status: 'done' }]);
    expect((await server.fetch(json.data[0].imageUrl)).status).toBe(200);
  });

  test('a sweep meanwhile, of this server or another, takes nothing that is under way', async () => {
    const { storage } = server.services;
    const put = storage.put.bind(storage);
    const stored = vi.spyOn(storage, 'put').mockImplementationOnce(async (key, picture) => {
      await put(key, picture);
      await sweep(server.services);
    });
    const kept: boolean[] = [];
    const still = vi.spyOn(engine, 'still').mockImplementationOnce(async () => {
      await sweep(server.services);
      kept.push((await storage.list('work')).length === 1);
      return Buffer.from('painted');
    });
    const customisations = JSON.stringify(scene());
    const { json } = await form('image', {
      projectId: String(await make(8004)),
      customisations,
      'images.picture': new Blob([png]),
    });
    still.mockRestore();
    stored.mockRestore();
    expect(kept).toEqual([true]);
    expect(await storage.list('work')).toEqual([]);
    expect((await server.fetch(json.data.downloadUrl)).status).toBe(200);
  });

  test('what cannot be stored does not count, and leaves nothing behind', async () => {
    const { storage } = server.services;
    const put = storage.put.bind(storage);
    const stored = vi.spyOn(storage, 'put').mockImplementationOnce(async (key, picture) => {
      await put(key, picture);
      throw new Error('the bucket hangs up');
    });
    const { status } = await post('image', { projectId: await make(8004) });
    stored.mockRestore();
    expect(status).toBe(500);
    expect(await rows()).toEqual([]);
    await sweep(server.services);
    expect(await storage.list('renders')).toEqual([]);
  });

  test('a premium template needs a plan; a preview of it does not', async () => {
    expect((await post('image', { templateId: 8003 }, free)).json.code).toBe('premium_required');
    expect((await post('preview', { templateId: 8003 }, free)).status).toBe(200);
  });

  test('comes while an export runs, and does not keep one from beginning', async () => {
    const projectId = await make(8004, free);
    const video = () => server.call('POST', `/api/v2/project/${projectId}/render`, { token: free, json: {} });
    expect((await video()).status).toBe(200);
    expect((await video()).json.code).toBe('concurrent_render_limit');
    const { status, json } = await post('image', { templateId: 8004, atSeconds: 0.5 }, free);
    expect([status, asked?.frame]).toEqual([200, 15]);
    expect(json.data).toMatchObject({ format: 'png' });
  });

  test('the account’s limit holds', async () => {
    const { db } = server.services;
    await db
      .update(appUser)
      .set({ limits: { renderLimit: 1 } })
      .where(eq(appUser.email, 'free@spotreel.test'));
    const answers = await Promise.all([1, 2, 3].map(() => post('image', { templateId: 8004 }, free)));
    expect(answers.map(({ json }) => json.code ?? 'ok').sort()).toEqual(['ok', 'render_limit', 'render_limit']);
    expect(await rows()).toHaveLength(1);
  });
});

describe('render/preview', () => {
  test('is small, and counts as nothing', async () => {
    const { json } = await post('preview', {
      templateId: 8001,
      longSidePx: 320,
      atSeconds: 1,
      aspectRatio: 'portrait',
    });
    expect(json.data).toMatchObject({ format: 'webp', width: 180, height: 320 });
    expect([asked?.widthPx, asked?.frame]).toEqual([180, 30]);
    expect(await rows()).toEqual([]);
  });

  test('shows what somebody has typed and the pictures that came along, which nobody keeps', async () => {
    const customisations = JSON.stringify(scene({ texts: [{ id: 'headline', value: 'Now 5' }] }));
    const parts = { templateId: '8004', customisations, 'images.picture': new Blob([png]) };
    const { status, json } = await form('preview', parts);
    expect([status, json.code]).toEqual([200, undefined]);
    const shown = JSON.stringify(asked?.composition);
    expect(shown).toMatch(/work\/[\d-]{10}-[\w-]+\/0\.png/);
    expect(await server.services.storage.list('work')).toEqual([]);
  });

  test('shows a scene of a recipe in the look of a brand', async () => {
    const brand = { name: 'Oakline', primaryColor: '#1155ee' };
    const made = await server.call('POST', '/api/v1/organisation', { token, json: brand });
    const customisations = scene({ template: 1001, texts: [{ id: 'company', value: 'Somebody' }] });
    const compositionOf = async (over: object) => {
      expect((await post('preview', { templateId: 1001, customisations, ...over })).status).toBe(200);
      return JSON.stringify(asked?.composition);
    };
    const plain = await compositionOf({});
    expect(await compositionOf({ placeId: made.json.data.id })).not.toBe(plain);
    expect(await compositionOf({})).toBe(plain);
  });

  test('shows a scene of a project that was changed since', async () => {
    const id = await make(8004);
    const customisations = scene({ images: [{ id: 'picture', value: 2 }] });
    expect((await post('preview', { projectId: id, customisations })).status).toBe(200);
    expect((await post('preview', { projectId: id, ingredient: 9 })).json.details).toHaveProperty('ingredient');
  });

  test.each([
    [{}, 'validation_failed'],
    [{ templateId: 8001, projectId: 100_000 }, 'validation_failed'],
    [{ templateId: 8999 }, 'not_found'],
    [{ templateId: 8001, placeId: 999_999 }, 'not_found'],
    [{ projectId: 100_000, placeId: 1 }, 'validation_failed'],
    [{ projectId: 999_999 }, 'not_found'],
    [{ templateId: 9001 }, 'blender_unavailable'],
    [{ templateId: 8001, aspectRatio: 'square' }, 'validation_failed'],
    [{ templateId: 8001, longSidePx: 5000 }, 'validation_failed'],
    [{ templateId: 8001, fontFamily: 'Comic' }, 'validation_failed'],
    [{ templateId: 8004, customisations: scene({ images: [{ id: 'picture', value: 77 }] }) }, 'media_not_found'],
    [{ templateId: 8004, customisations: [] }, 'validation_failed'],
  ])('refused: %j', async (body, code) => {
    expect((await post('preview', body)).json.code).toBe(code);
    expect(asked).toBeUndefined();
  });

  test.each([
    [{ customisations: '{' }, 'validation_failed'],
    [{ 'images.logo': new Blob([png]) }, 'validation_failed'],
    [{ 'images.picture': new Blob(['<svg/>']) }, 'media_type_unsupported'],
    [
      Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`images.p${index}`, new Blob([png])])),
      'validation_failed',
    ],
  ])('a broken form is refused (%#)', async (parts: Record<string, string | Blob>, code) => {
    expect((await form('preview', { templateId: '8004', ...parts })).json.code).toBe(code);
    expect(await server.services.storage.list('work')).toEqual([]);
  });

  test('needs a session, and somebody else’s project is not there', async () => {
    expect((await server.call('POST', '/api/v1/render/preview', { json: {} })).json.code).toBe('jwt_not_found');
    expect((await post('preview', { projectId: await make(8004) }, free)).json.code).toBe('not_found');
  });
});

test('what a request left behind is swept away after a day', async () => {
  const { services } = server;
  const keys = ['work/2026-02-03-of-a-request/0.png', 'work/still-of-an-older-version/0.png'];
  for (const key of keys) await services.storage.put(key, png);
  await sweep(services);
  // on a shared database, a server of the older version may be at work
  const kept = process.env.TEST_DATABASE_URL ? ['still-of-an-older-version'] : [];
  expect(await services.storage.list('work')).toEqual(kept);
  await services.storage.deleteAll('work');
});

test('pictures of the days before yesterday are swept away', async () => {
  const { json } = await post('preview', { templateId: 8004 });
  const key = decodeURIComponent(new URL(json.data.url).pathname.slice('/media/'.length));
  const { services } = server;
  await sweep(services);
  expect(await services.storage.head(key)).toBeDefined();
  const { now } = server;
  server.now = now + 2 * 86_400_000;
  await sweep(services);
  server.now = now;
  expect(await services.storage.head(key)).toBeUndefined();
});

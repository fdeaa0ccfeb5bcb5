/** The assets library: folders, and what can be done with the files in them. */
import { desc, eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import type { MediaFolder } from '../../../../sdk/contract/media/media-folder';
import type { ProjectIngredient } from '../../../../sdk/contract/project/project';
import { tenant } from '../../../../server/account/tables';
import { sweepMedia } from '../../../../server/media/removal/sweep-media';
import { media, mediaFolder } from '../../../../server/media/tables';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { usedMedia } from '../../../../server/template-package/removal/uses';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);

beforeAll(async () => {
  server = await createTestServer({ mediaPort: { ...noMedia, image: pictures.image } });
  token = await server.signIn();
});
afterAll(() => server.close());

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, `/api/v1${path}`, { token, ...(json !== undefined && { json }) });
const data = async (method: string, path: string, json?: unknown) => (await call(method, path, json)).json.data;
const makeFolder = (name: string, parent: number | null = null): Promise<MediaFolder> =>
  data('POST', '/media/folder', { name, parent });
const folders = async (): Promise<string[]> =>
  (await data('GET', '/media/folder')).map(({ name }: MediaFolder) => name);

async function upload(name: string, folder?: number): Promise<Media> {
  const form = new FormData();
  if (folder) form.set('folder', String(folder));
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });
  form.set('media', new Blob([(await picture.png().toBuffer()) as BlobPart]), name);
  return (await server.call('POST', '/api/v1/media', { token, body: form })).json.data;
}
const names = async (query: string): Promise<string[]> =>
  (await data('GET', `/media?${query}`)).map(({ name }: Media) => name);

describe('folders', () => {
  test('are made, counted, renamed and moved', async () => {
    const outer = await makeFolder('Campaigns');
    const inner = await makeFolder('  Spring  ', outer.id);
    expect(inner).toMatchObject({ name: 'Spring', parent: outer.id, files: 0, folders: 0 });
    await upload('a.png', inner.id);
    expect(await data('GET', `/media/folder/${inner.id}`)).toMatchObject({ files: 1 });
    expect(await data('GET', `/media/folder/${outer.id}`)).toMatchObject({ files: 0, folders: 1 });
    expect(await data('PUT', `/media/folder/${inner.id}`, { name: 'Summer' })).toMatchObject({
      name: 'Summer',
      parent: outer.id,
    });
    expect(await data('PUT', `/media/folder/${inner.id}`, { parent: null })).toMatchObject({ parent: null });
    expect(await folders()).toEqual(expect.arrayContaining(['Campaigns', 'Summer']));
  });

  test.each([
    ['without a name', { name: ' ' }, 'name', 'Enter a name.'],
    ['with a name that is taken', { name: 'CAMPAIGNS' }, 'name', 'There is a folder with this name.'],
  ])('are refused %s', async (_what, json, field, message) => {
    const { status, json: answer } = await call('POST', '/media/folder', json);
    expect([status, answer.code, answer.details]).toEqual([422, 'validation_failed', { [field]: [message] }]);
  });

  test('never lie in themselves, and at most eight deep', async () => {
    let parent: number | null = null;
    const made: MediaFolder[] = [];
    for (let depth = 1; depth <= 8; depth++) {
      const folder = await makeFolder(`Depth ${depth}`, parent);
      parent = folder.id;
      made.push(folder);
    }
    expect((await call('POST', '/media/folder', { name: 'Too deep', parent })).json.details).toEqual({
      parent: ['Folders can be at most eight deep.'],
    });
    const [first] = made;
    for (const into of [parent, first?.id])
      expect((await call('PUT', `/media/folder/${first?.id}`, { parent: into })).json.details).toEqual({
        parent: ['A folder can’t be moved into itself.'],
      });
    const other = await makeFolder('Above');
    expect((await call('PUT', `/media/folder/${first?.id}`, { parent: other.id })).json.details).toEqual({
      parent: ['Folders can be at most eight deep.'],
    });
  });

  test('are at most 1,000', async () => {
    const ownerId = await server.addUser({ email: 'many@spotreel.test' });
    const own = await server.signIn('many@spotreel.test');
    const rows = Array.from({ length: 1000 }, (_, index) => ({ name: `${index}`, ownerId, tenantId: 1 }));
    await server.services.db.insert(mediaFolder).values(rows);
    const { status, json } = await server.call('POST', '/api/v1/media/folder', {
      token: own,
      json: { name: 'One more' },
    });
    expect([status, Object.keys(json.details)]).toEqual([422, ['name']]);
  });

  test('take uploads of their owner, in the owner’s team', async () => {
    const { db } = server.services;
    const { id } = await makeFolder('Uploads');
    expect(await upload('into.png', id)).toMatchObject({ folder: id });
    const [own] = await db.select().from(mediaFolder).where(eq(mediaFolder.id, id));
    if (!own) throw new Error('The folder is not there.');
    await server.addUser({ email: 'elsewhere@spotreel.test', tenant: 'elsewhere' });
    const [elsewhere] = await db.select().from(tenant).where(eq(tenant.slug, 'elsewhere'));
    const values = { name: 'Elsewhere', ownerId: own.ownerId, tenantId: elsewhere?.id ?? 0 };
    const [other] = await db.insert(mediaFolder).values(values).returning();
    const form = new FormData();
    form.set('folder', String(other?.id));
    form.set('media', new Blob([new Uint8Array(8)]), 'refused.png');
    const { status, json } = await server.call('POST', '/api/v1/media', { token, body: form });
    expect([status, json.code, json.details]).toEqual([422, 'validation_failed', { folder: ['Does not exist'] }]);
  });

  test('go alone, or with all that is in them', async () => {
    const outer = await makeFolder('Outer');
    const inner = await makeFolder('Inner', outer.id);
    const one = await upload('one.png', outer.id);
    const two = await upload('two.png', inner.id);
    await call('DELETE', `/media/folder/${outer.id}`);
    expect((await data('GET', `/media/${one.id}`)).folder).toBeNull();
    expect(await data('GET', `/media/folder/${inner.id}`)).toMatchObject({ parent: null, files: 1 });
    const around = await makeFolder('Around');
    await call('PUT', `/media/folder/${inner.id}`, { parent: around.id });
    await call('DELETE', `/media/folder/${around.id}?content=delete`);
    expect((await call('GET', `/media/folder/${inner.id}`)).status).toBe(404);
    expect(await names('search=two.png')).toEqual([]);
    expect(await data('POST', `/media/${two.id}/restore`)).toMatchObject({ id: two.id, folder: null });
    expect(await names('search=two.png')).toEqual(['two.png']);
  });
});

describe('files', () => {
  test('are searched, sorted, and listed by folder', async () => {
    const folder = await makeFolder('Sorted');
    for (const name of ['Zebra 100%.png', 'apple.png', 'Mango.png']) await upload(name, folder.id);
    expect(await names(`folder=${folder.id}&sort=name&sorted=ASC`)).toEqual([
      'apple.png',
      'Mango.png',
      'Zebra 100%.png',
    ]);
    expect(await names(`folder=${folder.id}`)).toEqual(['Mango.png', 'apple.png', 'Zebra 100%.png']);
    expect(await names('search=100%25')).toEqual(['Zebra 100%.png']);
    expect(await names('search=APPLE')).toEqual(['apple.png']);
    expect(await names('unfiled=true')).not.toContain('apple.png');
  });

  test('are found by any part of a name, in any language, whatever the case and the accents', async () => {
    const files = ['Größe café.png', 'ПРИМЕР видео.png', '写真の旅.png', 'صورة العيد.png', 'a_b.png'];
    for (const name of files) await upload(name);
    const found = async (text: string) => (await names(`search=${encodeURIComponent(text)}`)).sort();
    expect(await found('GRÖSSE')).toEqual([]);
    expect(await found('größ')).toEqual(['Größe café.png']);
    expect(await found('Cafe')).toEqual(['Größe café.png']);
    // as macOS writes it
    expect(await found('cafe\u0301')).toEqual(['Größe café.png']);
    expect(await found('пример')).toEqual(['ПРИМЕР видео.png']);
    expect(await found('の旅')).toEqual(['写真の旅.png']);
    expect(await found('العيد')).toEqual(['صورة العيد.png']);
    expect(await found('a_b')).toEqual(['a_b.png']);
  });

  test('of a search come page by page in the order that was asked for', async () => {
    const [owner] = await server.services.db.select().from(media).orderBy(desc(media.id)).limit(1);
    if (!owner) throw new Error('No file is there');
    const { id: _id, searchName: _name, ...row } = owner;
    const sizes = [30, 10, 50, 20, 40];
    const files = sizes.map((sizeBytes, index) => ({ ...row, name: `paged ${index}.png`, sizeBytes }));
    await server.services.db.insert(media).values(files);
    const pages = async (order: string) =>
      Promise.all([1, 2, 3, 4].map((page) => names(`search=paged&perPage=2&page=${page}${order}`)));
    const named = (...places: number[]) => places.map((place) => `paged ${place}.png`);
    expect(await pages('')).toEqual([named(4, 3), named(2, 1), named(0), []]);
    expect(await pages('&sort=name&sorted=ASC')).toEqual([named(0, 1), named(2, 3), named(4), []]);
    expect(await pages('&sort=size&sorted=DESC')).toEqual([named(2, 4), named(0, 3), named(1), []]);
    await server.services.db.delete(media).where(like(media.name, 'paged %'));
  });

  test('of a search are not counted to their end, and its pages are', async () => {
    const [owner] = await server.services.db.select().from(media).orderBy(desc(media.id)).limit(1);
    if (!owner) throw new Error('No file is there');
    const { id: _id, searchName: _name, ...row } = owner;
    const many = Array.from({ length: 1100 }, (_, index) => ({ ...row, name: `counted ${index}.png` }));
    await server.services.db.insert(media).values(many);
    const page = async (number: number, size: number) =>
      (await call('GET', `/media?search=counted&perPage=${size}&page=${number}`)).json;
    expect(await page(1, 60)).toMatchObject({ totalCount: 1000, numPages: 17 });
    expect(await page(17, 60)).toMatchObject({ totalCount: 1021, numPages: 18 });
    const last = await page(19, 60);
    expect(last).toMatchObject({ totalCount: 1100, numPages: 19 });
    expect(last.data).toHaveLength(20);
    await server.services.db.delete(media).where(like(media.name, 'counted %'));
  });

  test('are renamed and moved', async () => {
    const folder = await makeFolder('Goal');
    const { id } = await upload('before.png');
    expect(await data('PUT', `/media/${id}`, { name: ' after.png ' })).toMatchObject({ name: 'after.png' });
    expect((await call('PUT', `/media/${id}`, { name: '' })).json.details).toEqual({ name: ['Enter a name.'] });
    expect(await data('POST', `/media/${id}/move`, { folder: folder.id })).toMatchObject({ folder: folder.id });
    expect((await call('POST', `/media/${id}/move`, { folder: 999_999 })).status).toBe(404);
    expect((await call('POST', '/media/folder', { name: 'New', parent: 999_999 })).status).toBe(404);
    expect(await data('POST', `/media/${id}/move`, { folder: null })).toMatchObject({ folder: null });
  });

  test('say which videos and brands show them; a deleted one stays in those, and is erased once nothing shows it', async () => {
    const { id } = await upload('hero.png');
    const unused = await upload('unused.png');
    const projectId = await projectWith(id);
    expect(await data('GET', `/media/${id}/uses`)).toEqual({
      projects: [{ id: projectId, name: 'With a hero' }],
      brands: [],
    });
    expect(await data('GET', `/media/${unused.id}/uses`)).toEqual({ projects: [], brands: [] });
    for (const gone of [id, unused.id]) await call('DELETE', `/media/${gone}`);
    expect(await names('search=hero')).toEqual([]);
    expect((await call('GET', `/media/${id}`)).status).toBe(200);
    expect((await call('PUT', `/media/${id}`, { name: 'again.png' })).status).toBe(404);
    expect((await call('POST', `/media/${id}/move`, { folder: null })).status).toBe(404);
    const { json } = await server.call('GET', `/api/v2/project/${projectId}`, { token });
    expect(Object.keys(json.data.media).map(Number)).toContain(id);

    const { db, storage } = server.services;
    const sweepIn = (days: number) =>
      sweepMedia({ db, storage, clock: { now: () => Date.now() + days * 86_400_000 } }, (team) => usedMedia(db, team));
    const left = async () =>
      (await db.select().from(media).where(eq(media.retired, true))).map((row) => row.id).filter((one) => one > 99_999);
    await sweepIn(29);
    expect(await left()).toEqual(expect.arrayContaining([id, unused.id]));
    await sweepIn(31);
    expect(await left()).toContain(id);
    expect(await left()).not.toContain(unused.id);
    expect((await call('POST', `/media/${unused.id}/restore`)).status).toBe(404);
    await call('DELETE', `/project/${projectId}`);
    await sweepIn(31);
    expect(await left()).not.toContain(id);
  });
});

/** A saved video whose first picture is this one. */
async function projectWith(mediaId: number): Promise<number> {
  const { id } = await data('POST', '/project', { recipeId: 1 });
  const { json } = await server.call('GET', `/api/v2/project/${id}`, { token });
  const customisations = json.data.ingredients.map(
    ({ id: ingredient, ingredientTemplateId: template, position: order, texts, colors }: ProjectIngredient) => ({
      template,
      ingredient,
      order,
      images: [{ id: 'picture', value: mediaId }],
      texts,
      colors,
    }),
  );
  const save = { name: 'With a hero', customisations, audio: [] };
  const saved = await server.call('PUT', `/api/v2/project/${id}`, { token, json: save });
  expect(saved.json).toHaveProperty('data');
  return id;
}

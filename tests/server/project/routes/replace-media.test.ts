/** Another file behind the id of an asset: its name, folder and uses stay, and the former file can be brought back. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { sweepMedia } from '../../../../server/media/removal/sweep-media';
import { media } from '../../../../server/media/tables';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42'), Buffer.alloc(64)]);
const DAY_MS = 24 * 60 * 60 * 1000;
const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
let server: TestServer;
let token: string;

beforeEach(async () => {
  const video = async () => ({ widthPx: 1280, heightPx: 720, durationSeconds: 12.5, hasAudio: true });
  server = await createTestServer({ mediaPort: { ...noMedia, image: pictures.image, video } });
  token = await server.signIn();
});
afterEach(() => server.close());

const image = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const OLD = image(40, 30, '#c33');
const NEW = image(60, 20, '#3c3');

async function send(path: string, bytes: Buffer, name = 'new.png', as = token) {
  const body = new FormData();
  body.set('media', new Blob([bytes as BlobPart]), name);
  return server.call('POST', `/api/v1${path}`, { token: as, body });
}
const call = (method: string, path: string, json?: unknown, as = token) =>
  server.call(method, `/api/v1${path}`, { token: as, ...(json !== undefined && { json }) });
const upload = async (bytes: Buffer, name: string): Promise<Media> => (await send('/media', bytes, name)).json.data;
const fileOf = async ({ url }: Media) => Buffer.from(await (await server.fetch(url)).arrayBuffer());
const find = async (id: number): Promise<Media> => (await call('GET', `/media/${id}`)).json.data;
const undo = (id: number, as = token) => call('POST', `/media/${id}/replace/undo`, undefined, as);
const listed = async () => ((await call('GET', '/media')).json.data as Media[]).map(({ id }) => id);

test('keeps id, name and folder, and shows the new file everywhere', async () => {
  const before = await upload(await OLD, 'Logo');
  const folder = (await call('POST', '/media/folder', { name: 'Brand' })).json.data.id;
  await call('POST', `/media/${before.id}/move`, { folder });
  const scene = { template: 1001, ingredient: 1, order: 0, texts: [], colors: [] };
  const background = { type: 'image', value: before.id };
  const customisations = [{ ...scene, images: [], background }];
  const project = (await call('POST', '/project', { recipeId: 1, customisations })).json.data;
  const posters = vi.spyOn(server.services.renders, 'posterSoon');

  const { status, json } = await send(`/media/${before.id}/replace`, await NEW, 'other.png');
  expect([status, json.data.id, json.data.name, json.data.folder]).toEqual([200, before.id, 'Logo', folder]);
  expect(json.data.props).toMatchObject({ width: 60, height: 20, isFocusPending: true });
  expect(await fileOf(json.data)).toEqual(await NEW);
  expect(await fileOf(before)).toEqual(await OLD);
  const opened = (await server.call('GET', `/api/v2/project/${project.id}`, { token })).json.data;
  expect(opened.media[before.id].props.width).toBe(60);
  expect(posters).toHaveBeenCalledExactlyOnceWith(project.id);
  expect(await listed()).toEqual([before.id]);
});

test('is undone, and the undo too', async () => {
  const { id } = await upload(await OLD, 'Logo');
  await call('PUT', `/media/${id}`, { focus: { x: 0, y: 1 } });
  expect((await undo(id)).status).toBe(404);
  await send(`/media/${id}/replace`, await NEW);
  const back = (await undo(id)).json.data;
  expect(back).toMatchObject({ id, props: { width: 40, focus: { x: 0, y: 1 } } });
  expect(await fileOf(back)).toEqual(await OLD);
  expect((await undo(id)).json.data.props.width).toBe(60);
  expect(await listed()).toEqual([id]);
});

test('leaves the parts that were cropped out of the former file with it', async () => {
  const { id } = await upload(await OLD, 'Logo');
  const body = new FormData();
  body.set('image', new Blob([(await image(10, 10, '#c33')) as BlobPart]), 'part.png');
  const query = `sourceMediaId=${id}&crop=0,0,10,10`;
  const part: Media = (await server.call('POST', `/api/v1/ingredient/image?${query}`, { token, body })).json.data;
  await send(`/media/${id}/replace`, await NEW);
  const source = (await find(part.id)).sourceMediaId ?? 0;
  expect(source).not.toBe(id);
  expect((await find(source)).props.width).toBe(40);
  // the former file is no asset: it can neither be changed nor brought back on its own
  expect((await call('POST', `/media/${source}/restore`)).status).toBe(404);
  expect((await call('POST', `/media/${part.id}/replace/undo`)).status).toBe(404);
  await undo(id);
  expect((await find(part.id)).sourceMediaId).toBe(id);
});

test('of another type, too large or broken is refused, and nothing changes', async () => {
  const { id, props } = await upload(await OLD, 'Logo');
  const wrong = await send(`/media/${id}/replace`, MP4, 'clip.mp4');
  expect([wrong.status, wrong.json.code]).toEqual([415, 'media_type_unsupported']);
  const large = await send(`/media/${id}/replace`, Buffer.concat([await NEW, Buffer.alloc(26 * 1024 * 1024)]));
  expect([large.status, large.json.code]).toEqual([413, 'payload_too_large']);
  const broken = await send(`/media/${id}/replace`, (await NEW).subarray(0, 60));
  expect([broken.status, broken.json.code]).toEqual([422, 'media_undecodable']);
  expect((await find(id)).props).toEqual(props);
  expect(await server.services.storage.list('media/1')).toHaveLength(1);
});

test('is refused for a file of another account, a deleted one, and one of the library', async () => {
  const { id } = await upload(await OLD, 'Logo');
  await server.addUser({ email: 'ann@spotreel.test' });
  const stranger = await server.signIn('ann@spotreel.test');
  expect((await send(`/media/${id}/replace`, await NEW, 'new.png', stranger)).status).toBe(404);
  await send(`/media/${id}/replace`, await NEW);
  expect((await undo(id, stranger)).status).toBe(404);
  expect((await send('/media/2/replace', await NEW)).status).toBe(404);
  await call('DELETE', `/media/${id}`);
  expect((await send(`/media/${id}/replace`, await NEW)).status).toBe(404);
  expect((await undo(id)).status).toBe(404);
});

test('a video is converted again; cancelling that brings the former one back', async () => {
  const { id } = await upload(MP4, 'Clip');
  await server.services.db.update(media).set({ state: 'ready' }).where(eq(media.id, id));
  const replaced = (await send(`/media/${id}/replace`, MP4, 'new.mp4')).json.data;
  expect(replaced).toMatchObject({ id, state: 'not_loaded' });
  expect((await call('POST', `/media/${id}/cancel`)).json.data).toEqual({ id });
  expect(await find(id)).toMatchObject({ state: 'ready', name: 'Clip' });
});

test('the former file is erased after 30 days, and then cannot be brought back', async () => {
  const { id } = await upload(await OLD, 'Logo');
  await send(`/media/${id}/replace`, await NEW);
  server.now += 29 * DAY_MS;
  await sweepMedia({ ...server.services, clock: { now: () => server.now } }, async () => new Set());
  expect(await server.services.storage.list('media/1')).toHaveLength(2);
  server.now += 2 * DAY_MS;
  await sweepMedia({ ...server.services, clock: { now: () => server.now } }, async () => new Set());
  expect(await server.services.storage.list('media/1')).toHaveLength(1);
  token = await server.signIn();
  expect((await undo(id)).status).toBe(404);
  expect(await fileOf(await find(id))).toEqual(await NEW);
});

/** Music of the account in a project: saved, refused, kept by the video, rendered. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaRow } from '../../../../server/media/media-row';
import { sweepMedia } from '../../../../server/media/removal/sweep-media';
import { media } from '../../../../server/media/tables';
import { compositionInput } from '../../../../server/project/composition/composition-input';
import { takeSnapshot } from '../../../../server/project/composition/take-snapshot';
import { project as projectTable } from '../../../../server/project/tables';
import { usedMedia } from '../../../../server/template-package/removal/uses';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let demo: string;
let ann: string;
let annId: number;
let owner: { id: number; tenantId: number };
beforeAll(async () => {
  server = await createTestServer();
  demo = await server.signIn();
  annId = await server.addUser({ email: 'ann@spotreel.test' });
  ann = await server.signIn('ann@spotreel.test');
  const { id } = await data('POST', '/project', { recipeId: 1 });
  const [row] = await server.services.db.select().from(projectTable).where(eq(projectTable.id, id));
  if (row) owner = { id: row.ownerId, tenantId: row.tenantId };
});
afterAll(() => server.close());

const call = (method: string, path: string, json?: unknown, token = demo) =>
  server.call(method, `/api/v${path.startsWith('/project/') && method === 'PUT' ? 2 : 1}${path}`, { token, json });
const data = async (method: string, path: string, json?: unknown) => (await call(method, path, json)).json.data;
const read = async (id: number) => (await server.call('GET', `/api/v2/project/${id}`, { token: demo })).json.data;

/** A ready song of 60 s. */
async function song(over: Partial<MediaRow> = {}): Promise<number> {
  const prefix = `media/1/${Math.random()}`;
  const values = {
    tenantId: owner.tenantId,
    ownerId: owner.id,
    name: 'song.mp3',
    type: 'audio' as const,
    mimeType: 'audio/mpeg',
    fileKey: `${prefix}/original.mp3`,
    shownKey: `${prefix}/shown.m4a`,
    widthPx: 0,
    heightPx: 0,
    hasAudio: true,
    durationSeconds: 60,
    contentSamples: 2_880_000,
    loudnessLufs: -9,
    truePeakDb: 0,
    peaks: [0.5, 1],
    sourceType: 'upload' as const,
    ...over,
  };
  const [row] = await server.services.db.insert(media).values(values).returning({ id: media.id });
  return row?.id ?? 0;
}

const scene = { template: 1001, ingredient: 1, order: 0, images: [], texts: [], colors: [] };
const own = (mediaId: number, over: object = {}) => ({ media: mediaId, start: 12.5, fadeIn: 0.3, fadeOut: 2, ...over });
const body = (over: object = {}) => ({
  name: 'With my song',
  customisations: [scene],
  audio: [{ audioTrack: 1, order: 0 }],
  musicKit: 1,
  ...over,
});

async function saved(ownMusic: unknown): Promise<number> {
  const { id } = await data('POST', '/project', { recipeId: 1 });
  expect((await call('PUT', `/project/${id}`, body({ ownMusic }))).status).toBe(200);
  return id;
}

describe('music of the account', () => {
  test('is saved beside the music of the library, comes with its file, and goes again', async () => {
    const mediaId = await song();
    const id = await saved(own(mediaId));
    const loaded = await read(id);
    expect(loaded).toMatchObject({ ownMusic: own(mediaId), musicKit: 1, audio: [{ audioTrack: 1 }] });
    expect(loaded.media[mediaId]).toMatchObject({ type: 'audio', props: { duration: 60, peaks: [0.5, 1] } });
    await call('PUT', `/project/${id}`, body({ name: 'Renamed' }));
    expect((await read(id)).ownMusic).toEqual(own(mediaId));
    await call('PUT', `/project/${id}`, body({ ownMusic: null }));
    expect(await read(id)).toMatchObject({ ownMusic: null, musicKit: 1, audio: [{ audioTrack: 1 }] });
  });

  test('of a new project is none', async () => {
    expect(await data('POST', '/project', { recipeId: 1 })).toMatchObject({ ownMusic: null, musicKit: 1 });
  });

  test('is refused by name where it is not there, not ready, no music, or ends before the start', async () => {
    const { id } = await data('POST', '/project', { recipeId: 1 });
    const other = await song({ ownerId: annId });
    const cases: [unknown, string, string][] = [
      [own(other), 'music_not_found', 'ownMusic.media'],
      [own(7_777_777), 'music_not_found', 'ownMusic.media'],
      [own(await song({ state: 'processing' })), 'validation_failed', 'ownMusic.media'],
      [own(await song({ type: 'video' })), 'validation_failed', 'ownMusic.media'],
      [own(await song(), { start: 60 }), 'validation_failed', 'ownMusic.start'],
      [own(await song(), { fadeOut: 11 }), 'validation_failed', 'ownMusic.fadeOut'],
      [own(await song(), { start: -1 }), 'validation_failed', 'ownMusic.start'],
    ];
    for (const [ownMusic, code, path] of cases) {
      const { status, json } = await call('PUT', `/project/${id}`, body({ ownMusic }));
      expect([status, json.code, Object.keys(json.details ?? {})]).toEqual([422, code, [path]]);
    }
    expect((await call('PUT', `/project/${id}`, body({ ownMusic: own(await song()) }), ann)).status).toBe(404);
  });

  test('is part of what makes an export stale', async () => {
    const id = await saved(null);
    const versionOf = async () =>
      (await server.services.db.select().from(projectTable).where(eq(projectTable.id, id)))[0]?.contentVersion;
    const before = await versionOf();
    await call('PUT', `/project/${id}`, body({ ownMusic: null }));
    expect(await versionOf()).toBe(before);
    await call('PUT', `/project/${id}`, body({ ownMusic: own(await song()) }));
    expect(await versionOf()).not.toBe(before);
  });

  test('says which videos play it; a deleted one stays in those, and is erased once none does', async () => {
    const mediaId = await song();
    const id = await saved(own(mediaId));
    expect(await data('GET', `/media/${mediaId}/uses`)).toEqual({
      projects: [{ id, name: 'With my song' }],
      brands: [],
    });
    expect((await call('DELETE', `/media/${mediaId}`)).status).toBe(200);
    expect((await read(id)).media[mediaId]).toMatchObject({ name: 'song.mp3' });
    expect((await call('PUT', `/project/${id}`, body({ ownMusic: own(mediaId, { start: 20 }) }))).status).toBe(200);
    const { db, storage } = server.services;
    const clock = { now: () => Date.now() + 31 * 86_400_000 };
    const sweep = () => sweepMedia({ db, storage, clock }, (team) => usedMedia(db, team));
    const isThere = async () => (await db.select().from(media).where(eq(media.id, mediaId))).length === 1;
    await sweep();
    expect(await isThere()).toBe(true);
    await call('PUT', `/project/${id}`, body({ ownMusic: null }));
    await sweep();
    expect(await isThere()).toBe(false);
  });

  test('is rendered from its copy, as it was when the export was asked for', async () => {
    const mediaId = await song();
    const id = await saved(own(mediaId));
    const { db, catalogue, compiler } = server.services;
    const [row] = await db.select().from(projectTable).where(eq(projectTable.id, id));
    const snapshot = await takeSnapshot(db, owner as never, row!, catalogue);
    const input = await compositionInput(snapshot, catalogue, compiler);
    expect(input.ownMusic).toMatchObject({
      src: expect.stringMatching(/shown\.m4a$/),
      durationSeconds: 60,
      fromSeconds: 12.5,
      fadeInSeconds: 0.3,
      fadeOutSeconds: 2,
      contentSamples: 2_880_000,
      leadInSamples: 1024,
      sampleRate: 48_000,
    });
    const { ownMusic, ...content } = snapshot.content;
    expect(ownMusic).toEqual(own(mediaId));
    const older = { ...snapshot, content: content as typeof snapshot.content };
    expect((await compositionInput(older, catalogue, compiler)).ownMusic).toBeUndefined();
    await expect(compositionInput({ ...snapshot, media: {} }, catalogue, compiler)).rejects.toMatchObject({
      code: 'music_not_found',
    });
  });
});

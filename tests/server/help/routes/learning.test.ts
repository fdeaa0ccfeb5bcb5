/** Tutorials, and the university with what a person has done. */
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUser } from '../../../../server/account/tables';
import { modules } from '../../../../server/modules';
import { personalRecords } from '../../../../server/personal-data/export/personal-records';
import { recordsOf } from '../../../../server/platform/modules/personal-data';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await createTestServer({ helpFolders: [path.resolve('server/help/content')] });
  token = await server.signIn();
});
afterAll(() => server.close());

const get = (address: string, by = token) => server.call('GET', `/api/v1${address}`, { token: by });
const answer = (slug: string, answers: unknown, by = token) =>
  server.call('PUT', `/api/v1/university/lesson/${slug}/answers`, { token: by, json: { answers } });
const doneOf = async (by = token): Promise<string[]> =>
  (await get('/university', by)).json.data
    .flatMap(({ courses }: { courses: { lessons: { slug: string; isDone: boolean }[] }[] }) => courses)
    .flatMap(({ lessons }: { lessons: { slug: string; isDone: boolean }[] }) => lessons)
    .flatMap(({ slug, isDone }: { slug: string; isDone: boolean }) => (isDone ? [slug] : []));

describe('tutorials', () => {
  test.each([
    ['', ['first-video', 'video-with-your-brand', 'one-video-three-sizes']],
    ['?audience=agency', ['onboard-a-client', 'share-files-with-clients']],
    ['?audience=white-label', ['your-own-domain']],
  ])('of %j come in order', async (query, slugs) => {
    const { json } = await get(`/tutorial${query}`);
    expect(json.data.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
  });

  test('have steps, and lead to the next one', async () => {
    const { json } = await get('/tutorial/first-video');
    expect(json.data).toMatchObject({
      title: 'Make your first video',
      minutes: 10,
      next: { slug: 'video-with-your-brand' },
    });
    expect(json.data.blocks.filter(({ type }: { type: string }) => type === 'heading').length).toBeGreaterThan(4);
    expect(json.data.previous).toBeNull();
    const last = (await get('/tutorial/one-video-three-sizes')).json.data;
    expect(last).toMatchObject({ next: null, previous: { slug: 'video-with-your-brand' } });
    expect((await get('/tutorial/nothing')).status).toBe(404);
    expect((await get('/tutorial?audience=martians')).status).toBe(422);
  });
});

describe('the video of a tutorial', () => {
  const load = (address: string, headers: Record<string, string> = {}) =>
    server.fetch(new URL(address, 'http://localhost').pathname, { headers });

  test('is played in parts, without a session', async () => {
    const { video, posterUrl } = (await get('/tutorial/first-video')).json.data;
    expect([video.seconds, video.language]).toEqual([35, 'en']);
    const part = await load(video.url, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    const captions = await load(video.captionsUrl);
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/);
    expect(await captions.text()).toMatch(/^WEBVTT/);
    expect((await load(posterUrl)).headers.get('content-type')).toBe('image/webp');
  });

  test('and its pictures have addresses of this server', async () => {
    const { blocks } = (await get('/tutorial/first-video')).json.data;
    const picture = blocks.find(({ type }: { type: string }) => type === 'picture');
    expect(picture).toMatchObject({ alt: expect.stringMatching(/library/), widthPx: 1120, heightPx: 840 });
    expect((await load(picture.src)).status).toBe(200);
  });

  test.each([
    '/help-files/0000000000000000/first-video.mp4',
    '/help-files/..%2f..%2fpackage.json/x.mp4',
    '/help-files/first-video.mp4',
  ])('is not at %s', async (address) => {
    expect((await load(address)).status).toBe(404);
  });
});

describe('the university', () => {
  test('has degrees, courses and lessons', async () => {
    const { json } = await get('/university');
    expect(json.data[0]).toMatchObject({ slug: 'video-maker', name: 'Video maker' });
    expect(json.data[0].courses[0]).toMatchObject({
      slug: 'video-maker-your-first-video',
      name: 'Your first video',
      lessons: [{ slug: 'one-message', questions: 3, isDone: false }, {}, {}],
    });
  });

  test('a lesson has its questions, and not which choice is right', async () => {
    const { json } = await get('/university/lesson/one-message');
    expect(json.data).toMatchObject({
      course: 'video-maker-your-first-video',
      next: 'short-text',
      previous: null,
      isDone: false,
    });
    expect(json.data.questions[0].choices).toHaveLength(3);
    expect(JSON.stringify(json.data)).not.toContain('"right"');
    expect((await get('/university/lesson/nothing')).status).toBe(404);
  });

  test('a lesson is done once all answers are right, for this person alone', async () => {
    expect((await answer('one-message', [1, 1, 0])).json.data).toEqual({ right: [false, true, true], isDone: false });
    expect((await answer('one-message', [0])).json.data).toEqual({ right: [true, false, false], isDone: false });
    expect(await doneOf()).toEqual([]);
    expect((await answer('one-message', [0, 1, 0])).json.data).toEqual({ right: [true, true, true], isDone: true });
    expect(await doneOf()).toEqual(['one-message']);
    expect((await answer('one-message', [2, 0, 1])).json.data).toEqual({ right: [false, false, false], isDone: true });
    await server.addUser({ email: 'other@spotreel.test' });
    expect(await doneOf(await server.signIn('other@spotreel.test'))).toEqual([]);
  });

  test.each([[Array(11).fill(0)], [[-1]], [['x']], [undefined]])('the answers %j are refused', async (answers) => {
    expect((await answer('one-message', answers)).json.code).toBe('validation_failed');
  });

  test('is in the export of personal data', async () => {
    const [user] = await server.services.db.select().from(appUser).where(eq(appUser.email, 'demo@spotreel.test'));
    if (!user) throw new Error('no demo account');
    await answer('one-message', [0, 1, 0]);
    const records = await personalRecords(server.services.db, user, recordsOf(modules));
    expect(records['lessons.json']).toMatchObject([{ lesson: 'one-message' }]);
  });
});

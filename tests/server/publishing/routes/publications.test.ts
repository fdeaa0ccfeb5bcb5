/** Videos that are published on YouTube. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Publication } from '../../../../sdk/contract/publishing/publishing';
import { render } from '../../../../server/project/renders/tables';
import { publication } from '../../../../server/publishing/tables';
import { workOf } from '../../fixtures/module-work';
import type { YouTubeFault } from '../../fixtures/publishing/youtube-server';
import { createPublishingServer, film, PART_BYTES, type Publisher, type PublishingServer } from '../publishing-server';

let own: PublishingServer;
beforeAll(async () => {
  own = await createPublishingServer();
});
afterAll(() => own.close());
beforeEach(() => {
  own.youtube.faults.clear();
  own.youtube.privacy = undefined;
});

/** Three parts, the last one short. */
const FILM = film(2 * PART_BYTES + 1000);

let people = 0;
async function publisher(): Promise<Publisher & { readonly connectionId: number }> {
  people += 1;
  const person = await own.person(`person-${people}@spotreel.test`);
  const { data } = (await person.connect()).json;
  return { ...person, connectionId: data.id };
}

const isDone = ({ status }: Publication) => status === 'done';
const isFailed = ({ status }: Publication) => status === 'failed';
const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code];

describe('publishing', () => {
  test('uploads the newest export in parts, with its details, and leads to the video', async () => {
    const ann = await publisher();
    await ann.exports(film(10));
    const renderId = await ann.exports(FILM);
    const { status, json } = await ann.publish(ann.connectionId, { madeForKids: true });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ renderId, status: 'waiting', percentageComplete: 0, channel: 'Lamps & Light' });
    const done = await ann.published(isDone);
    const video = own.youtube.videos.at(-1);
    expect(done).toMatchObject({
      percentageComplete: 100,
      url: `https://www.youtube.com/watch?v=${video?.id}`,
      privacy: 'unlisted',
      failure: null,
      finishedAt: expect.any(String),
    });
    expect(video?.content.equals(FILM)).toBe(true);
    expect(video?.resource).toEqual({
      snippet: { title: 'Spring sale', description: 'All lamps', categoryId: '22' },
      status: { privacyStatus: 'unlisted', selfDeclaredMadeForKids: true },
    });
  });

  test('says when YouTube has made the video private', async () => {
    const ben = await publisher();
    await ben.exports(FILM);
    own.youtube.privacy = 'private';
    await ben.publish(ben.connectionId, { privacy: 'public' });
    expect((await ben.published(isDone)).privacy).toBe('private');
  });

  test('can name an older export', async () => {
    const cleo = await publisher();
    const older = await cleo.exports(film(10));
    await cleo.exports(film(20));
    await cleo.publish(cleo.connectionId, { renderId: older });
    await cleo.published(isDone);
    expect(own.youtube.videos.at(-1)?.content).toHaveLength(10);
  });

  test.each([
    ['no title', { title: '  ' }, 'title'],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, 'title'],
    ['a title with <', { title: 'a < b' }, 'title'],
    ['a description of 5001 bytes', { description: 'é'.repeat(2501) }, 'description'],
    ['an unknown privacy', { privacy: 'friends' }, 'privacy'],
  ])('with %s is refused', async (_what, over, field) => {
    const person = await publisher();
    await person.exports(film(10));
    const { status, json } = await person.publish(person.connectionId, over);
    expect([status, json.code, Object.keys(json.details)]).toEqual([422, 'validation_failed', [field]]);
  });

  test('needs a finished export of a video', async () => {
    const dan = await publisher();
    expect(codeOf(await dan.publish(dan.connectionId))).toEqual([409, 'publication_without_export']);
    await dan.call('POST', `/v2/project/${dan.projectId}/render`);
    const db = own.server.services.db;
    const [queued] = await db.select({ id: render.id }).from(render).where(eq(render.projectId, dan.projectId));
    const asked = await dan.publish(dan.connectionId, { renderId: queued?.id });
    expect(codeOf(asked)).toEqual([409, 'publication_without_export']);
  });

  test('of another account’s export, project or channel finds nothing', async () => {
    const eve = await publisher();
    const fay = await publisher();
    const foreign = await eve.exports(film(10));
    await fay.exports(film(10));
    expect((await fay.publish(fay.connectionId, { renderId: foreign })).status).toBe(404);
    expect((await fay.publish(eve.connectionId)).status).toBe(404);
    const body = { connectionId: fay.connectionId, title: 'x', description: '', privacy: 'public' };
    expect((await fay.call('POST', `/v1/project/${eve.projectId}/publication`, body)).status).toBe(404);
    expect((await fay.call('GET', `/v1/project/${eve.projectId}/publication`)).status).toBe(404);
  });

  test('the same export twice at once is refused', async () => {
    const gil = await publisher();
    await gil.exports(FILM);
    own.youtube.faults.set('PUT /session', ['slow']);
    const answers = await Promise.all([gil.publish(gil.connectionId), gil.publish(gil.connectionId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await gil.published(isDone);
    expect((await gil.publish(gil.connectionId)).status).toBe(200);
    await gil.published(isDone);
  });
});

describe('an upload', () => {
  test.each<[string, string, YouTubeFault[]]>([
    ['the connection ends in the middle of a part', 'PUT /session', ['cut']],
    ['the connection ends before an answer', 'PUT /session', ['cut-answer']],
    ['YouTube is down', 'PUT /session', ['down', 'down']],
    ['YouTube asks for a pause', 'PUT /session', ['limited']],
    ['YouTube is slow', 'PUT /session', ['slow']],
    ['YouTube answers garbage', 'PUT /session', ['garbage']],
    ['the session is over', 'PUT /session', ['gone']],
    ['the access token is too old', 'PUT /session', ['unauthorized']],
    ['the session does not begin', 'POST /upload', ['down', 'garbage', 'slow']],
    ['Google gives no token', 'POST /token', ['down', 'garbage', 'cut']],
  ])('goes on after %s', async (_what, part, faults) => {
    const person = await publisher();
    await person.exports(FILM);
    own.youtube.faults.set(part, [...faults]);
    await person.publish(person.connectionId);
    await person.published(isDone);
    expect(own.youtube.videos.at(-1)?.content.equals(FILM)).toBe(true);
    expect(own.youtube.faults.get(part)).toEqual([]);
  });

  test('is not sent twice when the answer to the last part is lost', async () => {
    const person = await publisher();
    await person.exports(film(100));
    const before = own.youtube.videos.length;
    own.youtube.faults.set('PUT /session', ['cut-answer']);
    await person.publish(person.connectionId);
    await person.published(isDone);
    expect(own.youtube.videos).toHaveLength(before + 1);
  });

  test('does not count tries that got further', async () => {
    const person = await publisher();
    await person.exports(film(8 * PART_BYTES));
    // half of a part arrives with each of these tries
    own.youtube.faults.set(' part', ['cut', 'cut', 'cut', 'cut', 'cut', 'cut']);
    await person.publish(person.connectionId);
    await person.published(isDone);
  });

  test('is given up after the last try, in words that say what to do', async () => {
    const person = await publisher();
    await person.exports(FILM);
    own.youtube.faults.set('POST /upload', ['down', 'down', 'down', 'down']);
    await person.publish(person.connectionId);
    const { failure, finishedAt } = await person.published(isFailed);
    expect(failure).toEqual({
      code: 'publishing_failed',
      message: 'The platform does not respond. Try again in a few minutes.',
    });
    expect(finishedAt).not.toBeNull();
    expect((await person.publish(person.connectionId)).status).toBe(200);
    await person.published(isDone);
  });

  test.each<[YouTubeFault, string]>([
    ['quota', 'publishing_quota'],
    ['upload-limit', 'publishing_upload_limit'],
    ['no-channel', 'publishing_channel_missing'],
    ['bad-title', 'publishing_rejected'],
  ])('that YouTube refuses (%s) fails at once: %s', async (fault, code) => {
    const person = await publisher();
    await person.exports(FILM);
    own.youtube.faults.set('POST /upload', [fault, 'down']);
    await person.publish(person.connectionId);
    expect((await person.published(isFailed)).failure?.code).toBe(code);
    expect(own.youtube.faults.get('POST /upload')).toEqual(['down']);
  });

  test('of a revoked permission asks to connect again', async () => {
    const person = await publisher();
    await person.exports(FILM);
    own.youtube.revoked.add([...own.youtube.tokens.keys()].at(-1) ?? '');
    await person.publish(person.connectionId);
    expect((await person.published(isFailed)).failure?.code).toBe('publishing_reconnect');
    const { connections } = (await person.call('GET', '/v1/publishing')).json.data;
    expect(connections).toMatchObject([{ needsLogin: true }]);
    expect(codeOf(await person.publish(person.connectionId))).toEqual([409, 'publishing_reconnect']);
    await person.connect({ connectionId: person.connectionId });
    await person.publish(person.connectionId);
    await person.published(isDone);
  });

  test('whose file is gone fails', async () => {
    const person = await publisher();
    const renderId = await person.exports(FILM);
    const { db, storage } = own.server.services;
    const [row] = await db.select({ key: render.videoKey }).from(render).where(eq(render.id, renderId));
    await storage.delete(row?.key ?? '');
    await person.publish(person.connectionId);
    expect((await person.published(isFailed)).failure?.code).toBe('publishing_file_gone');
  });

  test('shows how far it is, and can be canceled', async () => {
    const person = await publisher();
    await person.exports(FILM);
    own.youtube.faults.set('PUT /session', ['slow']);
    own.youtube.faults.set('PUT', ['slow', 'slow']);
    const { data } = (await person.publish(person.connectionId)).json;
    await person.published(({ status }) => status === 'uploading');
    const path = `/v1/project/${person.projectId}/publication/${data.id}/cancel`;
    const stranger = await publisher();
    expect((await stranger.call('POST', path)).status).toBe(404);
    expect((await person.call('POST', path)).json.data).toMatchObject({ status: 'cancelled' });
    expect(codeOf(await person.call('POST', path))).toEqual([409, 'publication_not_running']);
    expect(await own.server.services.jobs.counts()).toMatchObject({ dead: 0 });
  });

  test('ends with its channel', async () => {
    const person = await publisher();
    await person.exports(FILM);
    own.youtube.faults.set('PUT /session', ['slow', 'slow']);
    await person.publish(person.connectionId);
    await person.published(({ status }) => status === 'uploading');
    await person.call('DELETE', `/v1/publishing/connection/${person.connectionId}`);
    expect((await person.list()).publications[0].status).toBe('cancelled');
  });

  test('goes on after a restart of the server', async () => {
    const person = await publisher();
    await person.exports(FILM);
    // the third part
    own.youtube.faults.set('PUT /session', []);
    const { db } = own.server.services;
    own.youtube.faults.set('POST /token', ['slow']);
    const { data } = (await person.publish(person.connectionId)).json;
    await person.published(({ status }) => status === 'uploading');
    const uploads = workOf(own.server, 'publish');
    await uploads.close();
    uploads.start();
    await person.published(isDone);
    const [row] = await db.select().from(publication).where(eq(publication.id, data.id));
    expect(row).toMatchObject({ sealedSession: null, percentage: 100 });
  });
});

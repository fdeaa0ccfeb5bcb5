/** A server that publishes to YouTube on this machine, with people who have a finished video. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Publication } from '../../../sdk/contract/publishing/publishing';
import { render } from '../../../server/project/renders/tables';
import { startYouTube } from '../fixtures/publishing/youtube-server';
import { type Answer, createTestServer, type TestOptions } from '../fixtures/test-server';

/** The smallest part that YouTube takes. */
export const PART_BYTES = 256 * 1024;

export async function createPublishingServer(options: TestOptions = {}) {
  const youtube = await startYouTube();
  const server = await createTestServer({
    publishing: { youtube: youtube.settings },
    publishingPausesMs: [0, 0, 0],
    youTubeOptions: { partBytes: PART_BYTES, answerMs: 1000, partMs: 1000 },
    pollMs: 50,
    ...options,
  });
  const { db, storage } = server.services;
  let files = 0;

  /** A finished file of the project. */
  async function addExport(projectId: number, content: Uint8Array): Promise<number> {
    const [asked] = await db.select().from(render).where(eq(render.projectId, projectId));
    if (!asked) throw new Error('The project has no export');
    files += 1;
    const videoKey = `renders/published-${files}/video.mp4`;
    await storage.put(videoKey, content);
    const { id: _id, ...values } = asked;
    const done = { status: 'done', percentage: 100, videoKey, finishedAt: new Date() } as const;
    const [row] = await db
      .insert(render)
      .values({ ...values, ...done, sizeBytes: content.length })
      .returning({ id: render.id });
    return row?.id ?? 0;
  }

  async function person(email: string, limits: Record<string, number> = {}) {
    const id = await server.addUser({ email, limits });
    const token = await server.signIn(email);
    const call = (method: string, path: string, json?: unknown): Promise<Answer> =>
      server.call(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
    const { data: project } = (await call('POST', '/v1/project', { recipeId: 1, name: 'Spring' })).json;
    const path = `/v1/project/${project.id}/publication`;
    const list = async () => (await call('GET', path)).json.data;

    const begin = (body: object = {}) => call('POST', '/v1/publishing/login', { platform: 'youtube', ...body });
    /** What the browser brings back from the platform. */
    async function visit(url: string) {
      const there = await fetch(url, { redirect: 'manual' });
      const back = await server.fetch(there.headers.get('location') ?? '');
      return new URL(back.headers.get('location') ?? '', 'http://spotreel.test');
    }
    async function connect(body: object = {}): Promise<Answer> {
      const begun = await begin(body);
      if (begun.status !== 200) return begun;
      const { searchParams } = await visit(begun.json.data.url);
      const answer = { code: searchParams.get('code'), state: searchParams.get('state') };
      return call('POST', '/v1/publishing/connection', { platform: 'youtube', ...answer });
    }
    async function exports(content: Uint8Array): Promise<number> {
      if ((await db.$count(render, eq(render.projectId, project.id))) === 0) {
        await call('POST', `/v2/project/${project.id}/render`);
      }
      return addExport(project.id, content);
    }
    const publish = (connectionId: number, over: object = {}) =>
      call('POST', path, {
        connectionId,
        title: 'Spring sale',
        description: 'All lamps',
        privacy: 'unlisted',
        ...over,
      });
    /** The newest publication, once it is as asked for. */
    async function published(isSo: (publication: Publication) => boolean): Promise<Publication> {
      let found: Publication | undefined;
      await expect
        .poll(
          async () => {
            found = (await list()).publications[0];
            return found !== undefined && isSo(found);
          },
          { timeout: 30_000, interval: 30 },
        )
        .toBe(true);
      return found as Publication;
    }
    return {
      id,
      email,
      token,
      call,
      projectId: project.id as number,
      begin,
      visit,
      connect,
      exports,
      publish,
      list,
      published,
    };
  }

  return {
    server,
    youtube,
    person,
    async close() {
      await server.close();
      await youtube.close();
    },
  };
}

export type PublishingServer = Awaited<ReturnType<typeof createPublishingServer>>;
export type Publisher = Awaited<ReturnType<PublishingServer['person']>>;

/** Bytes that differ at each place. */
export function film(bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + (at >> 8)) % 251);
}

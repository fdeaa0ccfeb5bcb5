/** A server with a person who has a finished video, and visitors of its link. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ShareLink } from '../../../sdk/contract/sharing/share';
import { render } from '../../../server/project/renders/tables';
import { createTestServer, type TestOptions } from '../fixtures/test-server';

export async function createSharingServer(options: TestOptions = {}) {
  const server = await createTestServer(options);
  const { db, storage } = server.services;
  let ids = 0;
  const putText = (key: string, text: string) => storage.put(key, new TextEncoder().encode(text));

  /** A finished file of the project. */
  async function addExport(projectId: number, text: string): Promise<number> {
    const [asked] = await db.select().from(render).where(eq(render.projectId, projectId));
    if (!asked) throw new Error('The project has no export');
    ids += 1;
    const videoKey = `renders/shared-${ids}/video.mp4`;
    const posterKey = `renders/shared-${ids}/poster.webp`;
    await putText(videoKey, text);
    await putText(posterKey, `still of ${text}`);
    const { id: _id, ...values } = asked;
    const done = { status: 'done', percentage: 100, videoKey, posterKey, finishedAt: new Date() } as const;
    const [row] = await db
      .insert(render)
      .values({ ...values, ...done, sizeBytes: text.length })
      .returning({ id: render.id });
    return row?.id ?? 0;
  }

  return {
    server,
    addExport,
    async person(email: string) {
      const id = await server.addUser({ email });
      const token = await server.signIn(email);
      const call = (method: string, path: string, json?: unknown) =>
        server.call(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
      const { data: project } = (await call('POST', '/v1/project', { recipeId: 1, name: 'Spring <sale>' })).json;
      const path = `/v1/project/${project.id}/share`;
      return {
        id,
        email,
        token,
        call,
        projectId: project.id as number,
        read: () => call('GET', path),
        share: (json: object = {}) => call('POST', path, json),
        change: (json: object) => call('PUT', path, json),
        revoke: () => call('DELETE', path),
        async exports(text: string) {
          const running = eq(render.projectId, project.id);
          if ((await db.$count(render, running)) === 0) await call('POST', `/v2/project/${project.id}/render`);
          return addExport(project.id, text);
        },
      };
    },
    visit: (link: ShareLink, json: object = {}, headers: Record<string, string> = {}) =>
      server.call('POST', '/api/v1/share', { json: { token: tokenIn(link), ...json }, headers }),
    file: (url: string | null) => server.fetch(url ?? '/missing'),
  };
}

export function tokenIn({ url }: ShareLink): string {
  const token = url.split('/share/')[1] ?? '';
  expect(token).not.toBe('');
  return token;
}

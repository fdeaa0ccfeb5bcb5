import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ProjectRenderState } from '../../../sdk/contract/export/render';
import { render } from '../../../server/project/renders/tables';
import { createTestServer, type TestServer } from '../fixtures/test-server';
import { namesIn } from '../fixtures/zip-content';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
  await server.services.renders.start();
});
afterAll(() => server.close());

const created = async (json: object = { recipeId: 1, name: 'Spring: sale' }): Promise<number> =>
  (await server.call('POST', '/api/v1/project', { token, json })).json.data.id;
const ask = (id: number, query = '') => server.call('POST', `/api/v2/project/${id}/render${query}`, { token });
const state = async (id: number): Promise<ProjectRenderState> =>
  (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json.data;
async function exported(id: number, query = '') {
  const asked = await ask(id, query);
  expect(asked.status, JSON.stringify(asked.json)).toBe(200);
  return vi.waitFor(
    async () => {
      const found = (await state(id)).renders.find((one) => one.id === asked.json.data.id);
      expect(found?.status).toBe('done');
      return found!;
    },
    { timeout: 15_000, interval: 30 },
  );
}

describe('an export in another ratio', () => {
  test.each([
    ['', 'mp4', 1080, 1920],
    ['&resolution=720p', 'mp4', 720, 1280],
    ['&format=webm&transparent=true', 'webm', 1080, 1920],
    ['&format=mov&resolution=4k', 'mov', 2160, 3840],
    ['&format=gif', 'gif', 360, 640],
  ])('is painted from the layouts of that ratio: %s', async (more, format, width, height) => {
    const id = await created();
    const file = await exported(id, `?ratio=portrait${more}`);
    expect(file).toMatchObject({ ratio: 'portrait', format, width, height, isCurrent: true });
    expect(server.painter.composition).toMatchObject({ width: 1080, height: 1920 });
    const { data: project } = (await server.call('GET', `/api/v2/project/${id}`, { token })).json;
    expect([project.ratio, project.version]).toEqual(['landscape', 1]);
    const download = await server.fetch(file.downloadUrl ?? '');
    expect(download.headers.get('content-disposition')).toMatch(/filename="Spring sale 9x16\.\w+"/);
  });

  test('of its own ratio is as without a choice', async () => {
    const id = await created();
    const file = await exported(id, '?ratio=landscape');
    expect(file).toMatchObject({ ratio: 'landscape', width: 1920, height: 1080 });
    expect((await server.fetch(file.downloadUrl ?? '')).headers.get('content-disposition')).toContain(
      '"Spring sale.mp4"',
    );
  });

  test('is refused where a scene has no layout for it, before it counts', async () => {
    const id = await created();
    const { status, json } = await ask(id, '?ratio=square');
    expect([status, json.code]).toEqual([422, 'validation_failed']);
    expect(json.details.ratio[0]).toMatch(/^The scene ".+" has no square layout$/);
    expect((await ask(id, '?ratio=round')).json.details).toHaveProperty('ratio');
    expect((await state(id)).renders).toEqual([]);
  });

  test('is outdated by an edit, and current again once the edit is undone', async () => {
    const id = await created({ templateId: 1001 });
    const save = async (color: string) => {
      const background = { type: 'color', value: color };
      const scene = { template: 1001, ingredient: 1, order: 0, images: [], texts: [], colors: [], background };
      const json = { name: 'Mine', customisations: [scene], audio: [] };
      expect((await server.call('PUT', `/api/v2/project/${id}`, { token, json })).status).toBe(200);
      return (await state(id)).renders[0]?.isCurrent;
    };
    await save('#00ff00');
    await exported(id, '?ratio=portrait');
    expect(await save('#00ff00')).toBe(true);
    expect(await save('#ff0000')).toBe(false);
    expect(await save('#00ff00')).toBe(true);
  });
});

describe('files of several ratios', () => {
  test('lists, links and platforms take the one in the ratio of the project', async () => {
    const id = await created();
    const tall = await exported(id, '?ratio=portrait');
    const summary = async () => {
      const { data } = (await server.call('GET', '/api/v1/project?perPage=1', { token })).json;
      return data[0];
    };
    const shared = async () =>
      (await server.call('POST', `/api/v1/project/${id}/share`, { token, json: {} })).json.data;
    const path = (url: string | null) => new URL(url ?? '').pathname;
    // it is the only one
    expect(path((await state(id)).videoUrls[0]!)).toBe(path(tall.videoUrl));
    await shared();
    const wide = await exported(id);
    const newest = await exported(id, '?ratio=portrait&quality=high');
    const urls = [wide, newest, tall].map(({ videoUrl }) => path(videoUrl));
    expect((await state(id)).videoUrls.map(path)).toEqual(urls);
    const listed = await summary();
    expect(listed.videoUrls.map(path)).toEqual(urls);
    expect(path(listed.file.downloadUrl)).toBe(path(wide.videoUrl));
    const link = (await server.call('GET', `/api/v1/project/${id}/share`, { token })).json.data.link;
    expect(link.isNewest).toBe(false);
    await server.call('PUT', `/api/v1/project/${id}/share`, { token, json: { showNewest: true } });
    const now = (await server.call('GET', `/api/v1/project/${id}/share`, { token })).json.data.link;
    expect([now.isNewest, now.exportedAt]).toEqual([true, wide.createdAt]);
  });

  test('come in one ZIP with names of their own, some or all of them', async () => {
    const id = await created();
    const wide = await exported(id);
    expect((await state(id)).zipUrl).toBeNull();
    await exported(id, '?ratio=portrait');
    const tall = await exported(id, '?ratio=portrait');
    await exported(id, '?ratio=portrait&quality=high');
    const { zipUrl } = await state(id);
    const answer = await server.fetch(zipUrl ?? '');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain('"Spring sale.zip"');
    const all = await namesIn(answer);
    // of the two that were asked for in the same way, the newest
    expect([...all.keys()]).toEqual(['Spring sale 16x9.mp4', 'Spring sale 9x16.mp4', 'Spring sale 9x16 (2).mp4']);
    expect(new Set(all.values())).toEqual(new Set(['video of 4 segments']));
    const picked = await namesIn(await server.fetch(`${zipUrl}&renders=${wide.id},${tall.id}`));
    expect([...picked.keys()]).toEqual(['Spring sale 16x9.mp4', 'Spring sale 9x16.mp4']);
    expect((await server.fetch(`${zipUrl}&renders=999`)).status).toBe(404);
    const other = (zipUrl ?? '').replace(`projects/${id}.`, `projects/${id + 1}.`);
    expect((await server.fetch(other)).status).toBe(404);
  });

  test('older ones are left out of the ZIP', async () => {
    const id = await created();
    const wide = await exported(id);
    await exported(id, '?ratio=portrait');
    await server.services.db.update(render).set({ projectVersion: 0 }).where(eq(render.id, wide.id));
    expect((await state(id)).zipUrl).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ProjectRenderState, Render } from '../../../sdk/contract/export/render';
import type { Project } from '../../../sdk/contract/project/project';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
  await server.services.renders.start();
});
afterAll(() => server.close());

const make = async (templateId: number): Promise<Project> =>
  (await server.call('POST', '/api/v1/project', { token, json: { templateId } })).json.data;
const render = (id: number, query = '') => server.call('POST', `/api/v2/project/${id}/render${query}`, { token });
const save = (project: Project, over: object) => {
  const [scene] = project.ingredients;
  const { id, ingredientTemplateId: template, images, texts, colors } = scene as Project['ingredients'][number];
  const customisations = [{ ingredient: id, template, order: 0, images, texts, colors }];
  const json = { name: 'Post', customisations, audio: [], ...over };
  return server.call('PUT', `/api/v2/project/${project.id}`, { token, json });
};
const finished = (id: number) =>
  vi.waitFor(
    async () => {
      const { json } = await server.call('GET', `/api/v1/project/${id}/status`, { token });
      expect(json.data.status).toBe('done');
      return json.data as ProjectRenderState;
    },
    { timeout: 15_000, interval: 30 },
  );

describe('an image template', () => {
  test('makes a silent project of one scene in its own format', async () => {
    const project = await make(8004);
    expect(project).toMatchObject({ kind: 'image', ratio: 'portrait', audio: [], musicKit: null, recipe: null });
    expect(project.ingredients).toHaveLength(1);
    const { json } = await server.call('GET', '/api/v1/project', { token });
    expect(json.data[0]).toMatchObject({ id: project.id, kind: 'image' });
  });

  test('is saved like any project, but takes neither a second scene nor music', async () => {
    const project = await make(8004);
    expect((await save(project, { name: 'My post' })).json.data.version).toBe(2);
    const refused = await save(project, { audio: [{ audioTrack: 1, order: 0 }] });
    expect([refused.status, Object.keys(refused.json.details)]).toEqual([422, ['audio']]);
    const none = await save(project, { customisations: [] });
    expect([none.status, Object.keys(none.json.details)]).toEqual([422, ['customisations']]);
  });

  test.each([
    ['', 'png', 'image.png', 'image/png'],
    ['?format=jpeg', 'jpeg', 'image.jpg', 'image/jpeg'],
    ['?format=webp', 'webp', 'image.webp', 'image/webp'],
  ])('is rendered to a picture by render%s', async (query, format, file, mimeType) => {
    const { id } = await make(8004);
    expect((await render(id, query)).status).toBe(200);
    const { renders, videoUrls } = await finished(id);
    const [newest] = renders as [Render];
    expect(newest).toMatchObject({ format, videoUrl: null, width: 1080, height: 1920, percentageComplete: 100 });
    expect(videoUrls).toEqual([]);
    expect(newest.imageUrl).toContain(file);
    const answer = await server.fetch(newest.downloadUrl ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, mimeType]);
    expect(answer.headers.get('content-disposition')).toContain(`Price post portrait.${file.slice(6)}`);
    expect((await answer.arrayBuffer()).byteLength).toBe(newest.sizeBytes);
  });

  test.each([
    [8004, 'mp4'],
    [8001, 'png'],
    [8004, 'gif'],
  ])('template %i is not rendered to %s', async (templateId, format) => {
    const { id } = await make(templateId);
    const { status, json } = await render(id, `?format=${format}`);
    expect([status, Object.keys(json.details)]).toEqual([422, ['format']]);
  });
});

describe('a video template', () => {
  test('makes a project in its own orientation, with music', async () => {
    expect(await make(8002)).toMatchObject({
      kind: 'video',
      ratio: 'portrait',
      musicKit: 1,
      name: 'Café sign portrait',
    });
  });

  test('of a paid plan needs one', async () => {
    await server.addUser({ email: 'free@spotreel.test' });
    const free = await server.signIn('free@spotreel.test');
    const { status, json } = await server.call('POST', '/api/v1/project', { token: free, json: { templateId: 8003 } });
    expect([status, json.code]).toEqual([403, 'premium_required']);
  });
});

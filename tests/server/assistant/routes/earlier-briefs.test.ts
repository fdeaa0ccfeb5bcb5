/** Briefs are listed, opened as they were left, and deleted. */
import type { BriefSave, BriefSummary, ProjectBrief } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project } from '../../../../server/project/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
let other: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
  await server.addUser({ email: 'other@spotreel.test' });
  other = await server.signIn('other@spotreel.test');
});
afterAll(() => server.close());

const call = (method: string, path: string, json?: unknown, by = token) =>
  server.call(method, `/api/v2/ai/${path}`, { token: by, json });
const plan = async (brief: string, more: Record<string, unknown> = {}): Promise<ProjectBrief> =>
  (await call('POST', 'storyboard', { brief, ...more })).json.data;
const list = async (query = '', by = token) => (await call('GET', `project-brief${query}`, undefined, by)).json;

function toSave({ storyboard }: ProjectBrief, over: Partial<BriefSave> = {}): BriefSave {
  return {
    storyboard: {
      name: storyboard.name,
      templateFamilyId: storyboard.templateFamily.id,
      ratio: storyboard.ratio,
      musicKit: storyboard.musicKit?.id ?? null,
      scenes: storyboard.scenes.map(({ template, texts }) => ({ template: template.templateId, texts: [...texts] })),
    },
    ownTexts: [],
    placeId: null,
    messages: [],
    ...over,
  };
}

describe('the list', () => {
  test('has the brief that was worked on last first, with its first words and its video', async () => {
    const first = await plan('A video for our lamp Halo.');
    const second = await plan(`A video for ${'our very long new lamp '.repeat(6)}Halo.`);
    expect((await list()).data.map(({ id }: BriefSummary) => id)).toEqual([second.id, first.id]);
    await call('PUT', `project-brief/${first.id}`, toSave(first));
    const { json } = await call('POST', 'project', { briefId: first.id });
    const [newest, older] = (await list()).data as BriefSummary[];
    expect(newest).toMatchObject({ id: first.id, title: 'A video for our lamp Halo.', projectId: json.data.id });
    expect(newest).toMatchObject({ ratio: 'landscape', scenes: first.storyboard.scenes.length });
    expect(newest?.previewUrl).toMatch(/^http/);
    expect(older?.opening).toMatchObject({
      templateId: second.storyboard.scenes[0]?.template.templateId,
      texts: second.storyboard.scenes[0]?.texts,
      placeId: null,
    });
    expect(older).toMatchObject({ id: second.id, projectId: null });
    expect(older?.title).toMatch(/^A video for our very long .{0,60} \p{L}+…$/u);
  });

  test('shows the video of a brief once its still is painted, else its first scene', async () => {
    const brief = await plan('A video for our chair Luna.');
    const { json } = await call('POST', 'project', { briefId: brief.id });
    const summary = async () => ((await list()).data as BriefSummary[]).find(({ id }) => id === brief.id);
    expect((await summary())?.opening?.texts).toEqual(brief.storyboard.scenes[0]?.texts);
    const { db } = server.services;
    await db.update(project).set({ posterKey: 'posters/1/luna.webp' }).where(eq(project.id, json.data.id));
    const painted = await summary();
    expect(painted?.previewUrl).toContain('posters/1/luna.webp');
    expect(painted).not.toHaveProperty('opening');
    // an older video of the same brief comes second
    const again = await call('POST', 'project', { briefId: brief.id });
    expect(await summary()).toMatchObject({ projectId: again.json.data.id });
    expect(await summary()).toHaveProperty('opening');
  });

  test('has pages', async () => {
    const { data, totalCount, numPages } = await list('?perPage=1&page=2');
    expect(data).toHaveLength(1);
    expect(numPages).toBe(totalCount);
  });

  test('is that of the person', async () => {
    expect((await list('', other)).data).toEqual([]);
    expect((await server.call('GET', '/api/v2/ai/project-brief')).status).toBe(401);
  });
});

describe('a brief that was saved', () => {
  test('opens as it was left: texts, own texts, brand, tags, brief and conversation', async () => {
    const brand = await server.call('POST', '/api/v1/organisation', { token, json: { name: 'Oakline' } });
    const brief = await plan('A video for our lamp Halo, which costs €129.');
    const save = toSave(brief, {
      brief: 'Our lamp Halo, for €99.',
      tags: ['calm'],
      placeId: brand.json.data.id,
      ownTexts: [{ scene: 0, id: brief.storyboard.scenes[0]?.texts[0]?.id ?? '' }],
      messages: [
        { from: 'person', text: 'shorter' },
        { from: 'assistant', text: 'I shortened one text.' },
      ],
    });
    const [text] = save.storyboard.scenes[0]?.texts ?? [];
    if (text) text.value = 'Written by hand';
    expect((await call('PUT', `project-brief/${brief.id}`, save)).status).toBe(200);
    const opened: ProjectBrief = (await call('GET', `project-brief/${brief.id}`)).json.data;
    const { brief: saved, tags, placeId, ownTexts, messages } = save;
    expect(opened).toMatchObject({ text: saved, tags, placeId, ownTexts, messages });
    expect(opened.storyboard.scenes[0]?.texts[0]?.value).toBe('Written by hand');
  });

  test.each([
    ['more than 100 messages', { messages: Array.from({ length: 101 }, () => ({ from: 'person', text: 'a' })) }, 422],
    ['a brand of another person', { placeId: 987_654 }, 404],
    ['a brief of two characters', { brief: 'ab' }, 422],
  ])('with %s is refused', async (_, over, status) => {
    const brief = await plan('A video for our lamp Halo.');
    expect((await call('PUT', `project-brief/${brief.id}`, { ...toSave(brief), ...over })).status).toBe(status);
  });

  test('of another person is not found', async () => {
    const brief = await plan('A video for our lamp Halo.');
    expect((await call('PUT', `project-brief/${brief.id}`, toSave(brief), other)).status).toBe(404);
  });
});

describe('a deleted brief', () => {
  test('is gone; its video stays and no longer names it', async () => {
    const brief = await plan('A video for our lamp Halo.');
    const made = await call('POST', 'project', { briefId: brief.id });
    expect((await call('DELETE', `project-brief/${brief.id}`)).status).toBe(200);
    expect((await call('GET', `project-brief/${brief.id}`)).status).toBe(404);
    const project = await server.call('GET', `/api/v2/project/${made.json.data.id}`, { token });
    expect(project.json.data).toMatchObject({ id: made.json.data.id, lastBriefId: null });
    expect((await call('DELETE', `project-brief/${brief.id}`)).status).toBe(404);
  });

  test('of another person is not found', async () => {
    const brief = await plan('A video for our lamp Halo.');
    expect((await call('DELETE', `project-brief/${brief.id}`, undefined, other)).status).toBe(404);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProjectCheck } from '../../../../sdk/contract/schemas/project-check';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());
beforeEach(() => {
  server.painter.contrasts = [];
});

const scene = (ingredient: number, over: object = {}) => ({
  template: 1001,
  ingredient,
  order: ingredient - 1,
  texts: [
    { id: 'headline', value: 'Our words' },
    { id: 'company', value: 'Our shop' },
  ],
  images: [{ id: 'picture', value: 1 }],
  colors: [],
  ...over,
});
const checked = async (customisations: object[], source: object = { recipeId: 1 }): Promise<ProjectCheck> => {
  const json = { ...source, customisations };
  const { json: made } = await server.call('POST', '/api/v1/project', { token, json });
  const { status, json: answer } = await server.call('GET', `/api/v1/project/${made.data.id}/check`, { token });
  expect([status, answer.code]).toEqual([200, undefined]);
  return answer.data;
};

test('a project with words and images of its own has no finding', async () => {
  expect(await checked([scene(1), scene(2)])).toEqual({ durationSeconds: 8, isContrastMeasured: true, findings: [] });
});

test('finds what is empty and what is a sample, scene by scene', async () => {
  const { findings } = await checked([
    scene(1, { texts: [{ id: 'headline', value: ' ' }], images: [] }),
    scene(2, { texts: [{ id: 'company', value: 'Ours' }] }),
  ]);
  expect(findings.map(({ code, scene: place, field }) => [code, place, field])).toEqual([
    ['text_empty', 1, 'headline'],
    ['text_sample', 1, 'company'],
    ['image_empty', 1, 'picture'],
    ['text_sample', 2, 'headline'],
  ]);
  expect(findings[0]?.message).toBe('“Headline” in scene 1 is empty.');
});

test('finds texts that are hard to read where they stand', async () => {
  server.painter.contrasts = [
    { field: 'headline', frame: 60, contrast: 4.48, picture: undefined },
    { field: 'company', frame: 60, contrast: 4.5, picture: undefined },
  ];
  const { findings } = await checked([scene(1)]);
  expect(findings).toMatchObject([{ code: 'text_contrast', severity: 'warning', ingredient: 1, field: 'headline' }]);
  expect(findings[0]?.message).toContain('its contrast is 4.4; 4.5 is readable');
});

test('without scenes there is nothing to show', async () => {
  expect((await checked([])).findings).toMatchObject([{ code: 'scenes_missing', severity: 'error', scene: null }]);
});

test('a project that Blender renders cannot be checked', async () => {
  const { renders } = server.services;
  Object.assign(renders, { hasBlender: true });
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { templateId: 9001 } });
  Object.assign(renders, { hasBlender: false });
  const { json: answer } = await server.call('GET', `/api/v1/project/${json.data.id}/check`, { token });
  expect(answer.code).toBe('blender_unavailable');
});

test('a server without a renderer still checks the fields', async () => {
  const bare = await createTestServer({ engine: { unavailable: 'No ffmpeg.' } });
  try {
    const own = await bare.signIn();
    const { json } = await bare.call('POST', '/api/v1/project', { token: own, json: { recipeId: 1 } });
    const { json: answer } = await bare.call('GET', `/api/v1/project/${json.data.id}/check`, { token: own });
    expect(answer.data.isContrastMeasured).toBe(false);
    expect(answer.data.findings.length).toBeGreaterThan(0);
  } finally {
    await bare.close();
  }
});

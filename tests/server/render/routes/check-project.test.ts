import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProjectCheck } from '../../../../sdk/contract/project/project-check';
import { MotionMeter } from '../../../../sdk/scene/film-figures/motion-meter';
import { project } from '../../../../server/project/tables';
import { paintedFrame } from '../../fixtures/painted-frame';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.painter.contrasts = [];
  server.painter.motionFigures = new MotionMeter().figures();
  server.painter.stillFile = await paintedFrame('divided');
});

/** A first frame: half of it in another color, or all of it in one. */
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

test('finds a video that begins with one flat color', async () => {
  server.painter.stillFile = await paintedFrame('flat');
  const { findings } = await checked([scene(1), scene(2)]);
  expect(findings).toMatchObject([{ code: 'first_frame_empty', ingredient: 1, scene: 1 }]);
});

test('finds a scene that does not move, and where that begins', async () => {
  const longestStill = { seconds: 3.2, fromSeconds: 0.8 };
  server.painter.motionFigures = { ...new MotionMeter().figures(), longestStill };
  const { findings } = await checked([scene(1)]);
  expect(findings).toMatchObject([
    { code: 'scene_still', severity: 'warning', ingredient: 1, scene: 1, field: null, fromSeconds: 0.8, seconds: 3.2 },
  ]);
  expect(findings[0]?.message).toBe('Scene 1 does not move for 3.2 s, from 0.8 s on. Make it shorter.');
});

test('measures each scene as it is in the video: without the frames that two of them share', async () => {
  const transition = { kind: 'fade', frames: 12 } as const;
  await checked([scene(1, { transition }), scene(2)]);
  const [first, second] = server.painter.measuredMotions.slice(-2);
  expect([first?.frames[0], first?.frames.at(-1)]).toEqual([0, 111]);
  expect([second?.frames[0], second?.frames.at(-1)]).toEqual([12, 123]);
});

test('a text that a person confirmed is no sample any more, in a copy too', async () => {
  const json = { recipeId: 1, customisations: [scene(1, { texts: [{ id: 'company', value: 'Ours' }] })] };
  const { json: made } = await server.call('POST', '/api/v1/project', { token, json });
  const { id } = made.data;
  const codes = async (of = id) =>
    (await server.call('GET', `/api/v1/project/${of}/check`, { token })).json.data.findings.map(
      ({ code }: { code: string }) => code,
    );
  expect(await codes()).toEqual(['text_sample']);
  const confirmed = [{ ingredient: 1, id: 'headline' }];
  const body = { token, json: { confirmed } };
  const { status, json: answer } = await server.call('PUT', `/api/v2/project/${id}/confirmed-texts`, body);
  expect([status, answer.data]).toEqual([200, { id, confirmedTexts: confirmed }]);
  expect(await codes()).toEqual([]);
  const whole = await server.call('GET', `/api/v2/project/${id}`, { token });
  expect(whole.json.data.confirmedTexts).toEqual(confirmed);
  const copy = await server.call('POST', `/api/v1/project/${id}/duplicate`, { token, json: {} });
  expect(await codes(copy.json.data.id)).toEqual([]);
});

test('names files that are gone, and checks the rest', async () => {
  const json = { recipeId: 1, customisations: [scene(1)] };
  const { json: made } = await server.call('POST', '/api/v1/project', { token, json });
  const { db } = server.services;
  const content = {
    customisations: [scene(1, { images: [{ id: 'picture', value: 999_999 }] })],
    audio: [],
    musicKit: null,
    ownMusic: { media: 999_998, start: 0, fadeIn: 0, fadeOut: 0 },
    fontFamily: null,
    paletteOverride: [],
  };
  await db.update(project).set({ content }).where(eq(project.id, made.data.id));
  const { json: answer } = await server.call('GET', `/api/v1/project/${made.data.id}/check`, { token });
  expect(answer.data.findings.map(({ code, field }: { code: string; field: string }) => [code, field])).toEqual([
    ['image_missing', 'picture'],
    ['music_missing', null],
  ]);
});

/** An agent makes a video: from the first search to the finished file, over a real socket. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGENT_TOOLS } from '../../../sdk/agent';
import { auditEntry } from '../../../server/account/tables';
import { PUBLIC_ONLY } from '../../../server/media/fetching/fetch-url';
import { type Listening, listen } from '../../../server/platform/http/listen';
import { createMediaPort } from '../../../server/render/create-media-port';
import type { RenderSettings } from '../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../server/render/engine/media/media-tools';
import { makeKey } from '../fixtures/api-key';
import { inlinePictures } from '../fixtures/inline-pictures';
import { type Agent, connectAgent } from '../fixtures/mcp-client';
import { paintedFrame } from '../fixtures/painted-frame';
import { createTestServer, noMedia, type TestServer } from '../fixtures/test-server';

let server: TestServer;
let pictures: Server;
let listening: Listening;
let agent: Agent;
let pictureUrl: string;

beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  pictures = createServer((_request, response) => response.end(jpeg));
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  pictureUrl = `http://public.test:${(pictures.address() as AddressInfo).port}/shop.jpg`;
  const { image } = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);
  server = await createTestServer({
    mediaPort: { ...noMedia, image },
    fetchPolicy: {
      ...PUBLIC_ONLY,
      ports: undefined,
      resolve: async (name) => [name === 'public.test' ? '127.0.0.1' : '10.0.0.1'],
      isAllowedAddress: (address) => address === '127.0.0.1',
    },
  });
  await server.services.renders.start();
  listening = await listen({ host: '127.0.0.1', port: 0 }, server.app.fetch);
  const origin = `http://127.0.0.1:${listening.port}`;
  agent = await connectAgent(server, await makeKey(server, await server.signIn()), { origin });
});
afterAll(async () => {
  await agent?.close();
  await listening?.close();
  pictures?.close();
  await server?.close();
});

test('the server says what it is, and lists each tool with its schemas', async () => {
  expect(agent.client.getServerVersion()).toMatchObject({ name: 'spotreel' });
  expect(agent.client.getInstructions()).toContain('never instructions');
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(AGENT_TOOLS.map(({ name }) => name));
  for (const { inputSchema, outputSchema, description } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(outputSchema).toMatchObject({ type: 'object' });
    expect(description).toMatch(/\.$/);
  }
  const counting = tools.filter(({ annotations }) => annotations?.readOnlyHint === false).map(({ name }) => name);
  expect(counting).toEqual(['create_project', 'fill_project', 'render_project']);
});

test('finds recipes by words, goal and format', async () => {
  const { recipes } = await agent.use('find_recipes', { search: 'launch', goal: 'Promote', format: 'landscape' });
  expect(recipes).toMatchObject([
    {
      recipeId: 1,
      name: 'Product launch',
      goals: ['promote'],
      styles: [{ styleId: 11, formats: ['landscape', 'portrait'] }],
    },
  ]);
  expect((await agent.use('find_recipes', { format: 'square' })).recipes).toEqual([]);
  await expect(agent.use('find_recipes', { goal: 'revenge' })).rejects.toMatchObject({
    code: 'validation_failed',
    details: { goal: ['Choose one of: promote, event'] },
  });
});

test('makes a video, from the recipe to the finished file', async () => {
  const recipe = await agent.use('read_recipe', { recipeId: 1, format: 'portrait' });
  expect(recipe).toMatchObject({ format: 'portrait', sceneCount: 2, durationSeconds: 8 });
  expect(recipe.fields[0]).toMatchObject({ key: '1.text.headline', scene: 1, maxLength: 20, value: 'Headline 1001' });

  const made = await agent.use('create_project', { recipeId: 1, format: 'portrait', name: 'Made by an agent' });
  const { projectId } = made;
  expect(made.editorUrl).toBe(`http://127.0.0.1:${listening.port}/project/${projectId}`);
  expect(made.fields.every(({ isSample }: { isSample: boolean }) => isSample)).toBe(true);

  const { music } = await agent.use('find_music');
  const filled = await agent.use('fill_project', {
    projectId,
    name: 'Spring sale',
    musicId: music[0].musicId,
    palette: ['#004400', '#ffffff'],
    fields: {
      '1.text.headline': 'Half price',
      '2.text.company': 'Ann’s shop',
      '1.image.picture': pictureUrl,
      '2.image.picture': 2,
    },
  });
  const fieldOf = (key: string) => filled.fields.find((field: { key: string }) => field.key === key);
  expect(filled).toMatchObject({ name: 'Spring sale', palette: ['#004400', '#ffffff'], musicId: 1 });
  expect(fieldOf('1.text.headline')).toMatchObject({ value: 'Half price', isSample: false });
  expect(fieldOf('2.image.picture')).toMatchObject({ value: '2', isSample: false });
  expect(fieldOf('1.color.accent').value).toBe('#004400');
  expect(Number(fieldOf('1.image.picture').value)).toBeGreaterThan(2);

  const { content, structuredContent } = await agent.result('look_at_project', { projectId, longSidePx: 320 });
  expect(structuredContent).toMatchObject({
    sceneCount: 2,
    stills: [{ scene: 1, width: 180, height: 320 }, { scene: 2 }],
  });
  const images = content.filter(({ type }) => type === 'image');
  expect(images).toEqual(
    Array(2).fill({ type: 'image', mimeType: 'image/webp', data: Buffer.from('a still').toString('base64') }),
  );

  server.painter.contrasts = [{ field: 'headline', frame: 60, contrast: 2.15, picture: undefined }];
  server.painter.stillFile = await paintedFrame('divided');
  const { findings } = await agent.use('check_project', { projectId });
  expect(findings).toContainEqual(expect.objectContaining({ code: 'text_sample', key: '1.text.company' }));
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'text_contrast', key: '1.text.headline', message: expect.stringContaining('2.1') }),
  );

  await agent.use('render_project', { projectId });
  const render = await agent.use('read_render', { projectId, waitSeconds: 50 });
  expect(render).toMatchObject({ status: 'done', percentageComplete: 100, isCurrent: true, error: null });
  const file = await fetch(render.downloadUrl);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect((await agent.use('find_projects', { search: 'Spring' })).projects).toMatchObject([
    { projectId, status: 'done' },
  ]);
});

test('each change is in the audit log, under the name of the key; what only reads is not', async () => {
  const rows = await server.services.db.select().from(auditEntry).orderBy(auditEntry.id);
  expect(rows.map(({ request }) => request.replace(/\d{3,}/, 'id'))).toEqual([
    'POST /v1/project',
    'POST /v1/ingredient/image/url',
    'PUT /v2/project/id',
    'POST /v2/project/id/render',
  ]);
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(
    new Set([expect.stringMatching(/^demo@spotreel\.test \(API key sr_live_[0-9a-f]{8}\)$/)]),
  );
});

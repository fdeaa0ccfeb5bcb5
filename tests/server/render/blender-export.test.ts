/** An export of a 3D template over the API, with real painters and a program that pretends to be Blender. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resolveSource } from '../../../server/media/files/local-source';
import { createTestServer, type TestServer } from '../fixtures/test-server';
import { writeStandIn } from './engine/blender/stand-in';
import { rgbFrames } from './engine/fixtures/decoding';
import { renderHarness } from './engine/harness';

const harness = renderHarness();
let server: TestServer;
let token: string;
beforeAll(async () => {
  const driver = path.resolve('server/render/engine/blender/driver.py');
  const blender = {
    path: await writeStandIn(harness.file('blender.cjs'), 'works'),
    version: '3.4.1',
    longSidePx: 160,
    driver,
  };
  const fetchMedia = (src: string) => resolveSource(server.library, server.services.storage, src);
  server = await createTestServer({ engine: harness.engine({ blender, fetchMedia }), pollMs: 50 });
  await mkdir(path.join(server.library.folder, 'media'), { recursive: true });
  const red = { create: { width: 100, height: 100, channels: 3 as const, background: '#d02040' } };
  await sharp(red)
    .png()
    .toFile(path.join(server.library.folder, 'media', '2.png'));
  token = await server.signIn();
  await server.services.renders.start();
});
afterAll(() => server.close());

test('is accepted, and its video shows what Blender has rendered', async () => {
  const json = { templateId: 9001, render: true, output: { resolution: '720p' } };
  const created = await server.call('POST', '/api/v1/project', { token, json });
  expect([created.status, created.json.code]).toEqual([200, undefined]);
  const { id } = created.json.data;
  const done = await vi.waitFor(
    async () => {
      const { data } = (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json;
      expect(data.status).toMatch(/done|failed/);
      return data;
    },
    { timeout: 100_000, interval: 200 },
  );
  expect(done).toMatchObject({ status: 'done', percentageComplete: 100 });
  const video = harness.file('video.mp4');
  const bytes = await (await server.fetch(done.videoUrls[0])).arrayBuffer();
  await writeFile(video, Buffer.from(bytes));
  const frames = rgbFrames(video, 1280, 720);
  expect(frames).toHaveLength(60);
  for (const frame of [frames[0], frames[59]]) {
    const off = [0xd0, 0x20, 0x40].map((value, channel) => Math.abs((frame?.[channel] ?? 0) - value));
    expect(Math.max(...off)).toBeLessThan(16);
  }
}, 120_000);

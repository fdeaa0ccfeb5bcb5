/**
 * Two machines paint one video with real painters. The hardware encoder of the first is the packaged ffmpeg with other settings
 * of x264: its segments cannot be joined with those of the second.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Composition } from '../../../sdk/scene/composition';
import type { Teardown } from '../../../server/open-parts';
import type { H264Encoder } from '../../../server/platform/config/render-encoder-settings';
import { silentLog } from '../../../server/platform/log/log';
import { render } from '../../../server/project/renders/tables';
import type { RenderEngine } from '../../../server/render/engine/engine';
import type { RenderPort } from '../../../server/render/engine-port';
import { takeJobs } from '../../../server/start-worker';
import { sharedParsing } from '../fixtures/parsing';
import { createTestServer, noMedia, type TestServer } from '../fixtures/test-server';
import { type Behavior, writeStandIn } from './engine/ffmpeg/stand-in';
import { animation, composition, HEIGHT, movingSquare, scene, WIDTH } from './engine/fixtures/compositions';
import { readMp4, rgbFrames } from './engine/fixtures/decoding';
import { packaged, renderHarness } from './engine/harness';

const harness = renderHarness();
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());

const undo: Teardown = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

/** Paints a moving square in place of the library's pictures, which tests of the server do not have. */
function moving(engine: RenderEngine): RenderPort {
  const seen = ({ scenes }: Composition) =>
    composition(
      scenes.map(({ durationFrames: frames }) =>
        scene(frames, { type: 'color', color: '#203040' }, animation(frames, [movingSquare(frames, [1, 0.5, 0])])),
      ),
    );
  const size = { width: WIDTH, height: HEIGHT };
  return {
    ...engine,
    renderSegment: (options) =>
      engine.renderSegment({
        ...options,
        composition: seen(options.composition),
        picture: { ...options.picture, size },
      }),
    assemble: (options) => engine.assemble({ ...options, composition: seen(options.composition) }),
    still: (options) => engine.still({ ...options, composition: seen(options.composition) }),
  };
}

interface Machine {
  /** Files of segments that it has put into the storage. */
  readonly stored: string[];
  leave(): Promise<void>;
}

/** `behavior`: of its hardware encoder; without one it has none. */
async function machine(name: string, behavior?: Behavior): Promise<Machine> {
  const workDir = path.join(server.folder, name);
  mkdirSync(workDir, { recursive: true });
  const script = path.join(server.folder, `${name}.mjs`);
  const ffmpegPath = behavior ? await writeStandIn(script, { h264_nvenc: behavior }) : packaged.path;
  const encoder: H264Encoder = behavior ? 'h264_nvenc' : 'x264';
  const { library, services } = server;
  const engine = moving(harness.engine({ workDir, ffmpegPath, encoder, processes: 1 }));
  const stored: string[] = [];
  const storage = Object.assign(Object.create(services.storage), {
    async putFile(key: string, file: string) {
      await services.storage.putFile(key, file);
      if (key.startsWith('work/')) stored.push(path.basename(key));
    },
  });
  const connection = { ...server.connection, embedded: false, close: async () => {} };
  const parsing = await sharedParsing();
  const shared = { connection, library, parsing, log: silentLog, pollMs: 200, storage, workDir, mediaPort: noMedia };
  const teardown: Teardown = [];
  const leave = async () => {
    for (const one of teardown.splice(0).reverse()) await one();
  };
  undo.push(leave);
  // each video is painted from nothing
  await takeJobs({ ...shared, engine, segmentCache: { roomBytes: 0, days: 1 } }, teardown);
  return { stored, leave };
}

async function ask(): Promise<number> {
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  await server.call('POST', `/api/v2/project/${json.data.id}/render?resolution=720p`, { token });
  return json.data.id;
}

/** The finished video of the project's only render. */
async function videoOf(id: number): Promise<string> {
  const row = await vi.waitFor(
    async () => {
      const rows = await server.services.db.select().from(render).where(eq(render.projectId, id));
      expect(rows.map(({ status, error }) => [status, error])).toEqual([['done', null]]);
      return rows[0];
    },
    { timeout: 120_000, interval: 100 },
  );
  return server.services.storage.localFile(row?.videoKey ?? '');
}

async function expectSame(file: string, reference: string): Promise<void> {
  const video = await readMp4(file);
  const expected = await readMp4(reference);
  expect(video.frameTimes).toEqual(expected.frameTimes);
  expect(video.codec).toBe(expected.codec);
  const frames = rgbFrames(file, 160, 90);
  const references = rgbFrames(reference, 160, 90);
  expect(frames).toHaveLength(references.length);
  expect(frames.every((frame, at) => frame.equals(references[at]!))).toBe(true);
}

test('machines that differ make the video that one with x264 makes', { timeout: 300_000 }, async () => {
  const alone = await machine('alone');
  const reference = await videoOf(await ask());
  const count = alone.stored.length;
  expect(count).toBeGreaterThan(1);
  await alone.leave();

  // a graphics card and none
  const one = await machine('one', 'works');
  const mixed = await ask();
  await vi.waitFor(() => expect(one.stored).toContain('segment-0.h264_nvenc.mp4'), { timeout: 60_000, interval: 20 });
  await one.leave();
  const hardware = one.stored.length;
  expect(hardware).toBeLessThan(count);
  const two = await machine('two');
  await expectSame(await videoOf(mixed), reference);
  expect(two.stored.toSorted()).toEqual(alone.stored.toSorted());
  await two.leave();

  // two graphics cards of one name
  const three = await machine('three', 'works');
  const differing = await ask();
  await vi.waitFor(() => expect(three.stored).toContain('segment-0.h264_nvenc.mp4'), { timeout: 60_000, interval: 20 });
  await three.leave();
  const four = await machine('four', 'works-differently');
  await expectSame(await videoOf(differing), reference);
  expect(four.stored.filter((name) => name.includes('nvenc')).length).toBe(count - three.stored.length);
  expect(four.stored.filter((name) => !name.includes('nvenc')).toSorted()).toEqual(alone.stored.toSorted());
  await four.leave();
  await vi.waitFor(async () => expect(await server.services.storage.list('work')).toEqual([]));
});

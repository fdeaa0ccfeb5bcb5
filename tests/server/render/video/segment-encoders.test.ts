/** Machines with different encoders share a video: here their painters only pretend, and their files say what has encoded them. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import type { ProjectRenderState } from '../../../../sdk/contract/export/render';
import type { Teardown } from '../../../../server/open-parts';
import type { H264Encoder } from '../../../../server/platform/config/render-encoder-settings';
import { silentLog } from '../../../../server/platform/log/log';
import { cachedSegment, render } from '../../../../server/project/renders/tables';
import { segmentKey } from '../../../../server/render/work-files';
import { takeJobs } from '../../../../server/start-worker';
import { createFakePainter, type FakePainter } from '../../fixtures/painter';
import { sharedParsing } from '../../fixtures/parsing';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  // only in a folder do files keep their names
  server = await createTestServer({ storage: 'folder' });
  token = await server.signIn();
});
afterAll(() => server.close());

const undo: Teardown = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
  await vi.waitFor(async () => expect(await server.services.storage.list('work')).toEqual([]), 15_000);
});

/** What each painted segment was encoded with. */
type Painted = (readonly [part: number, encoder: H264Encoder | undefined])[];

interface Machine {
  readonly painter: FakePainter;
  readonly painted: Painted;
  readonly joined: (readonly string[])[];
  leave(): Promise<void>;
}

async function machine(encoder: H264Encoder, storage = server.services.storage): Promise<Machine> {
  const fake = createFakePainter();
  const painted: Painted = [];
  const joined: (readonly string[])[] = [];
  const painter: FakePainter = Object.assign(Object.create(fake), {
    encoder,
    processes: 1,
    async renderSegment(options: Parameters<FakePainter['renderSegment']>[0]) {
      painted.push([options.segment.index, options.picture.encoder]);
      await fake.renderSegment(options);
    },
    async assemble(options: Parameters<FakePainter['assemble']>[0]) {
      joined.push(options.segmentFiles.map((file) => path.basename(file)));
      await fake.assemble(options);
    },
  });
  const workDir = path.join(server.folder, encoder);
  mkdirSync(workDir, { recursive: true });
  const connection = { ...server.connection, embedded: false, close: async () => {} };
  const parsing = await sharedParsing();
  const shared = { connection, library: server.library, parsing, log: silentLog, pollMs: 200, storage, workDir };
  const teardown: Teardown = [];
  const leave = async () => {
    for (const one of teardown.splice(0).reverse()) await one();
  };
  undo.push(leave);
  await takeJobs({ ...shared, mediaPort: noMedia, engine: painter }, teardown);
  return { painter: fake, painted, joined, leave };
}

async function ask(query = ''): Promise<number> {
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  const asked = await server.call('POST', `/api/v2/project/${json.data.id}/render${query}`, { token });
  expect(asked.status).toBe(200);
  return json.data.id;
}
const until = (id: number, status: string) =>
  vi.waitFor(
    async () => {
      const { json } = await server.call('GET', `/api/v1/project/${id}/status`, { token });
      expect(json.data.status).toBe(status);
      return json.data as ProjectRenderState;
    },
    { timeout: 15_000, interval: 30 },
  );
const names = (encoder: string) => [0, 1, 2, 3].map((part) => `segment-${part}${encoder}.mp4`);

describe('a machine with a hardware encoder', () => {
  test('encodes a whole video with it', async () => {
    const { painted, joined } = await machine('h264_nvenc');
    await until(await ask(), 'done');
    expect(painted).toEqual([0, 1, 2, 3].map((part) => [part, 'h264_nvenc']));
    expect(joined).toEqual([names('.h264_nvenc')]);
  });

  test.each(['webm', 'mov', 'gif'])('has nothing to do with %s', async (format) => {
    const { painted, joined } = await machine('h264_nvenc');
    await until(await ask(`?format=${format}`), 'done');
    expect(new Set(painted.map(([, encoder]) => encoder))).toEqual(new Set(['x264']));
    expect(joined).toEqual([[0, 1, 2, 3].map((part) => `segment-${part}.${format === 'gif' ? 'mp4' : format}`)]);
  });

  test('does without it where the first try failed, and in the end in the whole video', async () => {
    const { painter, painted, joined } = await machine('h264_nvenc');
    painter.crashes.set(2, 1);
    const { renders } = await until(await ask(), 'done');
    expect(renders[0]?.error).toBeNull();
    expect(painted.filter(([part]) => part === 2)).toEqual([
      [2, 'h264_nvenc'],
      [2, 'x264'],
    ]);
    expect(joined).toEqual([names('')]);
  });
});

describe('machines with different encoders', () => {
  test('paint again what x264 has not encoded, and the render ends once', async () => {
    const one = await machine('h264_nvenc');
    one.painter.gate.close();
    const id = await ask();
    await vi.waitFor(() => expect(one.painted).toHaveLength(1), 15_000);
    const two = await machine('x264');
    await vi.waitFor(() => expect(two.painted).toHaveLength(3), 15_000);
    one.painter.gate.open();
    const { renders, percentageComplete } = await until(id, 'done');
    expect([renders.length, percentageComplete]).toEqual([1, 100]);
    const painted = [...one.painted, ...two.painted];
    expect(
      painted
        .filter(([, encoder]) => encoder === 'x264')
        .map(([part]) => part)
        .toSorted(),
    ).toEqual([0, 1, 2, 3]);
    expect(painted.filter(([, encoder]) => encoder !== 'x264')).toHaveLength(1);
    expect([...one.joined, ...two.joined]).toEqual([names('')]);
    const ended = await server.services.db.select().from(render).where(eq(render.projectId, id));
    expect(ended.map(({ status, error }) => [status, error])).toEqual([['done', null]]);
  });

  test('leave hardware alone as soon as x264 has encoded one segment', async () => {
    const id = await ask();
    const [asked] = await server.services.db.select({ id: render.id }).from(render).where(eq(render.projectId, id));
    await server.services.storage.put(segmentKey(asked?.id ?? 0, 3, 'mp4'), Buffer.from('segment 3;'));
    const { painted } = await machine('h264_vaapi');
    await until(id, 'done');
    expect(new Set(painted.map(([, encoder]) => encoder))).toEqual(new Set(['x264']));
  });
});

describe('one encoder on two graphics cards', () => {
  const differ = () => Promise.reject(new SpotreelError('segments_differ', 'Segments of the video differ.'));

  test('that write what does not join is replaced by x264', async () => {
    const { painter, painted } = await machine('h264_nvenc');
    const { assemble } = painter;
    let tries = 0;
    painter.assemble = (options) => (tries++ === 0 ? differ() : assemble(options));
    await until(await ask(), 'done');
    expect(painted.filter(([, encoder]) => encoder === 'x264').map(([part]) => part)).toEqual([0, 1, 2, 3]);
    expect(tries).toBe(2);
  });

  test('ends a render with its cause where x264 does not help, without a third round', async () => {
    const { painter, painted } = await machine('h264_nvenc');
    painter.assemble = differ;
    const { renders } = await until(await ask(), 'failed');
    expect(renders[0]?.error?.code).toBe('encoder_failed');
    expect(painted).toHaveLength(8);
  });
});

test('a storage that lists nothing costs a second round, and no third', async () => {
  const { storage } = server.services;
  const { painted } = await machine('h264_nvenc', { ...storage, list: async () => [] });
  await until(await ask(), 'done');
  expect(painted.map(([, encoder]) => encoder)).toEqual([...Array(4).fill('h264_nvenc'), ...Array(4).fill('x264')]);
});

test('a kept segment of another encoder is never taken', async () => {
  const keyOf: FakePainter['contentKeyOf'] = async (_composition, { index }, { encoder }) => `${index} of ${encoder}`;
  const one = await machine('h264_nvenc');
  one.painter.contentKeyOf = keyOf;
  await until(await ask(), 'done');
  await one.leave();
  const kept = await server.services.db.select({ key: cachedSegment.contentKey }).from(cachedSegment);
  expect(kept.map(({ key }) => key)).toContain('0 of h264_nvenc');
  const two = await machine('x264');
  two.painter.contentKeyOf = keyOf;
  await until(await ask(), 'done');
  expect(two.painted.map(([part]) => part)).toEqual([0, 1, 2, 3]);
});

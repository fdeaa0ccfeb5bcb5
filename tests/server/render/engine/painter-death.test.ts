import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PaintSegmentJob } from '../../../../server/render/engine/painter/protocol';
import { animation, composition, movingSquare, scene } from './fixtures/compositions';
import { packaged, renderHarness } from './harness';

const harness = renderHarness();
const long = composition([scene(3000, { type: 'color', color: '#203040' }, animation(3000, [movingSquare(3000)]))]);
const segment = { index: 0, startFrame: 0, durationFrames: 3000 };

/** Processes of a painter's group that still run; zombies are dead. */
function groupOf(processId: number): string[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pgid=,stat=,comm='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([group, state]) => Number(group) === processId && !state?.startsWith('Z'))
    .map(([, , name]) => name!);
}

async function gone(processId: number): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++) {
    if (groupOf(processId).length === 0) return true;
    await sleep(50);
  }
  return false;
}

/** Renders until some frames are painted, then acts on the painter. */
async function interrupted(name: string, act: (processId: number, abort: () => void) => void, more = {}) {
  const abort = new AbortController();
  let processId = 0;
  let group: string[] | undefined;
  const engine = harness.engine({ onPainterStart: (painter) => (processId = painter.processId), ...more });
  const outFile = harness.file(`${name}.mp4`);
  const rendered = engine.renderSegment({
    composition: long,
    segment,
    outFile,
    signal: abort.signal,
    onProgress: () => {
      if (group) return;
      group = groupOf(processId);
      act(processId, () => abort.abort());
    },
  });
  const error = await rendered.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  // painter and encoder, where it came so far
  if (group) expect(group).toHaveLength(2);
  expect(await gone(processId)).toBe(true);
  expect((await readdir(harness.folder)).filter((file) => file.startsWith(name))).toEqual([]);
  expect(await harness.leftovers()).toEqual([]);
  return error;
}

test.each(['SIGSEGV', 'SIGKILL'] as const)('a painter that dies by %s is told apart by its reason', async (signal) => {
  const error = await interrupted(`died-${signal}`, (processId) => process.kill(processId, signal));
  expect(error).toMatchObject({ code: 'painter_crashed', message: expect.stringContaining(signal) });
});

test('an abort ends painter and encoder and leaves no file', async () => {
  expect(await interrupted('aborted', (_, abort) => abort())).toMatchObject({ code: 'aborted' });
});

test('an encoder that is killed ends the segment with that cause', async () => {
  const error = await interrupted('encoder', (processId) => {
    const rows = execFileSync('ps', ['-e', '-o', 'pgid=,pid=,comm='], { encoding: 'utf8' }).trim().split('\n');
    const row = rows
      .map((line) => line.trim().split(/\s+/))
      .find(([group, , name]) => Number(group) === processId && name === 'ffmpeg');
    process.kill(Number(row![1]), 'SIGKILL');
  });
  expect(error).toMatchObject({ code: 'encoder_killed', message: expect.stringContaining('SIGKILL') });
});

test('a painter that grows beyond its memory is ended', async () => {
  const error = await interrupted('memory', () => undefined, { memoryLimitMegabytes: 60 }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: 'painter_memory' });
});

test('a painter that makes no progress is ended', async () => {
  const error = await interrupted('stalled', (processId) => process.kill(processId, 'SIGSTOP'), { stallSeconds: 3 });
  expect(error).toMatchObject({ code: 'painter_stalled' });
});

test('an abort before the start starts nothing', async () => {
  const engine = harness.engine({ onPainterStart: () => expect.unreachable() });
  const rendered = engine.renderSegment({
    composition: long,
    segment,
    outFile: harness.file('never.mp4'),
    signal: AbortSignal.abort(),
  });
  await expect(rendered).rejects.toMatchObject({ code: 'aborted' });
});

test('a painter whose server is killed leaves, and its encoder with it', async () => {
  const job: PaintSegmentJob = {
    ffmpegPath: packaged.path,
    folder: harness.folder,
    size: { width: 320, height: 180 },
    quality: 'standard',
    frameRate: 30,
    slices: [{ scene: long.scenes[0]!, firstFrame: 0, frameCount: 3000 }],
    files: [],
    encoderThreads: 1,
    outFile: harness.file('doomed.mp4'),
  };
  const server: ChildProcess = fork(new URL('./doomed-server.mjs', import.meta.url), [
    harness.painterEntry,
    JSON.stringify(job),
  ]);
  const processId = await new Promise<number>((resolve) => server.once('message', (id) => resolve(Number(id))));
  expect(groupOf(processId)).not.toEqual([]);
  server.kill('SIGKILL');
  expect(await gone(processId)).toBe(true);
});

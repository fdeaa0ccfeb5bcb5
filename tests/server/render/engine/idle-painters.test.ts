import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { endGroup, keepPainter, takePainter } from '../../../../server/render/engine/idle-painters';
import { residentBytes } from '../../../../server/render/engine/memory';
import { animation, composition, movingSquare, scene } from './fixtures/compositions';
import { renderHarness } from './harness';

const harness = renderHarness();
const filmOf = (frames: number) =>
  composition([scene(frames, { type: 'color', color: '#203040' }, animation(frames, [movingSquare(frames)]))]);
const film = filmOf(20);
/** Painting it takes longer than two callers need to begin. */
const LONG = 3000;

/** An engine, and the painters that did its jobs. */
function watchedEngine(more = {}) {
  const painters: number[] = [];
  const engine = harness.engine({ onPainterStart: ({ processId }) => painters.push(processId), ...more });
  const render = (name: string, durationFrames = 20) =>
    engine.renderSegment({
      composition: filmOf(durationFrames),
      segment: { index: 0, startFrame: 0, durationFrames },
      outFile: harness.file(`${name}.mp4`),
    });
  return { painters, engine, render };
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

// the first test: no other painter waits yet
test('one painter measures scene after scene', async () => {
  const { painters, engine } = watchedEngine();
  const measured = { frames: [0, 3], stepFrames: 3 };
  await engine.measureMotion({ composition: film, measured });
  await engine.contrast({ composition: film, fields: ['title'], leastContrast: 4.5, frames: [0] });
  await engine.measureMotion({ composition: film, measured });
  expect(new Set(painters).size).toBe(1);
});

test('one painter paints segment after segment; two at a time take two', async () => {
  const { painters, render } = watchedEngine();
  await render('first');
  await render('second');
  await Promise.all([render('third', LONG), render('fourth', LONG)]);
  expect(painters[1]).toBe(painters[0]);
  expect(new Set(painters.slice(2)).size).toBe(2);
  expect(painters.slice(2)).toContain(painters[0]);
});

test('a painter that gets no other job is ended', async () => {
  const { painters, render } = watchedEngine();
  await render('last');
  expect(isRunning(painters[0]!)).toBe(true);
  await vi.waitFor(() => expect(isRunning(painters[0]!)).toBe(false), { timeout: 15_000, interval: 500 });
}, 30_000);

test('a waiting painter that dies is replaced', async () => {
  const { painters, render } = watchedEngine();
  await render('before');
  process.kill(painters[0]!, 'SIGKILL');
  await sleep(500);
  await render('after');
  expect(painters[1]).not.toBe(painters[0]);
});

test('the painter of the last segment joins the segments, and leaves', async () => {
  const { painters, engine, render } = watchedEngine();
  await render('only');
  await engine.assemble({
    composition: film,
    segmentFiles: [harness.file('only.mp4')],
    outFile: harness.file('film.mp4'),
  });
  expect(painters[1]).toBe(painters[0]);
  await vi.waitFor(() => expect(isRunning(painters[0]!)).toBe(false), { timeout: 3000 });
});

test('a job that takes much memory gets a waiting painter with room for it alone', async () => {
  const child = fork(harness.painterEntry, { detached: true, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  await once(child, 'spawn');
  await vi.waitFor(() => expect(residentBytes(child.pid)).toBeGreaterThan(2 ** 20));
  keepPainter('of this test', child);
  expect(takePainter('of this test', 2 ** 20)).toBeUndefined();
  expect(takePainter('of this test', 2 ** 40)).toBe(child);
  endGroup(child);
});

test('other jobs get painters that leave', async () => {
  const { painters, engine, render } = watchedEngine();
  await render('video');
  await engine.still({ composition: film, frame: 3, format: 'png' });
  expect(painters[1]).not.toBe(painters[0]);
  await vi.waitFor(() => expect(isRunning(painters[1]!)).toBe(false), { timeout: 5000 });
});

test('a painter that has grown gets no other job', async () => {
  const grown = watchedEngine({ memoryLimitMegabytes: 170 });
  await grown.render('grown');
  await vi.waitFor(() => expect(isRunning(grown.painters[0]!)).toBe(false), { timeout: 3000 });
});

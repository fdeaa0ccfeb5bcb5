import { beforeEach, expect, test, vi } from 'vitest';
import type { SceneDrawing } from '../../../../sdk/painter/scene-drawing';
import { ImageCache } from '../../../../sdk/player/canvas/image-cache';
import { WorkerCanvas } from '../../../../sdk/player/canvas/worker-canvas';
import type { SceneFrame } from '../../../../sdk/player/compiling/canvas-messages';

let log: string[];
let draw: SceneDrawing['draw'];
let newest: number;
let workerCanvas: WorkerCanvas;

const view = (frame: number, requestId = newest): SceneFrame => ({
  sceneId: 1,
  requestId,
  frame,
  backdrop: { type: 'color', color: '#000000' },
});
/** Waits until what was asked for in a task of its own is done. */
const task = () => new Promise((resolve) => setTimeout(resolve, 5));
const said = () => log.splice(0);

beforeEach(() => {
  log = [];
  newest = 7;
  draw = (_context, frame) => log.push(`drawn ${frame}`);
  const canvas = { width: 300, height: 150, getContext: () => context };
  const context = { canvas, setTransform: () => {}, fillRect: () => {}, clearRect: () => log.push('cleared') };
  workerCanvas = new WorkerCanvas(canvas as unknown as OffscreenCanvas, {
    versionOf: () => ({
      requestId: newest,
      drawing: { width: 320, height: 180, pictures: [], draw: (...of) => draw(...of) },
    }),
    pictures: new ImageCache(),
    onUnpainted: ({ frame }, isFinal) => log.push(`refused ${frame}${isFinal ? ' for good' : ''}`),
  });
  workerCanvas.resize(640, 360);
});

test('paints the last of the frames that are asked for at once, none that is settled before', async () => {
  for (const frame of [3, 4, 5]) workerCanvas.paint(view(frame));
  await task();
  expect(said()).toEqual(['drawn 5']);
  workerCanvas.paint(view(6));
  workerCanvas.settle({ sceneId: 0, requestId: 0 });
  await task();
  expect(said()).toEqual(['cleared']);
});

test('waits for the size of the picture, and for the version that is asked for', async () => {
  workerCanvas.resize(360, 640); // another format: the picture would be squashed
  workerCanvas.paint(view(3));
  await task();
  workerCanvas.resize(640, 360);
  workerCanvas.paint(view(4, 6));
  await task();
  expect(said()).toEqual(['refused 3', 'refused 4']);
});

test('refuses for good what fails while it is drawn, and paints the next', async () => {
  const works = draw;
  draw = () => {
    throw new Error('no memory');
  };
  workerCanvas.paint(view(3));
  await task();
  draw = works;
  workerCanvas.paint(view(4));
  await task();
  expect(said()).toEqual(['refused 3 for good', 'drawn 4']);
});

test('paints what takes the place of the version on show, from version to version, and nothing else', async () => {
  workerCanvas.follow(view(30));
  for (const [requestId, replaces] of [
    [8, 7],
    [9, 8],
    [20, 4],
  ] as const) {
    newest = requestId;
    workerCanvas.compiled({ requestId, replaces });
    await task();
  }
  expect(said()).toEqual(['drawn 30', 'drawn 30']);
  workerCanvas.follow(view(30, 8)); // the page is a version behind
  newest = 10;
  workerCanvas.compiled({ requestId: 10, replaces: 9 });
  await task();
  workerCanvas.settle({ sceneId: 1, requestId: 9 });
  expect(said()).toEqual(['drawn 30']);
  workerCanvas.settle({ sceneId: 1, requestId: 10 });
  expect(said()).toEqual(['cleared']);
});

test('gives a version up that the page never shows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const later = async (ms: number) => {
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    vi.advanceTimersByTime(ms);
  };
  workerCanvas.follow(view(30));
  newest = 8;
  workerCanvas.compiled({ requestId: 8, replaces: 7 });
  await later(3000);
  vi.useRealTimers();
  expect(said()).toEqual(['drawn 30', 'cleared']);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CanvasPool } from '../../../../sdk/painter/canvas-pool';
import type { SceneDrawing } from '../../../../sdk/painter/scene-drawing';
import type { TransitionMoment, TransitionPainter } from '../../../../sdk/painter/transitions/transition-painter';
import { ImageCache } from '../../../../sdk/player/canvas/image-cache';
import { epochMs } from '../../../../sdk/player/canvas/run-clock';
import { StageCanvas } from '../../../../sdk/player/canvas/stage-canvas';
import type { StageScene } from '../../../../sdk/player/compiling/canvas-messages';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';

let log: string[];
let documents: Map<number, SceneDrawing['draw']>;
let due: (() => void)[];
let stage: StageCanvas;

const said = () => log.splice(0);
const runDue = () => {
  for (const work of due.splice(0)) work();
};

const scene = (sceneId: number, documentId: number): StageScene => ({
  sceneId,
  documentId,
  startFrame: (sceneId - 1) * 30,
  durationFrames: 30,
  backdrop: { type: 'color', color: '#000000' },
});
const name = (...scenes: StageScene[]) => stage.setTimeline({ width: 320, height: 180, scenes });

/** Shows a frame, and reports what was drawn and said. */
function show(frame: number): string[] {
  stage.show(frame);
  runDue();
  return said();
}

beforeEach(() => {
  log = [];
  due = [];
  const draw = (documentId: number) => (_context: unknown, frame: number) => log.push(`${documentId} at ${frame}`);
  documents = new Map([7, 8, 9].map((documentId) => [documentId, draw(documentId)]));
  const context = {
    setTransform() {},
    drawImage() {},
    fillRect() {},
    clearRect() {},
    canvas: { width: 640, height: 360 },
  };
  const canvas = { width: 1, height: 1, getContext: () => context, addEventListener() {}, removeEventListener() {} };
  const transitions = {
    resize() {},
    close: () => log.push('closed'),
    open: () => ({ leaving: context, entering: context }),
    paint: (_on: unknown, { transition, progress }: TransitionMoment) =>
      log.push(`${transition.kind} ${progress.toFixed(2)}`),
  };
  stage = new StageCanvas(canvas as unknown as OffscreenCanvas, {
    drawingOf: (documentId) => {
      const own = documents.get(documentId);
      return own ? { width: 320, height: 180, pictures: [], draw: own } : 'unknown';
    },
    animationOf: () => ({ op: 40 }) as LottieAnimation,
    createContext: () => context as unknown as OffscreenCanvasRenderingContext2D,
    openTransitions: () => transitions as unknown as TransitionPainter,
    pictures: new ImageCache(),
    createPool: () => ({ resize() {} }) as unknown as CanvasPool,
    schedule: (paint) => due.push(paint),
    onPainted: ({ documentId, frame }) => log.push(`painted ${documentId} ${frame}`),
    onUnpainted: (documentId, refusal) => log.push(`${refusal} ${documentId}`),
    refusesUnreadable: true,
  });
  stage.resize(640, 360);
  name(scene(1, 7), scene(2, 9));
});

test('paints the last of the frames that are asked for at once, and the same frame once', () => {
  for (const frame of [3, 4, 5]) stage.show(frame);
  runDue();
  expect(said()).toEqual(['7 at 5', 'painted 7 5']);
  expect(show(5)).toEqual(['painted 7 5']);
  expect(show(32)).toEqual(['9 at 2', 'painted 9 32']);
});

test('waits for the size of another format, then paints', () => {
  stage.setTimeline({ width: 180, height: 320, scenes: [scene(1, 7)] });
  expect(show(3)).toEqual([]); // the picture would be squashed
  stage.resize(360, 640);
  expect(said()).toEqual(['7 at 3', 'painted 7 3']);
});

test('asks for a document that is not here, and paints it when it comes', () => {
  name(scene(1, 6));
  expect(show(3)).toEqual(['unknown 6']);
  documents.set(6, () => log.push('6'));
  stage.arrived(6);
  expect(said()).toEqual(['6', 'painted 6 3']);
});

test('refuses what fails while it is drawn, and paints the next', () => {
  documents.set(7, () => {
    throw new Error('no memory');
  });
  expect(show(3)).toEqual(['unpaintable 7']);
  expect(show(31)).toEqual(['9 at 1', 'painted 9 31']);
});

test('paints what takes the place of the version on show, from version to version, and nothing else', () => {
  show(20);
  stage.compiled(8, 7);
  documents.set(10, () => log.push('10'));
  stage.compiled(10, 8);
  stage.compiled(11, 4);
  runDue();
  expect(said()).toEqual(['10', 'painted 10 20']);
  name(scene(1, 8), scene(2, 9)); // the page is a version behind
  expect(show(20)).toEqual(['painted 10 20']);
  name(scene(1, 10), scene(2, 9));
  expect(show(20)).toEqual(['painted 10 20']);
  name(scene(1, 7), scene(2, 9)); // another project
  expect(show(20)).toEqual(['7 at 20', 'painted 7 20']);
});

test('gives a version up that the page never names', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show(20);
  stage.compiled(8, 7);
  runDue();
  vi.advanceTimersByTime(3000);
  runDue();
  vi.useRealTimers();
  expect(said()).toEqual(['8 at 20', 'painted 8 20', '7 at 20', 'painted 7 20']);
});

test('plays by its own clock: half frames too, over cuts, and stays on the last frame', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const now = epochMs();
  stage.play({ zeroAtMs: now - 950, sentAtMs: now, endFrame: 33 });
  vi.advanceTimersByTime(400);
  vi.useRealTimers();
  const drawn = said();
  stage.close();
  expect(drawn.filter((line) => line.startsWith('painted'))).toEqual(['painted 7 28.5', 'painted 9 30']);
  expect(drawn).toContain('9 at 0.5');
  expect(drawn.at(-1)).toBe('9 at 2');
});

describe('a transition', () => {
  const fade = { kind: 'fade', direction: 'left', color: '#000000' } as const;
  const leaving = { ...scene(1, 7), durationFrames: 33, transition: fade };
  const entering = { ...scene(2, 9), startFrame: 27, durationFrames: 33 };

  test('is painted from both scenes, and reported as the one that enters', () => {
    name(leaving, entering);
    expect(show(26)).toEqual(['7 at 26', 'painted 7 26']);
    expect(show(27)).toEqual(['7 at 27', '9 at 0', 'fade 0.14', 'painted 9 27']);
    expect(show(32)).toEqual(['7 at 32', '9 at 5', 'fade 0.86', 'painted 9 32']);
    expect(show(33)).toEqual(['9 at 6', 'painted 9 33']);
  });

  test('whose leaving scene cannot be drawn is a cut', () => {
    name(leaving, entering);
    documents.set(7, () => {
      throw new Error('no memory');
    });
    expect(show(28)).toEqual(['closed', '9 at 1', 'painted 9 28']);
  });

  test('asks once for a document that is not here, cuts, and is painted when it comes', () => {
    name({ ...leaving, documentId: 6 }, entering);
    expect(show(27)).toEqual(['unknown 6', '9 at 0', 'painted 9 27']);
    expect(show(28)).toEqual(['9 at 1', 'painted 9 28']);
    documents.set(6, () => log.push('6'));
    stage.arrived(6);
    expect(said()).toEqual(['6', '9 at 1', 'fade 0.29', 'painted 9 28']);
  });

  test('waits for frames of the videos behind the scenes', () => {
    const media = { src: 'film.mp4', widthPx: 320, heightPx: 180 };
    const backdrop = { type: 'video', media, scale: 1, positionX: 0, positionY: 0 } as const;
    name({ ...leaving, backdrop }, entering);
    expect(show(27)).toEqual(['9 at 0', 'painted 9 27']);
    const close = vi.fn();
    stage.setVideoPicture(1, { close } as unknown as ImageBitmap);
    expect(said()).toEqual(['7 at 27', '9 at 0', 'fade 0.14', 'painted 9 27']);
    stage.setTimeline(null);
    expect(close).toHaveBeenCalledOnce();
  });
});

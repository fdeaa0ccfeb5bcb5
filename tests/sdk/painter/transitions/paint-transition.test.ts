import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { TRANSITION_DIRECTIONS, TRANSITION_KINDS } from '../../../../sdk/contract/project/transition';
import { DIRECTED_TRANSITIONS, paintTransition } from '../../../../sdk/painter/transitions/paint-transition';
import type { StyleWipe } from '../../../../sdk/painter/transitions/transition-pictures';
import type { CompiledTransition } from '../../../../sdk/scene/composition';

const WIDTH = 64;
const HEIGHT = 36;
const RED = '#d01010';
const BLUE = '#1010d0';
const KINDS = TRANSITION_KINDS.filter((kind) => kind !== 'cut');

type Fill = (context: SKRSContext2D) => void;
const filled =
  (color: string, width = WIDTH): Fill =>
  (context) => {
    context.fillStyle = color;
    context.fillRect(0, 0, width, HEIGHT);
  };

function canvasOf(fill: Fill): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  fill(canvas.getContext('2d'));
  return canvas;
}

interface Painting extends Partial<CompiledTransition> {
  readonly progress: number;
  readonly leaving?: Fill;
  readonly entering?: Fill;
  readonly wipe?: StyleWipe;
}

/** RGBA of a painted frame. */
function painted({ kind = 'fade', direction = 'left', color = '#00ff00', ...rest }: Painting): Uint8ClampedArray {
  const { progress, leaving = filled(RED), entering = filled(BLUE), wipe } = rest;
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const scratch = createCanvas(WIDTH, HEIGHT).getContext('2d');
  paintTransition(context as never, { kind, direction, color }, progress, {
    leaving: canvasOf(leaving) as never,
    entering: canvasOf(entering) as never,
    width: WIDTH,
    height: HEIGHT,
    scratch() {
      scratch.setTransform(1, 0, 0, 1, 0, 0);
      scratch.clearRect(0, 0, WIDTH, HEIGHT);
      return scratch as never;
    },
    wipe,
  });
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

/** Mean of a channel over the picture, or over a column or row of it: 0 to 255. */
function mean(data: Uint8ClampedArray, channel: number, isIn = (_x: number, _y: number) => true): number {
  const values = Array.from({ length: WIDTH * HEIGHT }, (_, index) => index)
    .filter((index) => isIn(index % WIDTH, Math.floor(index / WIDTH)))
    .map((index) => data[index * 4 + channel] ?? 0);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test.each(KINDS)('%s goes from one picture to the other, without a frame that shows neither', (kind) => {
  const share = (progress: number) => {
    const data = painted({ kind, progress });
    return [mean(data, 0), mean(data, 2), mean(data, 1)] as const;
  };
  const [red, blue] = share(0.03);
  expect(red).toBeGreaterThan(blue * 2);
  const [redAtEnd, blueAtEnd] = share(0.97);
  expect(blueAtEnd).toBeGreaterThan(redAtEnd * 2);
  for (const progress of [0.2, 0.35, 0.5, 0.65, 0.8]) {
    const [leaving, entering, panel] = share(progress);
    expect(leaving + entering).toBeGreaterThan(60);
    expect(panel).toBeLessThan(200);
  }
});

test.each(KINDS)('%s leaves no hole between opaque pictures', (kind) => {
  for (const direction of TRANSITION_DIRECTIONS)
    for (const progress of [0.1, 0.4, 0.5, 0.7, 0.9]) {
      const data = painted({ kind, direction, progress });
      const least = Math.min(...data.filter((_, index) => index % 4 === 3));
      expect([direction, progress, Math.min(least, 244)]).toEqual([direction, progress, 244]);
    }
});

test.each(KINDS.filter((kind) => kind !== 'leak' && kind !== 'color'))(
  '%s of pictures without a ground stays without one',
  (kind) => {
    const nothing: Fill = () => undefined;
    const data = painted({ kind, progress: 0.5, leaving: nothing, entering: nothing });
    expect(mean(data, 3)).toBe(0);
  },
);

test.each(DIRECTED_TRANSITIONS)('%s to the left brings the next picture from the right, and so on', (kind) => {
  const near = { left: (x: number) => x >= 48, right: (x: number) => x < 16 };
  const far = { up: (_x: number, y: number) => y >= 27, down: (_x: number, y: number) => y < 9 };
  for (const [direction, isIn] of Object.entries({ ...near, ...far })) {
    const data = painted({ kind, direction: direction as CompiledTransition['direction'], progress: 0.3 });
    const isOpposite = (x: number, y: number) => isIn(WIDTH - 1 - x, HEIGHT - 1 - y);
    const other = kind === 'color' ? 1 : 2; // its panel comes first
    expect([direction, mean(data, other, isIn) > mean(data, other, isOpposite)]).toEqual([direction, true]);
  }
});

test('a fade of one color keeps it', () => {
  const data = painted({ progress: 0.4, leaving: filled('#808080'), entering: filled('#808080') });
  expect(mean(data, 0)).toBeCloseTo(128, -0.5);
});

test('in a transition of the style, colors go ahead and the next scene has the shape of the cover', () => {
  const wipe: StyleWipe = {
    paintAhead: (context) => filled('#00c000', 48)(context as never),
    paintCover: (context) => filled('#ffffff', 24)(context as never),
  };
  const data = painted({ kind: 'style', progress: 0.5, wipe });
  const within = (from: number, to: number) => (x: number) => x >= from && x < to;
  expect(mean(data, 2, within(0, 24))).toBeGreaterThan(200);
  expect(mean(data, 1, within(24, 48))).toBeGreaterThan(180);
  expect(mean(data, 0, within(48, 64))).toBeGreaterThan(200);
});

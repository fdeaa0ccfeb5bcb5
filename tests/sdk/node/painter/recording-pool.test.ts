import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { beforeEach, describe, expect, test } from 'vitest';
import { RecordingPool } from '../../../../sdk/node/painter/recording-pool';
import type { Context2D } from '../../../../sdk/painter/layer-pool';
import { brightnessToOpacity } from '../../../../sdk/painter/pixels/brightness';
import type { PixelChange } from '../../../../sdk/painter/pixels/pixel-area';

const SIZE = 200;
const NO_CHANGE = [1, 0, 0, 1, 0, 0] as const;
const GREEN = [0, 255, 0, 255];
const RED = [255, 0, 0, 255];

let pool: RecordingPool;
let canvas: Canvas;

beforeEach(() => {
  pool = new RecordingPool(SIZE, SIZE);
  canvas = createCanvas(SIZE, SIZE);
  fillBehind('#f00');
});

function fillBehind(color: string): void {
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, SIZE, SIZE);
}

function paint(
  draw: (context: Context2D) => void,
  matrix: readonly [number, number, number, number, number, number] = NO_CHANGE,
): void {
  pool.paint(canvas.getContext('2d'), matrix, draw);
}

function pixel(x: number, y: number): number[] {
  return [...canvas.getContext('2d').getImageData(x, y, 1, 1).data];
}

function rectangle(x: number, y: number, width: number, height: number): Path2D {
  const path = pool.createPath();
  path.rect(x, y, width, height);
  return path;
}

function fillGreen(context: Context2D, x: number, y: number, width: number, height: number): void {
  context.fillStyle = '#0f0';
  context.fillRect(x, y, width, height);
}

test('what is drawn lies where the matrix leads, over what the canvas shows', () => {
  paint((context) => fillGreen(context, 10, 10, 20, 20), [2, 0, 0, 2, 30, 0]);
  expect(pixel(50, 20)).toEqual(GREEN);
  expect(pixel(89, 59)).toEqual(GREEN);
  expect(pixel(49, 20)).toEqual(RED);
  expect(pixel(90, 60)).toEqual(RED);
});

test('a record forgets what was drawn and how, before it is used again', () => {
  paint((context) => {
    fillGreen(context, 0, 0, SIZE, SIZE);
    context.globalAlpha = 0.1;
    context.strokeStyle = '#00f';
  });
  fillBehind('#f00');
  paint((context) => context.fill(rectangle(0, 0, 50, 50)));
  expect(pixel(10, 10)).toEqual([0, 0, 0, 255]);
  expect(pixel(100, 100)).toEqual(RED);
});

describe('a layer', () => {
  test('fades as one', () => {
    paint((context) =>
      pool.lay(context, { opacity: 0.5 }, (layer) => {
        fillGreen(layer, 0, 0, 100, 100);
        fillGreen(layer, 50, 50, 100, 100);
      }),
    );
    expect(pixel(75, 75)).toEqual(pixel(10, 10));
    expect(pixel(75, 75)[1]).toBeCloseTo(128, -1);
  });

  test.each([1, 0.5])('of opacity %s is cut without what is below it', (opacity) => {
    paint((context) =>
      pool.lay(context, { opacity }, (layer) => {
        fillGreen(layer, 0, 0, 150, 150);
        pool.lay(layer, { blend: 'destination-in' }, (cut) => fillGreen(cut, 0, 0, 50, 50));
      }),
    );
    expect(pixel(10, 10)[1]).toBeGreaterThan(120);
    expect(pixel(100, 100)).toEqual(RED);
    expect(pixel(180, 180)).toEqual(RED);
  });

  test('that takes away applies its opacity once', () => {
    paint((context) =>
      pool.lay(context, {}, (layer) => {
        fillGreen(layer, 0, 0, SIZE, SIZE);
        pool.lay(layer, { blend: 'destination-out', opacity: 0.5 }, (cut) => fillGreen(cut, 0, 0, 50, 50));
      }),
    );
    expect(pixel(10, 10)[1]).toBeCloseTo(128, -1);
    expect(pixel(100, 100)).toEqual(GREEN);
  });

  test('is drawn within its bounds alone, which follow the context', () => {
    paint((context) => {
      context.transform(1, 0, 0, 1, 100, 0);
      pool.lay(context, { bounds: [0, 0, 20, 20] }, (layer) => fillGreen(layer, -100, 0, SIZE, SIZE));
    });
    expect(pixel(110, 10)).toEqual(GREEN);
    expect(pixel(130, 10)).toEqual(RED);
    expect(pixel(90, 10)).toEqual(RED);
    expect(pixel(110, 30)).toEqual(RED);
  });

  test('outside the picture draws nothing, and is not asked to', () => {
    paint((context) =>
      pool.lay(context, { bounds: [300, 0, 400, 50] }, () => {
        throw new Error('drawn');
      }),
    );
    expect(pixel(10, 10)).toEqual(RED);
  });

  test('by brightness is opaque where it is bright', () => {
    paint((context) =>
      pool.lay(context, {}, (layer) => {
        fillGreen(layer, 0, 0, SIZE, SIZE);
        pool.lay(layer, { blend: 'destination-in', change: brightnessToOpacity }, (cut) => {
          cut.fillStyle = '#fff';
          cut.fillRect(0, 0, 50, SIZE);
          cut.fillStyle = '#000';
          cut.fillRect(50, 0, 50, SIZE);
        });
      }),
    );
    expect(pixel(10, 10)).toEqual(GREEN);
    expect(pixel(75, 10)).toEqual(RED);
    expect(pixel(150, 10)).toEqual(RED);
  });
});

describe('a clip', () => {
  test('within a clip cuts in its own coordinates', () => {
    paint((context) =>
      pool.clip(context, rectangle(0, 0, 60, 60), (outer) => {
        outer.save();
        outer.transform(1, 0, 0, 1, 50, 50);
        pool.clip(outer, rectangle(0, 0, 100, 100), (inner) => fillGreen(inner, -50, -50, SIZE, SIZE));
        outer.restore();
        fillGreen(outer, 0, 0, 5, 5);
      }),
    );
    expect(pixel(55, 55)).toEqual(GREEN);
    expect(pixel(2, 2)).toEqual(GREEN);
    expect(pixel(40, 40)).toEqual(RED);
    expect(pixel(70, 70)).toEqual(RED);
  });

  test('leaves styles behind that are drawn with again after it', () => {
    paint((context) => {
      fillGreen(context, 0, 0, 10, 10);
      pool.clip(context, rectangle(0, 0, 10, 10), (within) => {
        within.fillStyle = '#00f';
        within.fillRect(0, 0, 5, 5);
      });
      context.fillStyle = '#00f';
      context.fillRect(100, 0, 10, 10);
      fillGreen(context, 150, 0, 10, 10);
    });
    expect(pixel(105, 5)).toEqual([0, 0, 255, 255]);
    expect(pixel(155, 5)).toEqual(GREEN);
  });

  test('ends with what it cuts, and leaves transform and opacity as they were', () => {
    paint((context) => {
      context.transform(1, 0, 0, 1, 10, 0);
      pool.clip(context, rectangle(0, 0, 10, 10), (within) => {
        within.globalAlpha = 0;
        within.transform(5, 0, 0, 5, 0, 0);
      });
      fillGreen(context, 100, 0, 10, 10);
    });
    expect(pixel(115, 5)).toEqual(GREEN);
    expect(pixel(105, 5)).toEqual(RED);
  });
});

test('outlines of several opacities are filled with what is drawn, each with its own', () => {
  const outlines = [
    { path: rectangle(0, 0, 50, 50), opacity: 1 },
    { path: rectangle(100, 0, 50, 50), opacity: 0.5 },
  ];
  paint((context) => pool.fill(context, outlines, [0, 0, 150, 50], (layer) => fillGreen(layer, 0, 0, SIZE, SIZE)));
  expect(pixel(10, 10)).toEqual(GREEN);
  expect(pixel(110, 10)[1]).toBeCloseTo(128, -1);
  expect(pixel(75, 10)).toEqual(RED);
  expect(pixel(10, 75)).toEqual(RED);
});

test('a drawing that fails leaves the pool usable', () => {
  const fail = () => {
    throw new Error('failed');
  };
  expect(() => paint((context) => pool.clip(context, rectangle(0, 0, 5, 5), fail))).toThrow('failed');
  paint((context) => pool.clip(context, rectangle(0, 0, 50, 50), (within) => fillGreen(within, 0, 0, SIZE, SIZE)));
  expect(pixel(10, 10)).toEqual(GREEN);
  expect(pixel(100, 100)).toEqual(RED);
});

describe('a blurred layer', () => {
  test('reaches out of its bounds', () => {
    paint((context) =>
      pool.lay(context, { sigma: 8, bounds: [60, 60, 140, 140] }, (layer) => fillGreen(layer, 60, 60, 80, 80)),
    );
    expect(pixel(100, 100)).toEqual(GREEN);
    expect(pixel(60, 100)[1]).toBeCloseTo(128, -1.5);
    expect(pixel(50, 100)[1]).toBeGreaterThan(10);
    expect(pixel(20, 100)).toEqual(RED);
  });

  test('takes in what lies beyond the picture', () => {
    paint((context) =>
      pool.lay(context, { sigma: 10, bounds: [-100, -100, 300, 300] }, (layer) =>
        fillGreen(layer, -100, -100, 400, 400),
      ),
    );
    expect(pixel(0, 0)).toEqual(GREEN);
  });

  test('takes away softly', () => {
    paint((context) =>
      pool.lay(context, {}, (layer) => {
        fillGreen(layer, 0, 0, SIZE, SIZE);
        const cut = { sigma: 5, blend: 'destination-out', bounds: [0, 0, 100, SIZE] } as const;
        pool.lay(layer, cut, (hole) => fillGreen(hole, -50, -50, 150, 300));
      }),
    );
    expect(pixel(50, 100)).toEqual(RED);
    expect(pixel(100, 100)[1]).toBeCloseTo(128, -1.5);
    expect(pixel(150, 100)).toEqual(GREEN);
  });
});

test('px are changed before the layer is drawn, with the matrix that leads to them', () => {
  const matrices: unknown[] = [];
  paint(
    (context) => {
      const change: PixelChange = ({ data, width, height }, matrix) => {
        matrices.push([width, height, ...matrix]);
        for (let index = 3; index < data.length; index += 4) data[index] = (data[index] ?? 0) / 2;
      };
      pool.lay(context, { change, bounds: [-10, 0, 40, 40], reach: 5 }, (layer) => fillGreen(layer, -10, 0, 50, 40));
    },
    [2, 0, 0, 2, 0, 0],
  );
  // from 10 px before the picture up to one px after the bounds
  expect(matrices).toEqual([[91, 82, 2, 0, 0, 2, 0, 0]]);
  expect(pixel(20, 20)[1]).toBeCloseTo(128, -1);
  expect(pixel(100, 20)).toEqual(RED);
});

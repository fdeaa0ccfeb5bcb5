/** Goods of a shop: tags on strings, tickets with notches, receipts, barcodes. Outlines around the origin. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, group, shapes } from '../../lottie/layers';
import { type Key, keys } from '../../lottie/property';
import { type CurvePoint, curve, ellipse, fill, type Point, polygon, straightLine, stroke } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';

const KAPPA = 0.5523;

/** A ticket with a notch in the middle of both sides; `along` puts the notches on top and bottom at that x instead. */
export function ticket(width: number, height: number, notch: number, along?: number): LottieShape {
  const x = width / 2;
  const y = height / 2;
  const k = notch * KAPPA;
  if (along !== undefined) {
    return curve([
      { at: [-x, -y] },
      { at: [along - notch, -y], out: [0, k] },
      { at: [along, -y + notch], in: [-k, 0], out: [k, 0] },
      { at: [along + notch, -y], in: [0, k] },
      { at: [x, -y] },
      { at: [x, y] },
      { at: [along + notch, y], out: [0, -k] },
      { at: [along, y - notch], in: [k, 0], out: [-k, 0] },
      { at: [along - notch, y], in: [0, -k] },
      { at: [-x, y] },
    ]);
  }
  return curve([
    { at: [-x, -y] },
    { at: [x, -y] },
    { at: [x, -notch], out: [-k, 0] },
    { at: [x - notch, 0], in: [0, -k], out: [0, k] },
    { at: [x, notch], in: [-k, 0] },
    { at: [x, y] },
    { at: [-x, y] },
    { at: [-x, notch], out: [k, 0] },
    { at: [-x + notch, 0], in: [0, k], out: [0, -k] },
    { at: [-x, -notch], in: [k, 0] },
  ]);
}

/** A tag that hangs down from the origin, its two upper corners cut off. */
export function tag(width: number, height: number): LottieShape {
  const x = width / 2;
  const cut = width * 0.27;
  return polygon([
    [-x + cut, 0],
    [x - cut, 0],
    [x, cut],
    [x, height],
    [-x, height],
    [-x, cut],
  ]);
}

/** Paper torn off below: straight sides, teeth along its foot. It hangs down from the origin. */
export function receipt(width: number, height: number, teeth: number): LottieShape {
  const x = width / 2;
  const step = width / teeth;
  const foot: Point[] = Array.from({ length: teeth * 2 + 1 }, (_, index) => [
    x - (index * step) / 2,
    height - (index % 2 === 0 ? step * 0.42 : 0),
  ]);
  return polygon([[-x, 0], [x, 0], ...foot]);
}

/** Widths of the bars and gaps of a barcode; nothing reads it. */
const BARS = [3, 2, 1, 1, 2, 3, 1, 2, 4, 1, 1, 3, 2, 1, 3, 1, 1, 2, 2, 1, 4, 2, 1, 1, 3] as const;

/** A barcode in a box of this size, from its top left corner. */
export function barcode(width: number, height: number, paint: Paint): LottieShape {
  const unit = width / BARS.reduce((sum, bar) => sum + bar, 0);
  let x = 0;
  const bars: LottieShape[] = [];
  BARS.forEach((bar, index) => {
    if (index % 2 === 0) {
      bars.push(
        polygon([
          [x, 0],
          [x + bar * unit, 0],
          [x + bar * unit, height],
          [x, height],
        ]),
      );
    }
    x += bar * unit;
  });
  return group([...bars, fill(paint)]);
}

/** A percent sign as tall as `size`. */
export function percent(size: number, paint: Paint): LottieShape {
  const width = size * 0.19;
  const ring = (at: Point) => group([ellipse(at, size * 0.3, size * 0.36), stroke(paint, width * 0.8)]);
  const bar: readonly CurvePoint[] = [{ at: [-size * 0.26, size * 0.5] }, { at: [size * 0.26, -size * 0.5] }];
  return group([
    ring([-size * 0.34, -size * 0.25]),
    ring([size * 0.34, size * 0.25]),
    group([curve(bar, false), stroke(paint, width * 0.8)]),
  ]);
}

/** A point that things hang from: it swings out and comes to rest. Degrees. */
export function hook(stage: LottieStage, at: Point, start: number, swing: number): LottieDraft {
  const list: Key<number>[] = [[start, swing, 'inOutSine']];
  const { beat } = stage;
  let angle = swing;
  for (let time = start + beat; time < stage.seconds - 0.1; time += beat) {
    angle *= -0.62;
    list.push([time, angle, 'inOutSine']);
  }
  return anchor({
    at,
    rotation: keys(...list),
    offset: keys([start, [0, -stage.height], 'outExpo'], [start + 0.7, [0, 0]]),
  });
}

/** The string of a tag that hangs from `parent`, and its eyelet at `eye` px below. */
export function string(parent: LottieDraft, length: number, eye: number, paint: Paint, hole: Paint): LottieDraft[] {
  return [
    shapes(
      [
        group([ellipse([0, length + eye], 64), fill(hole)]),
        group([straightLine([0, -600], [0, length + eye]), stroke(paint, 7)]),
      ],
      { name: 'String', parent },
    ),
  ];
}

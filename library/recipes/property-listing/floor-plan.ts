/** The plan of a house, drawn wall by wall. Its units are hundredths of the box's width; it is 100 wide and 84 high. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { arc } from '../../lottie/figures';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { type Point, polygon, stroke, trim } from '../../lottie/shape';

type Line = readonly Point[];

const OUTER: readonly Line[] = [
  [
    [26, 84],
    [0, 84],
    [0, 0],
    [62, 0],
    [62, 18],
    [100, 18],
    [100, 84],
    [38, 84],
  ],
];
const INNER: readonly Line[] = [
  [
    [62, 18],
    [62, 36],
  ],
  [
    [62, 48],
    [62, 84],
  ],
  [
    [0, 40],
    [26, 40],
  ],
  [
    [38, 40],
    [50, 40],
  ],
  [
    [62, 54],
    [78, 54],
  ],
  [
    [90, 54],
    [100, 54],
  ],
];
/** Windows, treads of the stair and the edge of the terrace. */
const THIN: readonly Line[] = [
  [
    [8, -2.4],
    [54, -2.4],
  ],
  [
    [102.4, 26],
    [102.4, 48],
  ],
  [
    [-2.4, 50],
    [-2.4, 74],
  ],
  ...[42, 45, 48, 51, 54, 57].map(
    (x): Line => [
      [x, 70],
      [x, 84],
    ],
  ),
  [
    [40, 70],
    [60, 70],
  ],
];
/** Hinge, and the angles between which a door of 12 units swings. */
const DOORS: readonly (readonly [Point, number, number])[] = [
  [[26, 84], 0, 90],
  [[26, 40], 90, 180],
  [[62, 36], 180, 270],
  [[78, 54], 90, 180],
];

export interface PlanOptions {
  /** Top left corner, px. */
  readonly at: Point;
  /** Width in px. */
  readonly width: number;
  readonly start: number;
  readonly paint: Paint;
  /** Width of the walls, px. */
  readonly wall: number;
}

/** A point of the plan on the canvas, px. */
export function planPoint({ at, width }: Pick<PlanOptions, 'at' | 'width'>, [x, y]: Point): Point {
  return [at[0] + (x / 100) * width, at[1] + (y / 100) * width];
}

export function floorPlan(options: PlanOptions): LottieDraft {
  const { start, paint, wall, width } = options;
  const place = (line: Line) => line.map((point) => planPoint(options, point));
  const drawn = (list: readonly Line[], thickness: number, from: number, seconds: number): LottieShape[] =>
    list.map((line, index) => {
      const at = start + from + index * 0.1;
      const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + seconds, 100]));
      return group([polygon(place(line), false), draw, stroke(paint, thickness)]);
    });
  const doors = DOORS.map(([hinge, from, to], index) => {
    const at = start + 1 + index * 0.1;
    const draw = trim(0, keys([at, 0, 'inOutCubic'], [at + 0.6, 100]));
    return group([arc(width * 0.12, from, to), draw, stroke(paint, 3)], { at: planPoint(options, hinge) });
  });
  return shapes(
    [...drawn(OUTER, wall, 0, 1.6), ...drawn(INNER, wall * 0.7, 0.7, 0.6), ...drawn(THIN, 3, 1.1, 0.5), ...doors],
    { name: 'Floor plan' },
  );
}

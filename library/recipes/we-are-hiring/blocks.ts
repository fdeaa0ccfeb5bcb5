/** Square blocks with one bold figure each, which turns to its neighbor's side on the beat. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { type Key, keys } from '../../lottie/property';
import { curve, ellipse, fill, polygon, stroke } from '../../lottie/shape';
import { type Box, center, type LottieStage } from '../../lottie/stage';

export type Figure = 'quarter' | 'half' | 'leaf' | 'disc' | 'ring' | 'triangle' | 'bridge' | 'plain';

/** Length of the handles of a quarter circle, as a share of its radius. */
const KAPPA = 0.5523;

/** The figure in a square of side `side` around the origin. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each figure
export function figure(kind: Figure, side: number, paint: Paint): LottieShape[] {
  const half = side / 2;
  const handle = side * KAPPA;
  switch (kind) {
    case 'quarter':
      return [
        curve([
          { at: [-half, half] },
          { at: [-half, -half], out: [handle, 0] },
          { at: [half, half], in: [0, -handle] },
        ]),
        fill(paint),
      ];
    case 'half':
      return [
        curve([
          { at: [-half, -half], out: [handle / 2, 0] },
          { at: [0, 0], in: [0, -handle / 2], out: [0, handle / 2] },
          { at: [-half, half], in: [handle / 2, 0] },
        ]),
        fill(paint),
      ];
    case 'leaf':
      return [
        curve([
          { at: [-half, half], in: [handle, 0], out: [0, -handle] },
          { at: [half, -half], in: [-handle, 0], out: [0, handle] },
        ]),
        fill(paint),
      ];
    case 'disc':
      return [ellipse([0, 0], side * 0.72), fill(paint)];
    case 'ring':
      return [ellipse([0, 0], side * 0.56), stroke(paint, side * 0.2)];
    case 'triangle':
      return [
        polygon([
          [-half, half],
          [half, half],
          [-half, -half],
        ]),
        fill(paint),
      ];
    case 'bridge':
      return [
        curve([
          { at: [-half, half], out: [0, 0] },
          { at: [-half, 0], out: [0, -handle / 2] },
          { at: [0, -half], in: [-handle / 2, 0], out: [handle / 2, 0] },
          { at: [half, 0], in: [0, -handle / 2] },
          { at: [half, half] },
        ]),
        fill(paint),
      ];
    case 'plain':
      return [
        polygon([
          [-half, half],
          [half, half],
          [half, -half],
          [-half, -half],
        ]),
        fill(paint),
      ];
  }
}

export interface BlockOptions {
  readonly kind: Figure;
  readonly background: Paint;
  readonly paint: Paint;
  readonly at: number;
  /** Quarter turns that it starts with. Default 0. */
  readonly quarters?: number;
  /** Beats after `at` on which it turns by a quarter. */
  readonly turns?: readonly number[];
}

const TURN_SECONDS = 0.45;

/** A block drops in and turns on its beats. `box` is square. */
export function toyBlock(stage: LottieStage, box: Box, options: BlockOptions): LottieDraft[] {
  const { kind, background, paint, at, quarters = 0, turns = [] } = options;
  const turnAt = turns.map((beats) => at + beats * stage.beat).filter((time) => time < stage.seconds - 0.6);
  const rotation: Key<number>[] = [
    [at, quarters * 90 - 90, 'outExpo'],
    [at + 0.6, quarters * 90, 'hold'],
  ];
  const scale: Key<number>[] = [
    [at, 0, 'outExpo'],
    [at + 0.5, 100, 'hold'],
  ];
  turnAt.forEach((time, index) => {
    const angle = (quarters + index) * 90;
    rotation.push([time, angle, 'softOvershoot'], [time + TURN_SECONDS, angle + 90, 'hold']);
    scale.push(
      [time, 100, 'outCubic'],
      [time + TURN_SECONDS * 0.4, 74, 'inOutCubic'],
      [time + TURN_SECONDS, 100, 'hold'],
    );
  });
  return [
    block({ ...box, width: box.width + 1, height: box.height + 1 }, background, {
      name: 'Block',
      scale: keys([at - 0.1, 0, 'outExpo'], [at + 0.4, 100]),
    }),
    shapes([group(figure(kind, box.width, paint))], {
      name: 'Figure',
      at: center(box),
      rotation: keys(...rotation),
      scale: keys(...scale),
    }),
  ];
}

export interface Cell extends Omit<BlockOptions, 'at'> {
  readonly column: number;
  readonly row: number;
}

/** Blocks on a grid with cells of `side`, one after another along the diagonal. */
export function blockGrid(
  stage: LottieStage,
  at: readonly [number, number],
  side: number,
  cells: readonly Cell[],
  start = 0.15,
): LottieDraft[] {
  return cells.flatMap(({ column, row, ...cell }) =>
    toyBlock(
      stage,
      { x: at[0] + column * side, y: at[1] + row * side, width: side, height: side },
      { ...cell, at: start + (column + row) * 0.07 },
    ),
  );
}

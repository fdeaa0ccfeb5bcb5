/** Tape with percent signs, which runs across the canvas without an end. */
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { fill, type Point, rect, repeat } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { percent } from './paper-goods';

export interface TapeOptions {
  /** A point of its middle line. */
  readonly at: Point;
  /** Degrees. */
  readonly angle: number;
  /** Width in px. */
  readonly width: number;
  readonly background: Paint;
  readonly paint: Paint;
  readonly start: number;
  /** Speed in px a second; negative runs to the left. */
  readonly speed?: number;
}

/** Longer than any canvas, turned or not. */
const LENGTH = 4400;

export function tape(stage: LottieStage, options: TapeOptions): LottieDraft[] {
  const { at, angle, width, background, paint, start, speed = 160 } = options;
  const step = width * 1.5;
  const copies = Math.ceil(LENGTH / step);
  const strip = anchor({
    at,
    rotation: angle,
    scale: keys([start, [100, 0], 'outExpo'], [start + 0.45, [100, 100]]),
  });
  const run = speed * stage.seconds;
  const mark = group([
    group([percent(width * 0.5, paint)], { at: [-LENGTH / 2, 0] }),
    group([
      rect({ x: -LENGTH / 2 + step / 2 - width * 0.14, y: -width * 0.045, width: width * 0.28, height: width * 0.09 }),
      fill(paint),
    ]),
    repeat(copies, { offset: [step, 0] }),
  ]);
  return [
    shapes([group([rect({ x: -LENGTH / 2, y: -width / 2, width: LENGTH, height: width }), fill(background)])], {
      name: 'Tape',
      parent: strip,
    }),
    shapes([mark], {
      name: 'Marks',
      parent: strip,
      offset: keys([0, [-run / 2, 0], 'linear'], [stage.seconds, [run / 2, 0]]),
    }),
  ];
}

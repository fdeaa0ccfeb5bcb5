/** A check mark that is drawn into a disc which pops up, rests, and makes room for the next time. */
import type { AnimationSource } from '../animation-source';
import { fixed } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { arc, polar } from '../lottie/figures';
import { group, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { ellipse, fill, polygon, stroke, trim } from '../lottie/shape';

const green = fixed('#12a05c');
const mint = fixed('#b9f2d3');
const white = fixed('#ffffff');
const MIDDLE = [540, 540] as const;
/** Sparks around it, one every so many degrees. */
const SPARK_DEGREES = 45;

function draw(): LottieDraft[] {
  const grow = keys([0, 0, 'overshoot'], [0.45, 100, 'hold'], [2.5, 100, 'inExpo'], [2.9, 0]);
  return [
    shapes([group([arc(420, 0, 360), stroke(mint, 28), trim(0, keys([0.2, 0, 'outCubic'], [0.75, 100]))])], {
      name: 'Ring',
      at: MIDDLE,
      scale: keys([2.4, 100, 'inExpo'], [2.8, 0]),
    }),
    ...sparks(),
    shapes([group([ellipse([0, 0], 700), fill(green)])], { name: 'Disc', at: MIDDLE, scale: grow }),
    shapes(
      [
        group([
          polygon(
            [
              [-150, 10],
              [-40, 120],
              [170, -110],
            ],
            false,
          ),
          stroke(white, 74, { cap: 'round' }),
          trim(0, keys([0.35, 0, 'inOutCubic'], [0.8, 100])),
        ]),
      ],
      { name: 'Tick', at: MIDDLE, scale: keys([2.5, 100, 'inExpo'], [2.9, 0]) },
    ),
  ];
}

function sparks(): LottieDraft[] {
  return Array.from({ length: 360 / SPARK_DEGREES }, (_, index) => {
    const degrees = index * SPARK_DEGREES + SPARK_DEGREES / 2;
    const way = (radius: number) => [...polar(radius, degrees)];
    return shapes([group([ellipse([0, 0], 44), fill(index % 2 === 0 ? green : mint)])], {
      name: 'Spark',
      at: MIDDLE,
      offset: keys([0.3, way(300), 'outExpo'], [1, way(490)]),
      scale: keys([0.3, 0, 'outExpo'], [0.5, 100, 'inOutCubic'], [1.2, 0]),
    });
  });
}

export const tick: AnimationSource = {
  id: 60,
  name: 'Check mark',
  file: 'tick.json',
  shape: 'square',
  seconds: 3,
  stillSeconds: 0.85,
  draw,
};

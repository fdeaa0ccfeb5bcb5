/** Pictures that open like pages, and the marks of a print shop. */
import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { grow, type Side } from '../../lottie/grow';
import { block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { straightLine, stroke } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { ink } from './look';

/** A picture that opens from one of its sides, and comes slowly closer. */
export function page(stage: LottieStage, field: ImageFieldSource, box: Box, start: number, side: Side): LottieDraft {
  const cut = block(box, ink, { name: 'Page', ...grow(start, start + 0.8, 'outExpo', side) });
  return picture(field, box, { scale: keys([0, 102, 'linear'], [stage.seconds, 110]), matte: inside(cut) });
}

/** A line of the grid, which runs across. */
export function hairline(x: number, y: number, width: number, start: number, paint: Paint = ink): LottieDraft {
  return block({ x, y, width, height: 3 }, paint, { name: 'Hairline', ...grow(start, start + 0.9) });
}

/** Marks where lines of the grid meet; they turn by a quarter as they arrive, and once more later. */
export function registerMarks(points: readonly (readonly [number, number])[], paint: Paint): LottieDraft[] {
  return points.map((at, index) => {
    const start = 0.4 + index * 0.1;
    return shapes([group([straightLine([-22, 0], [22, 0]), straightLine([0, -22], [0, 22]), stroke(paint, 4)])], {
      name: 'Register mark',
      at,
      scale: keys([start, 0, 'outExpo'], [start + 0.5, 100]),
      rotation: keys(
        [start, -90, 'outExpo'],
        [start + 0.7, 0, 'hold'],
        [start + 2, 0, 'inOutCubic'],
        [start + 2.6, 90],
      ),
    });
  });
}

/** A hand of a clock sweeps a full turn and leaves the scene covered; in the next scene it sweeps the cover away. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { arc } from '../../lottie/figures';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { stroke, trim } from '../../lottie/shape';
import { center, type LottieStage } from '../../lottie/stage';
import { asClosingStack, asWipe } from '../../lottie/wipe';
import { indigo, mint } from './look';

const OPEN_SECONDS = 0.6;
const CLOSE_SECONDS = 0.5;
const STEP_SECONDS = 0.09;

/** A disc over the whole canvas, as one stroke that a trim opens like a fan. */
function fan(stage: LottieStage, paint: Paint, opening: LottieShape) {
  const radius = Math.ceil(Math.hypot(stage.width, stage.height) / 2) + 20;
  return group([arc(radius / 2, 0, 360), opening, stroke(paint, radius)]);
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  return asWipe('arrival', [
    shapes([fan(stage, indigo, trim(keys([0, 0, 'inOutCubic'], [OPEN_SECONDS, 100]), 100))], {
      name: 'Opening sweep',
      at: center(stage.full),
      until: OPEN_SECONDS,
    }),
  ]);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const paints = [mint, indigo];
  const sweeps = paints.map((paint, index) => {
    const end = stage.seconds - (paints.length - 1 - index) * STEP_SECONDS - 1 / 30;
    const start = end - CLOSE_SECONDS;
    return shapes([fan(stage, paint, trim(0, keys([start, 0, 'inOutCubic'], [end, 100])))], {
      name: 'Closing sweep',
      at: center(stage.full),
      from: start,
    });
  });
  return asClosingStack(sweeps);
}

/** Three waves wash over a scene from its foot, and drain off the next one over its head. */
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { group, shapes } from '../../../lottie/layers';
import { keys } from '../../../lottie/property';
import { fill } from '../../../lottie/shape';
import type { LottieStage } from '../../../lottie/stage';
import { asClosingStack, asWipe } from '../../../lottie/wipe';
import { sheet } from './flow';
import { blush, coral, cream, lilac, plum } from './look';

const WASH_SECONDS = 0.55;
const STEP_SECONDS = 0.07;
const SWELL = 60;
/** The first one leads; the last one covers the canvas. */
const PAINTS: readonly Paint[] = [cream, blush, lilac, coral, plum];

function water(stage: LottieStage, paint: Paint, index: number) {
  const length = stage.pick(1240, 900);
  const shift = (index * length) / 5;
  return group([sheet(stage, -SWELL * 1.4, stage.height + SWELL * 1.4, length, SWELL), fill(paint)], {
    at: [shift - length / 2, 0],
  });
}

function away({ height }: LottieStage): number {
  return height + 4 * SWELL;
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const waves = PAINTS.map((paint, index) => {
    const start = (PAINTS.length - 1 - index) * STEP_SECONDS;
    return shapes([water(stage, paint, index)], {
      name: 'Draining wave',
      offset: keys([start, [0, 0], 'inOutSine'], [start + WASH_SECONDS, [0, -away(stage)]]),
      until: start + WASH_SECONDS,
    });
  });
  return asWipe('arrival', waves);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const waves = PAINTS.map((paint, index) => {
    const end = stage.seconds - (PAINTS.length - 1 - index) * STEP_SECONDS - 1 / 30;
    const start = end - WASH_SECONDS;
    return shapes([water(stage, paint, index)], {
      name: 'Rising wave',
      offset: keys([start, [0, away(stage)], 'inOutCubic'], [end, [0, 0]]),
      from: start,
    });
  });
  return asClosingStack(waves);
}

/** Slanted sheets of light run through the picture: three cover the old scene, the last one leaves the new one. */
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { fill, polygon } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { asClosingStack, asWipe } from '../../lottie/wipe';
import { amber, pink, violet } from './look';

const SWEEP_SECONDS = 0.42;
const STEP_SECONDS = 0.07;

/** A sheet that covers the canvas with slanted left and right edges. */
function sheet(stage: LottieStage, paint: Paint) {
  const { width, height } = stage;
  const slant = stage.pick(420, 380);
  return group([
    polygon([
      [-slant, 0],
      [width, 0],
      [width + slant, 0],
      [width, height],
      [-slant, height],
      [-slant * 2, height],
    ]),
    fill(paint),
  ]);
}

function away(stage: LottieStage): number {
  return stage.width + 2 * stage.pick(420, 380);
}

/** The cover of the scene before leaves to the right. */
export function openingWipe(stage: LottieStage): LottieDraft[] {
  const sheets = [amber, violet, pink].map((paint, index) => {
    const start = (2 - index) * STEP_SECONDS;
    return shapes([sheet(stage, paint)], {
      name: 'Opening sweep',
      offset: keys([start, [0, 0], 'inOutSine'], [start + SWEEP_SECONDS, [away(stage), 0]]),
      until: start + SWEEP_SECONDS,
    });
  });
  return asWipe('arrival', sheets);
}

/** Covers from the left. */
export function closingWipe(stage: LottieStage): LottieDraft[] {
  const sheets = [amber, violet, pink].map((paint, index) => {
    const end = stage.seconds - (2 - index) * STEP_SECONDS - 1 / 30;
    const start = end - SWEEP_SECONDS;
    return shapes([sheet(stage, paint)], {
      name: 'Closing sweep',
      offset: keys([start, [-away(stage), 0], 'inOutCubic'], [end, [0, 0]]),
      from: start,
    });
  });
  return asClosingStack(sheets);
}

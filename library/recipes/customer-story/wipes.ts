/** A warm sheet with a bowed edge rises over the scene at its end, and lifts off the next one. */
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { ellipse, fill, rect } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { accent } from './look';

const OPEN_SECONDS = 0.66;
const CLOSE_SECONDS = 0.5;
/** Distance that the bowed edge reaches beyond the sheet, px. */
const BOW = 220;

function sheet(stage: LottieStage, edgeY: number) {
  const { width, full } = stage;
  return group([rect(full), ellipse([width / 2, edgeY], width * 1.25, BOW * 2), fill(accent)]);
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const { height } = stage;
  return asWipe('arrival', [
    shapes([sheet(stage, height)], {
      name: 'Opening wipe',
      offset: keys([0, [0, 0], 'inOutSine'], [OPEN_SECONDS, [0, -height - BOW - 10]]),
      until: OPEN_SECONDS,
    }),
  ]);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const { height, seconds } = stage;
  const start = seconds - CLOSE_SECONDS;
  return asWipe('cover', [
    shapes([sheet(stage, 0)], {
      name: 'Closing wipe',
      offset: keys([start, [0, height + BOW + 10], 'inOutCubic'], [seconds - 1 / 30, [0, 0]]),
      from: start,
    }),
  ]);
}

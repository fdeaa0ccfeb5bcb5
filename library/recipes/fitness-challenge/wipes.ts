/** Five lanes race over the scene from both sides; in the next scene they race on. */
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { fill, polygon } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { lime } from './look';
import { leaning } from './motifs';

const LANES = 5;
const RUN_SECONDS = 0.34;
const STEP_SECONDS = 0.035;

/** Lanes win in an order that is not their own. */
const ORDER = [2, 0, 3, 1, 4];

function lanes(
  stage: LottieStage,
  name: string,
  times: (order: number) => { from: number; until: number },
  isClosing: boolean,
): LottieDraft[] {
  const height = stage.height / LANES;
  const away = stage.width + 200;
  return ORDER.map((order, lane) => {
    const sign = lane % 2 === 0 ? 1 : -1;
    const { from, until } = times(order);
    // a pixel more than the lane, so that no seam shows between two
    const box = { x: -60, y: lane * height - 1, width: stage.width + 120, height: height + 2 };
    const path = isClosing
      ? keys([from, [-sign * away, 0], 'inOutCubic'], [until, [0, 0]])
      : keys([from, [0, 0], 'inOutSine'], [until, [sign * away, 0]]);
    return shapes([group([polygon(leaning(box)), fill(lime)])], {
      name,
      offset: path,
      ...(isClosing ? { from } : { until }),
    });
  });
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const times = (order: number) => ({ from: order * STEP_SECONDS, until: order * STEP_SECONDS + RUN_SECONDS });
  return asWipe('arrival', lanes(stage, 'Opening lane', times, false));
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const end = stage.seconds - 1 / 30;
  const times = (order: number) => {
    const until = end - (LANES - 1 - order) * STEP_SECONDS;
    return { from: until - RUN_SECONDS, until };
  };
  return asWipe('cover', lanes(stage, 'Closing lane', times, true));
}

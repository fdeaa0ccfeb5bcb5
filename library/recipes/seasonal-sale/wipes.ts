/** Strips of the shelf shoot across from both sides in turn, and out again the same way. */
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Box, LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { ink, lime, paper, pink, violet } from './look';

const STEP_SECONDS = 0.035;
const RUN_SECONDS = 0.28;

interface Strip {
  readonly box: Box;
  readonly paint: Paint;
  /** 1 runs to the right, -1 to the left. */
  readonly direction: 1 | -1;
}

const PAINTS: readonly Paint[] = [violet, lime, ink, pink, paper];

/** Five strips; one pixel of overlap hides the seams. */
function strips({ width, height }: LottieStage): readonly Strip[] {
  const tall = height / PAINTS.length;
  return PAINTS.map((paint, index) => ({
    box: { x: 0, y: index * tall, width, height: tall + 1 },
    paint,
    direction: index % 2 === 0 ? 1 : -1,
  }));
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const opening = strips(stage).map(({ box, paint, direction }, index) => {
    const start = index * STEP_SECONDS;
    return block(box, paint, {
      name: 'Opening strip',
      offset: keys([start, [0, 0], 'inCubic'], [start + RUN_SECONDS, [direction * stage.width, 0]]),
      until: start + RUN_SECONDS,
    });
  });
  return asWipe('arrival', opening);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const list = strips(stage);
  const closing = list.map(({ box, paint, direction }, index) => {
    const end = stage.seconds - (list.length - 1 - index) * STEP_SECONDS - 1 / 30;
    const start = end - RUN_SECONDS;
    return block(box, paint, {
      name: 'Closing strip',
      offset: keys([start, [-direction * stage.width, 0], 'outCubic'], [end, [0, 0]]),
      from: start,
    });
  });
  return asWipe('cover', closing);
}

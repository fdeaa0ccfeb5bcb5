/** Pages are turned: columns come up and down in turn, and leave the same way. */
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Box, LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { butter, cobalt, ink, paper } from './look';

const PAINTS = [cobalt, butter, ink, paper];
const STEP_SECONDS = 0.05;
const RUN_SECONDS = 0.4;

/** One pixel of overlap hides the seams. */
function columns({ width, height }: LottieStage): readonly Box[] {
  const wide = width / PAINTS.length;
  return PAINTS.map((_, index) => ({ x: index * wide, y: 0, width: wide + 1, height }));
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const opening = columns(stage).flatMap((box, index) => {
    const paint = PAINTS[index] ?? ink;
    const start = index * STEP_SECONDS;
    const away = index % 2 === 0 ? -stage.height : stage.height;
    return block(box, paint, {
      name: 'Opening column',
      offset: keys([start, [0, 0], 'inCubic'], [start + RUN_SECONDS, [0, away]]),
      until: start + RUN_SECONDS,
    });
  });
  return asWipe('arrival', opening);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const closing = columns(stage).map((box, index) => {
    const paint = PAINTS[index] ?? ink;
    const end = stage.seconds - (PAINTS.length - 1 - index) * STEP_SECONDS - 1 / 30;
    const start = end - RUN_SECONDS;
    const away = index % 2 === 0 ? stage.height : -stage.height;
    return block(box, paint, {
      name: 'Closing column',
      offset: keys([start, [0, away], 'outCubic'], [end, [0, 0]]),
      from: start,
    });
  });
  return asWipe('cover', closing);
}

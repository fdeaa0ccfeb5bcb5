/** Hard shutters in the accent color: a scene opens out of them and closes into them, so any two scenes join. */
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Box, LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { accent } from './look';

const STEP_SECONDS = 0.04;
const OPEN_SECONDS = 0.4;
const CLOSE_SECONDS = 0.27;

/** Columns in landscape, rows in portrait; one pixel of overlap hides the seams. */
function blades(stage: LottieStage): readonly Box[] {
  const count = 4;
  return Array.from({ length: count }, (_, index) =>
    stage.isPortrait
      ? { x: 0, y: (stage.height / count) * index, width: stage.width, height: stage.height / count + 1 }
      : { x: (stage.width / count) * index, y: 0, width: stage.width / count + 1, height: stage.height },
  );
}

export function openingWipe(stage: LottieStage): readonly LottieDraft[] {
  const opening = blades(stage).map((blade, index) => {
    const start = index * STEP_SECONDS;
    const gone = stage.isPortrait ? [0, 100] : [100, 0];
    return block(blade, accent, {
      name: 'Opening wipe',
      pivot: stage.isPortrait ? [1, 0.5] : [0.5, 0],
      scale: keys([start, [100, 100], 'inOutSine'], [start + OPEN_SECONDS, gone]),
      until: start + OPEN_SECONDS,
    });
  });
  return asWipe('arrival', opening);
}

export function closingWipe(stage: LottieStage): readonly LottieDraft[] {
  const list = blades(stage);
  const closing = list.map((blade, index) => {
    const end = stage.seconds - (list.length - 1 - index) * STEP_SECONDS - 1 / 30;
    const start = end - CLOSE_SECONDS;
    const none = stage.isPortrait ? [0, 100] : [100, 0];
    return block(blade, accent, {
      name: 'Closing wipe',
      pivot: stage.isPortrait ? [0, 0.5] : [0.5, 1],
      scale: keys([start, none, 'inOutCubic'], [end, [100, 100]]),
      from: start,
    });
  });
  return asWipe('cover', closing);
}

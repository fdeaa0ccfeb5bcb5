/** Scalloped cloths fall over the scene, and the last one falls on to uncover the next. */
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { fill } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { asClosingStack, asWipe } from '../../lottie/wipe';
import { scallops } from './cut-paper';
import { butter, cream, tomato } from './look';

const OPEN_SECONDS = 0.55;
const CLOSE_SECONDS = 0.44;
const STEP_SECONDS = 0.07;
/** Room for the scallops below the cloth, px. */
const EDGE = 130;

/** The cloth with scallops below it. */
function fallingCloth(stage: LottieStage, paint: Paint) {
  return group([scallops(stage.width, stage.height + 4, stage.pick(160, 135)), fill(paint)]);
}

/** The last cloth goes on falling; its upper edge is scalloped by what it uncovers. */
export function openingWipe(stage: LottieStage): LottieDraft[] {
  const { width, height } = stage;
  const upsideDown = group([scallops(width, height + EDGE, stage.pick(160, 135)), fill(tomato)], {
    scale: [100, -100],
    at: [0, height + EDGE],
  });
  return asWipe('arrival', [
    shapes([upsideDown], {
      name: 'Opening cloth',
      offset: keys([0, [0, 0], 'inOutSine'], [OPEN_SECONDS, [0, height + EDGE + 10]]),
      until: OPEN_SECONDS,
    }),
  ]);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const { height, seconds } = stage;
  const cloths = [cream, butter, tomato];
  const falling = cloths.map((paint, index) => {
    const end = seconds - (cloths.length - 1 - index) * STEP_SECONDS - 1 / 30;
    const start = end - CLOSE_SECONDS;
    return shapes([fallingCloth(stage, paint)], {
      name: 'Closing cloth',
      offset: keys([start, [0, -height - EDGE], 'inOutCubic'], [end, [0, 0]]),
      from: start,
    });
  });
  return asClosingStack(falling);
}

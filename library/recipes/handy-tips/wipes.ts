/** Paper dots: three burst over the old scene from its foot, and a hole in the last one opens onto the new one. */
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { outside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { ellipse, fill } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { asClosingStack, asWipe } from '../../lottie/wipe';
import { accent, card, second } from './look';

const OPEN_SECONDS = 0.5;
const BURST_SECONDS = 0.4;
const STEP_SECONDS = 0.07;

/** Radius that covers the canvas from any point in it. */
function reach({ width, height }: LottieStage): number {
  return Math.ceil(Math.hypot(width, height)) + 20;
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const { width, height } = stage;
  const hole = shapes([group([ellipse([0, 0], reach(stage) * 1.02), fill(card)])], {
    name: 'Hole',
    at: [width / 2, height / 2],
    scale: keys([0, 0, 'inOutSine'], [OPEN_SECONDS, 100]),
  });
  const paper = block(stage.full, accent, { name: 'Opening paper', matte: outside(hole), until: OPEN_SECONDS });
  return asWipe('arrival', [paper]);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const { width, height, seconds } = stage;
  const places: readonly (readonly [Paint, number])[] = [
    [card, 0.2],
    [second, 0.8],
    [accent, 0.45],
  ];
  const dots = places.map(([paint, share], index) => {
    const end = seconds - (places.length - 1 - index) * STEP_SECONDS - 1 / 30;
    return shapes([group([ellipse([0, 0], reach(stage) * 2), fill(paint)])], {
      name: 'Closing dot',
      at: [width * share, height],
      scale: keys([end - BURST_SECONDS, 0, 'inOutCubic'], [end, 100]),
      from: end - BURST_SECONDS,
    });
  });
  return asClosingStack(dots);
}

/** Two huge bubbles are sent over the scene, one from each side; the last one is taken back from the next scene. */
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { block } from '../../../lottie/layers';
import { keys } from '../../../lottie/property';
import type { Box, LottieStage } from '../../../lottie/stage';
import { asClosingStack, asWipe } from '../../../lottie/wipe';
import { ink, teal, white, yellow } from './look';

const OPEN_SECONDS = 0.45;
const SEND_SECONDS = 0.36;
const STEP_SECONDS = 0.1;
/** Distance that a bubble reaches beyond the canvas, so that its round corners stay outside, px. */
const BEYOND = 160;
const RADIUS = 220;

function cover({ width, height }: LottieStage): Box {
  return { x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND };
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  return asWipe('arrival', [
    block(cover(stage), teal, {
      name: 'Bubble taken back',
      radius: RADIUS,
      pivot: [1, 0],
      scale: keys([0, 100, 'inOutSine'], [OPEN_SECONDS, 0]),
      until: OPEN_SECONDS,
    }),
  ]);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const order: readonly (readonly [Paint, readonly [number, number]])[] = [
    [ink, [1, 1]],
    [white, [0, 1]],
    [yellow, [1, 1]],
    [teal, [0, 1]],
  ];
  const bubbles = order.map(([paint, pivot], index) => {
    const end = stage.seconds - (order.length - 1 - index) * STEP_SECONDS - 1 / 30;
    return block(cover(stage), paint, {
      name: 'Bubble sent',
      radius: RADIUS,
      pivot,
      scale: keys([end - SEND_SECONDS, 0, 'inOutCubic'], [end, 100]),
      from: end - SEND_SECONDS,
    });
  });
  return asClosingStack(bubbles);
}

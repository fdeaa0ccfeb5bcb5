/** The curtain: it closes from both sides at the end of a scene and opens on the next one. Its folds spread as it moves. */
import type { LottieDraft } from '../../../lottie/draft';
import { group, shapes } from '../../../lottie/layers';
import { keys } from '../../../lottie/property';
import { fill, rect } from '../../../lottie/shape';
import type { LottieStage } from '../../../lottie/stage';
import { asWipe } from '../../../lottie/wipe';
import { gold, shade, wine } from './look';

const OPEN_SECONDS = 0.9;
const CLOSE_SECONDS = 0.7;
const FOLDS = 7;

/** Half of the curtain as wide as half the canvas, hung at x = 0; `sign` is the side to which it reaches. */
function half(stage: LottieStage, sign: 1 | -1) {
  const width = stage.width / 2 + 2;
  const { height } = stage;
  const fold = width / FOLDS;
  const strip = (at: number, size: number) => rect({ x: sign > 0 ? at : -at - size, y: 0, width: size, height });
  const valleys = Array.from({ length: FOLDS }, (_, index) => strip(index * fold + fold * 0.5, fold * 0.5));
  const depths = Array.from({ length: FOLDS }, (_, index) => strip(index * fold + fold * 0.78, fold * 0.22));
  return [
    group([strip(0, width), fill(wine)]),
    group([...valleys, fill(shade, 16)]),
    group([...depths, fill(shade, 18)]),
    group([strip(width - 10, 10), fill(gold)]),
  ];
}

function curtain(
  stage: LottieStage,
  name: string,
  from: number,
  to: number,
  at: number,
  seconds: number,
): LottieDraft[] {
  return ([1, -1] as const).map((sign) =>
    shapes(half(stage, sign), {
      name,
      at: [sign > 0 ? 0 : stage.width, 0],
      scale: keys([at, [from, 100], 'inOutCubic'], [at + seconds, [to, 100]]),
      ...(from === 0 ? { from: at } : { until: at + seconds }),
    }),
  );
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  return asWipe('arrival', curtain(stage, 'Opening curtain', 100, 0, 0, OPEN_SECONDS));
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const start = stage.seconds - 1 / 30 - CLOSE_SECONDS;
  return asWipe('cover', curtain(stage, 'Closing curtain', 0, 100, start, CLOSE_SECONDS));
}

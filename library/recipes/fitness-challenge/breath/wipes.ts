/** Scenes dissolve into mist and out of it. */
import type { LottieDraft } from '../../../lottie/draft';
import { block } from '../../../lottie/layers';
import { keys } from '../../../lottie/property';
import type { LottieStage } from '../../../lottie/stage';
import { asWipe } from '../../../lottie/wipe';
import { mist } from './look';

const OPEN_SECONDS = 0.8;
const CLOSE_SECONDS = 0.7;

export function openingWipe(stage: LottieStage): LottieDraft[] {
  return asWipe('arrival', [
    block(stage.full, mist, {
      name: 'Opening mist',
      opacity: keys([0, 100, 'inOutSine'], [OPEN_SECONDS, 0]),
      until: OPEN_SECONDS,
    }),
  ]);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const end = stage.seconds - 1 / 30;
  return asWipe('cover', [
    block(stage.full, mist, {
      name: 'Closing mist',
      opacity: keys([end - CLOSE_SECONDS, 0, 'inOutSine'], [end, 100]),
      from: end - CLOSE_SECONDS,
    }),
  ]);
}

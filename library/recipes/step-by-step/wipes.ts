/** A line is ruled across the sheet and opens to a full cover; the next scene parts it again along the same line. */
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { accent } from './look';

const OPEN_SECONDS = 0.46;
const RULE_SECONDS = 0.2;
const CLOSE_SECONDS = 0.34;

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const { width, height } = stage;
  const halves = [0, 1].map((half) =>
    block({ x: 0, y: (half * height) / 2, width, height: height / 2 }, accent, {
      name: 'Opening half',
      pivot: [0.5, half],
      scale: keys([0, [100, 100], 'inOutCubic'], [OPEN_SECONDS, [100, 0]]),
      until: OPEN_SECONDS,
    }),
  );
  return asWipe('arrival', halves);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const end = stage.seconds - 1 / 30;
  const start = end - CLOSE_SECONDS - RULE_SECONDS;
  const hairline = 1;
  return asWipe('cover', [
    block(stage.full, accent, {
      name: 'Closing line',
      scale: keys(
        [start, [0, hairline], 'inOutCubic'],
        [start + RULE_SECONDS, [100, hairline], 'inOutQuint'],
        [end, [100, 100]],
      ),
      from: start,
    }),
  ]);
}

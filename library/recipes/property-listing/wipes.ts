/** Two sliding doors of deep green close over a scene from both sides, and lift off the next one like blinds. */
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Box, LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { brass, ink } from './look';

const OPEN_SECONDS = 0.7;
const CLOSE_SECONDS = 0.55;
const STEP_SECONDS = 0.1;

function doors({ width, height }: LottieStage): readonly Box[] {
  return [0, 1].map((side) => ({ x: (side * width) / 2, y: 0, width: width / 2 + 1, height }));
}

/** The strip of brass along the edge that leads. */
const EDGE = 10;

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const { height } = stage;
  const blinds = doors(stage).flatMap((door, index) => {
    const start = index * STEP_SECONDS;
    const offset = keys([start, [0, 0], 'inOutSine'], [start + OPEN_SECONDS, [0, -height - EDGE]]);
    const life = { offset, until: start + OPEN_SECONDS };
    return [
      block(door, ink, { name: 'Blind', ...life }),
      block({ ...door, y: height, height: EDGE }, brass, { name: 'Edge', ...life }),
    ];
  });
  return asWipe('arrival', blinds);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const end = stage.seconds - 1 / 30;
  return doors(stage).flatMap((door, index) => {
    const away = (index === 0 ? -1 : 1) * (door.width + EDGE);
    const from = end - CLOSE_SECONDS;
    const offset = keys([from, [away, 0], 'inOutCubic'], [end, [0, 0]]);
    const edge: Box = { ...door, x: index === 0 ? door.x + door.width - 1 : door.x - EDGE, width: EDGE };
    return [
      ...asWipe('ahead', [block(edge, brass, { name: 'Edge', offset, from, until: end })]),
      ...asWipe('cover', [block(door, ink, { name: 'Door', offset, from })]),
    ];
  });
}

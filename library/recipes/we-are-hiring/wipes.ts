/** The grid fills up with blocks along the diagonal, and empties again into the next scene. */
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Box, LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { cobalt, orange, pink, yellow } from './look';

const STEP_SECONDS = 0.045;
const GROW_SECONDS = 0.3;

interface WipeCell {
  readonly box: Box;
  readonly paint: Paint;
  /** Place in the order, 0 first. */
  readonly order: number;
}

const PATTERN: readonly Paint[] = [cobalt, pink, orange, yellow, cobalt, orange, pink];

/** Twelve blocks: four columns in landscape, three in portrait. One pixel of overlap hides the seams. */
function cells(stage: LottieStage): readonly WipeCell[] {
  const [columns, rows] = stage.pick([4, 3] as const, [3, 4] as const);
  const width = stage.width / columns;
  const height = stage.height / rows;
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      box: { x: column * width, y: row * height, width: width + 1, height: height + 1 },
      paint: PATTERN[(column * 2 + row * 3) % PATTERN.length] ?? cobalt,
      order: column + row,
    };
  });
}

const LAST = 5;

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const opening = cells(stage).map(({ box, paint, order }) => {
    const start = order * STEP_SECONDS;
    return block(box, paint, {
      name: 'Opening block',
      scale: keys([start, 100, 'inOutSine'], [start + GROW_SECONDS, 0]),
      rotation: keys([start, 0, 'inOutSine'], [start + GROW_SECONDS, 90]),
      until: start + GROW_SECONDS,
    });
  });
  return asWipe('arrival', opening);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const closing = cells(stage).map(({ box, paint, order }) => {
    const end = stage.seconds - (LAST - order) * STEP_SECONDS - 1 / 30;
    const start = end - GROW_SECONDS;
    return block(box, paint, {
      name: 'Closing block',
      scale: keys([start, 0, 'outCubic'], [end, 100]),
      rotation: keys([start, -90, 'outCubic'], [end, 0]),
      from: start,
    });
  });
  return asWipe('cover', closing);
}

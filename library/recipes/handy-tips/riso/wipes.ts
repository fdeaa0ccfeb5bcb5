/** Tiles are stamped over the scene in a diagonal and taken off the next one the same way. */
import type { LottieDraft } from '../../../lottie/draft';
import { group, shapes } from '../../../lottie/layers';
import { keys } from '../../../lottie/property';
import { fill, rect } from '../../../lottie/shape';
import type { LottieStage } from '../../../lottie/stage';
import { asWipe } from '../../../lottie/wipe';
import { pink } from './look';

const TILE_SECONDS = 0.2;
const SPREAD_SECONDS = 0.34;

interface Tile {
  readonly at: readonly [number, number];
  readonly width: number;
  readonly height: number;
  /** 0 at the lower left corner to 1 at the upper right one. */
  readonly order: number;
}

function tiles(stage: LottieStage): Tile[] {
  const [columns, rows] = stage.pick<readonly [number, number]>([6, 4], [4, 6]);
  const width = stage.width / columns;
  const height = stage.height / rows;
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      at: [(column + 0.5) * width, (row + 0.5) * height],
      width,
      height,
      order: (column + (rows - 1 - row)) / (columns + rows - 2),
    };
  });
}

function draw(
  stage: LottieStage,
  name: string,
  scale: (order: number) => ReturnType<typeof keys>,
  life: { from?: number; until?: number },
): LottieDraft {
  const groups = tiles(stage).map(({ at, width, height, order }) =>
    // a pixel more on every side, so that no seam shows between two tiles
    group([rect({ x: -width / 2 - 1, y: -height / 2 - 1, width: width + 2, height: height + 2 }), fill(pink)], {
      at,
      scale: scale(order),
    }),
  );
  return shapes(groups, { name, ...life });
}

export function openingWipe(stage: LottieStage): LottieDraft[] {
  const scale = (order: number) => {
    const at = order * SPREAD_SECONDS;
    return keys([at, [100, 100], 'inOutCubic'], [at + TILE_SECONDS, [0, 0]]);
  };
  return asWipe('arrival', [draw(stage, 'Opening tiles', scale, { until: SPREAD_SECONDS + TILE_SECONDS })]);
}

export function closingWipe(stage: LottieStage): LottieDraft[] {
  const start = stage.seconds - 1 / 30 - SPREAD_SECONDS - TILE_SECONDS;
  const scale = (order: number) => {
    const at = start + order * SPREAD_SECONDS;
    return keys([at, [0, 0], 'inOutCubic'], [at + TILE_SECONDS, [100, 100]]);
  };
  return asWipe('cover', [draw(stage, 'Closing tiles', scale, { from: start })]);
}

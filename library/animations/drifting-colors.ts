/** Large soft discs that drift past each other: a background for words. */
import type { AnimationSource } from '../animation-source';
import { fixed } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { block, group, shapes } from '../lottie/layers';
import { keys } from '../lottie/property';
import { ellipse, fill } from '../lottie/shape';
import type { LottieStage } from '../lottie/stage';

interface Disc {
  readonly color: `#${string}`;
  readonly at: readonly [number, number];
  /** Distance that it moves there and back. */
  readonly by: readonly [number, number];
  readonly size: number;
}

const DISCS: readonly Disc[] = [
  { color: '#3a1c71', at: [300, 260], by: [180, 120], size: 1100 },
  { color: '#d76d77', at: [1560, 900], by: [-220, -90], size: 1000 },
  { color: '#ffaf7b', at: [1720, 130], by: [-120, 160], size: 620 },
  { color: '#5f3dc4', at: [760, 1010], by: [160, -140], size: 720 },
];

function draw(stage: LottieStage): LottieDraft[] {
  const { seconds } = stage;
  return [
    block(stage.full, fixed('#24123f'), { name: 'Ground' }),
    ...DISCS.map(({ color, at, by, size }) =>
      shapes([group([ellipse([0, 0], size), fill(fixed(color))])], {
        name: 'Disc',
        at,
        offset: keys([0, [0, 0], 'inOutSine'], [seconds / 2, by, 'inOutSine'], [seconds, [0, 0]]),
        scale: keys([0, 100, 'inOutSine'], [seconds / 2, 112, 'inOutSine'], [seconds, 100]),
      }),
    ),
  ];
}

export const driftingColors: AnimationSource = {
  id: 63,
  name: 'Drifting colors',
  file: 'drifting-colors.json',
  shape: 'landscape',
  seconds: 6,
  stillSeconds: 2,
  draw,
};

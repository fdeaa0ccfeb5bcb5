/** Shade over a picture or video background, so that text on it stays readable whatever the picture. */
import type { HexColor } from '@spotreel/sdk/internal/base';
import type { LottieDraft } from './draft';
import { group, shapes } from './layers';
import { gradient, rect } from './shape';
import type { LottieStage } from './stage';

/** Even shade with a darker foot and head; `strength` 0 to 1 scales all of it. */
export function scrim(stage: LottieStage, color: HexColor, strength = 1): LottieDraft[] {
  const { width, height, full } = stage;
  const shade = (alpha: number) => Math.min(1, alpha * strength);
  const down = gradient(
    'linear',
    [0, 0],
    [0, height],
    [
      [0, color, shade(0.6)],
      [0.28, color, shade(0.2)],
      [0.5, color, shade(0.34)],
      [1, color, shade(0.88)],
    ],
  );
  const fromLeft = gradient(
    'linear',
    [0, 0],
    [width, 0],
    [
      [0, color, shade(0.52)],
      [0.7, color, 0],
      [1, color, 0],
    ],
  );
  return [shapes([group([rect(full), down]), group([rect(full), fromLeft])], { name: 'Scrim' })];
}

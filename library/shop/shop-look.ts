/** Parts of a recipe's style that the common scenes of all shop recipes take. */

import type { HexColor } from '@spotreel/sdk/internal/base';
import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import type { Box, LottieStage } from '../lottie/stage';
import type { TypeStyle } from '../lottie/text';
import type { IngredientSource } from '../template';

export interface ShopLook {
  /** Scale of its display face against a wide face. */
  readonly displayScale: number;
  readonly display: (size: number) => TypeStyle;
  readonly body: (size: number) => TypeStyle;
  readonly label: (size: number) => TypeStyle;
  readonly colors: IngredientSource['colors'];
  /** A picture in the shape that the style gives to pictures. */
  readonly frame: (stage: LottieStage, field: ImageFieldSource, box: Box, start: number) => readonly LottieDraft[];
  readonly opening: (stage: LottieStage) => readonly LottieDraft[];
  readonly closing: (stage: LottieStage) => readonly LottieDraft[];
}

/** The colors of one scene. */
export interface ShopPaints {
  readonly ground: HexColor;
  readonly text: Paint;
  /** Checks, stars and the plate of the address. */
  readonly mark: Paint;
  /** On `mark`. */
  readonly onMark: Paint;
}

/** Differences of the scene between recipes. */
export interface ShopScene {
  readonly id: number;
  readonly paints: ShopPaints;
  /** Shapes behind everything. */
  readonly decor: (stage: LottieStage) => readonly LottieDraft[];
}

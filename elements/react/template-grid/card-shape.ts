import type { Ratio } from '@spotreel/sdk/contract';

/** What the cards of a list have in common: all of them are of one size, so that rows are planned without measuring them. */
export interface CardShape {
  /** px; columns are as many as fit. */
  readonly minWidth: number;
  /** Of the picture. */
  readonly ratio: Ratio;
  /** What stands below the picture. */
  readonly words: 'recipe' | 'template';
}

/** Width / height. */
export const PICTURE_RATIOS: Readonly<Record<Ratio, number>> = { landscape: 16 / 9, portrait: 9 / 16, square: 1 };

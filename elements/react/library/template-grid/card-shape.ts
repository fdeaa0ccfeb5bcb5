import type { Ratio } from '@spotreel/sdk/internal/contract';

/**
 * Common shape of the cards of a list: all of them are of one size, so that rows are planned without measuring them.
 */
export interface CardShape {
  /** Least width in px. There are as many columns as fit. */
  readonly minWidth: number;
  /** Ratio of the picture. */
  readonly ratio: Ratio;
  /** The kind of text below the picture. */
  readonly words: 'recipe' | 'template';
}

/** Width / height. */
export const PICTURE_RATIOS: Readonly<Record<Ratio, number>> = { landscape: 16 / 9, portrait: 9 / 16, square: 1 };

import type { BuiltFamily } from '@spotreel/sdk/internal/contract';

export const ratios = ['landscape', 'portrait', 'square'] as const;

/** Ratios in which every scene of the family has a layout. */
export function orientations({ ingredients }: Pick<BuiltFamily, 'ingredients'>) {
  return ratios.filter((ratio) => ingredients.length > 0 && ingredients.every(({ layouts }) => layouts[ratio]));
}

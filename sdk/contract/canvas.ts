import type { Ratio } from './schemas/scalars';

/** Size of the picture in each ratio, px. Source: docs/rules/limits-and-messages.md#canvas. */
export const CANVAS: Readonly<Record<Ratio, { readonly width: number; readonly height: number }>> = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
};

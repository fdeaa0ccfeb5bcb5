import type { HexColor } from '@spotreel/sdk/internal/base';

/** Colors to start from; the browser's own picker then shows its whole range. One more than a brand has. */
const FRESH: readonly HexColor[] = ['#4a6fa5', '#c8553d', '#2f8f6f', '#8a63b8', '#d9a441'];

/** A color to begin with that the brand does not have yet. */
export function freshColor(used: readonly (HexColor | '')[]): HexColor | '' {
  return FRESH.find((color) => !used.includes(color)) ?? '';
}

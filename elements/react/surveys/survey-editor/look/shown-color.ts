import { type HexColor, parseHexColor } from '@spotreel/sdk/internal/base';

/** A stored color in six digits, as a color field needs it. A text that is no color is black. */
export function shownColor(color: string): HexColor {
  return parseHexColor(color) ?? '#000000';
}

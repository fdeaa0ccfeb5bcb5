import { type HexColor, toRgb } from '../../base/color';

/** The most vivid of some colors: the color of a transition. Undefined without any. */
export function strongestColor(colors: readonly HexColor[]): HexColor | undefined {
  const vividness = (color: HexColor) => {
    const { r, g, b } = toRgb(color);
    return Math.max(r, g, b) - Math.min(r, g, b);
  };
  return colors.toSorted((a, b) => vividness(b) - vividness(a))[0];
}

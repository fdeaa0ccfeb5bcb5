import { fromRgb, type HexColor, toRgb } from '../../base/color';
import { toLab, toRgbOfLab } from './lab';

/** Steps of lightness, of 100. */
const STEP = 2;
const DARKEST = 8;
const LIGHTEST = 98;

/** The same hue at every lightness. A shade near black or white has less color, as far as screens can show it. */
export function shadesOf(color: HexColor): readonly HexColor[] {
  const { l, a, b } = toLab(toRgb(color));
  const count = Math.floor((LIGHTEST - DARKEST) / STEP) + 1;
  return Array.from({ length: count }, (_, index) => {
    const lightness = DARKEST + index * STEP;
    const room = lightness < l ? lightness / l : (100 - lightness) / (100 - l || 1);
    const chroma = Math.min(1, Math.sqrt(room));
    return fromRgb(toRgbOfLab({ l: lightness, a: a * chroma, b: b * chroma }));
  });
}

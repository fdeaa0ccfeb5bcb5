/**
 * Which color of a brand takes which part in a style. A palette begins with ground, ink and accent: ground and ink carry
 * the text, so a brand color takes their part only where the text stays readable, light styles stay light and dark ones
 * dark; the brand's first color that is left is the accent. Whatever the brand has no color for keeps the style's own.
 */
import { contrastRatio, type HexColor, toRgb } from '../../base/color';
import { chromaOf, toLab } from './lab';

/** Relative luminance is judged by the contrast to black: 1 is black, 21 is white. */
const brightness = (color: HexColor) => contrastRatio(color, '#000000');
const LIGHT_GROUND = 14;
const DARK_GROUND = 3.5;
/** WCAG AAA: words in a moving picture are read once. */
const INK_CONTRAST = 7;
const ACCENT_CONTRAST = 1.5;
/** Further parts of a style take a brand color of about the same brightness only, and white cards stay gray or white. */
const SIMILAR = 1.8;
const GRAY_CHROMA = 8;

/** As many colors as the style's palette has, in its order. */
export function brandPalette(style: readonly HexColor[], brand: readonly HexColor[]): readonly HexColor[] {
  const [styleGround, styleInk, styleAccent, ...others] = style;
  if (!styleGround || !styleInk) return style.map((color, index) => brand[index] ?? color);
  const left = [...new Set(brand)];
  const take = (color: HexColor | undefined, own: HexColor) => {
    if (!color) return own;
    left.splice(left.indexOf(color), 1);
    return color;
  };
  const ground = take(groundOf(left, brightness(styleGround) > brightness(styleInk), styleInk), styleGround);
  const ink = take(inkOf(left, ground), readable(styleInk, ground));
  if (!styleAccent) return [ground, ink];
  const accent = take(
    left.find((color) => isAccent(color, ground)),
    styleAccent,
  );
  return [ground, ink, accent, ...others.map((own) => take(similarTo(left, own), own))];
}

/**
 * Whether a brand color can take the part of the palette that stands at `index` and that the style gives to `own`: it stands
 * out from the ground, has no other part, and is strong where the style's is strong.
 */
export function suitsPart(brand: HexColor, own: HexColor, palette: readonly HexColor[], index: number): boolean {
  const [ground] = palette;
  const isFree = palette.every((color, part) => color !== brand || part === index);
  return ground !== undefined && isFree && isAccent(brand, ground) && isGray(brand) === isGray(own);
}

/** A color that is no strong one, or one of several: the brand's only color is its accent. */
function groundOf(brand: readonly HexColor[], isLight: boolean, ink: HexColor): HexColor | undefined {
  const fits = (color: HexColor) => (isLight ? brightness(color) >= LIGHT_GROUND : brightness(color) <= DARK_GROUND);
  const candidates = brand.filter((color) => fits(color) && (brand.length > 1 || isGray(color)));
  const isReadable = (color: HexColor) =>
    brand.some((other) => other !== color && isInk(other, color)) || isInk(ink, color);
  return candidates.find(isReadable);
}

function inkOf(brand: readonly HexColor[], ground: HexColor): HexColor | undefined {
  const hasAccentBeside = (ink: HexColor) => brand.some((color) => color !== ink && isAccent(color, ground));
  return brand.find((color) => isInk(color, ground) && (isGray(color) || hasAccentBeside(color)));
}

function isInk(color: HexColor, ground: HexColor): boolean {
  return contrastRatio(color, ground) >= INK_CONTRAST;
}

function isAccent(color: HexColor, ground: HexColor): boolean {
  return contrastRatio(color, ground) >= ACCENT_CONTRAST;
}

function readable(ink: HexColor, ground: HexColor): HexColor {
  if (isInk(ink, ground)) return ink;
  return contrastRatio('#ffffff', ground) > contrastRatio('#111111', ground) ? '#ffffff' : '#111111';
}

function similarTo(brand: readonly HexColor[], own: HexColor): HexColor | undefined {
  return brand.find((color) => contrastRatio(color, own) <= SIMILAR && isGray(color) === isGray(own));
}

function isGray(color: HexColor): boolean {
  return chromaOf(toLab(toRgb(color))) < GRAY_CHROMA;
}

/**
 * Chooses the brand color for each part of a style. A palette begins with background, text and accent. A brand color
 * becomes background or text only where the text stays readable. Light styles stay light, dark styles stay dark.
 * The first color that is left is the accent. A part without a brand color keeps the color of the style.
 */
import { contrastRatio, type HexColor, toRgb } from '../../base/color';
import { chromaOf, toLab } from './lab';

/** Relative luminance is judged by the contrast to black: 1 is black, 21 is white. */
const brightness = (color: HexColor) => contrastRatio(color, '#000000');
const LIGHT_BACKGROUND = 14;
const DARK_BACKGROUND = 3.5;
/** WCAG AAA: words in a moving picture are read once. */
const TEXT_CONTRAST = 7;
const ACCENT_CONTRAST = 1.5;
/** Further parts of a style take a brand color of about the same brightness only, and white cards stay gray or white. */
const SIMILAR = 1.8;
const GRAY_CHROMA = 8;

/** As many colors as the style's palette has, in its order. */
export function brandPalette(style: readonly HexColor[], brand: readonly HexColor[]): readonly HexColor[] {
  const [styleBackground, styleText, styleAccent, ...others] = style;
  if (!styleBackground || !styleText) return style.map((color, index) => brand[index] ?? color);
  const left = [...new Set(brand)];
  const take = (color: HexColor | undefined, own: HexColor) => {
    if (!color) return own;
    left.splice(left.indexOf(color), 1);
    return color;
  };
  const background = take(
    backgroundOf(left, brightness(styleBackground) > brightness(styleText), styleText),
    styleBackground,
  );
  const text = take(textColorOf(left, background), readable(styleText, background));
  if (!styleAccent) return [background, text];
  const accent = take(
    left.find((color) => isAccent(color, background)),
    styleAccent,
  );
  return [background, text, accent, ...others.map((own) => take(similarTo(left, own), own))];
}

/**
 * True if a brand color can take the part of the palette at `index`, which the style gives to `own`. It must contrast
 * with the background, have no other part, and be gray exactly where the style's color is gray.
 */
export function suitsPart(brand: HexColor, own: HexColor, palette: readonly HexColor[], index: number): boolean {
  const [background] = palette;
  const isFree = palette.every((color, part) => color !== brand || part === index);
  return background !== undefined && isFree && isAccent(brand, background) && isGray(brand) === isGray(own);
}

/** A color that is no strong one, or one of several: the brand's only color is its accent. */
function backgroundOf(brand: readonly HexColor[], isLight: boolean, text: HexColor): HexColor | undefined {
  const fits = (color: HexColor) =>
    isLight ? brightness(color) >= LIGHT_BACKGROUND : brightness(color) <= DARK_BACKGROUND;
  const candidates = brand.filter((color) => fits(color) && (brand.length > 1 || isGray(color)));
  const isReadable = (color: HexColor) =>
    brand.some((other) => other !== color && isTextColor(other, color)) || isTextColor(text, color);
  return candidates.find(isReadable);
}

function textColorOf(brand: readonly HexColor[], background: HexColor): HexColor | undefined {
  const hasAccentBeside = (text: HexColor) => brand.some((color) => color !== text && isAccent(color, background));
  return brand.find((color) => isTextColor(color, background) && (isGray(color) || hasAccentBeside(color)));
}

function isTextColor(color: HexColor, background: HexColor): boolean {
  return contrastRatio(color, background) >= TEXT_CONTRAST;
}

function isAccent(color: HexColor, background: HexColor): boolean {
  return contrastRatio(color, background) >= ACCENT_CONTRAST;
}

function readable(text: HexColor, background: HexColor): HexColor {
  if (isTextColor(text, background)) return text;
  return contrastRatio('#ffffff', background) > contrastRatio('#111111', background) ? '#ffffff' : '#111111';
}

function similarTo(brand: readonly HexColor[], own: HexColor): HexColor | undefined {
  return brand.find((color) => contrastRatio(color, own) <= SIMILAR && isGray(color) === isGray(own));
}

function isGray(color: HexColor): boolean {
  return chromaOf(toLab(toRgb(color))) < GRAY_CHROMA;
}

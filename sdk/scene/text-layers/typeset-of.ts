/** From the layout of a text to what an editor over it has to know. */
import type { LottieTextDocument, LottieVector } from '../lottie';
import type { TextLayout, TextStyle } from '../text-shaper';
import type { Typeset } from '../typeset';

/** `origin` is the box's top left corner in the layer. */
export function typesetOf(
  document: LottieTextDocument,
  style: TextStyle,
  layout: TextLayout,
  [x, y]: readonly [number, number],
): Typeset {
  const lineHeightPx = (style.lineHeightPx / style.sizePx) * layout.sizePx;
  const left = style.box ? 0 : Math.min(0, ...layout.lines.map((line) => line.x));
  const right = Math.max(0, ...layout.lines.map((line) => line.x + line.width));
  const lettersLeft = layout.lines.length > 0 ? Math.min(...layout.lines.map((line) => line.x)) : left;
  return {
    text: document.t,
    fontFamily: style.fontFamily,
    fontWeight: style.fontWeight,
    sizePx: layout.sizePx,
    lineHeightPx,
    tracking: style.tracking,
    align: style.align,
    isCaps: style.caps === true,
    isSmallCaps: style.caps === 'small',
    color: cssColor(document.fc ?? [0, 0, 0]),
    left: x + left,
    width: style.box?.widthPx ?? right - left,
    lettersLeft: x + lettersLeft,
    lettersWidth: Math.max(0, right - lettersLeft),
    firstBaseline: y + (layout.lines[0]?.baseline ?? emptyBaseline(style, layout, lineHeightPx)),
    lineCount: layout.lines.length,
    breaks: layout.breaks,
  };
}

/** Baseline of the first letter of an empty text. */
function emptyBaseline({ box, verticalAlign }: TextStyle, { ascentPx, descentPx }: TextLayout, lineHeightPx: number) {
  const room = (box?.heightPx ?? lineHeightPx) - lineHeightPx;
  const top = verticalAlign === 'bottom' ? room : verticalAlign === 'center' ? room / 2 : 0;
  return top + (lineHeightPx - ascentPx - descentPx) / 2 + ascentPx;
}

function cssColor(color: LottieVector): string {
  const [red = 0, green = 0, blue = 0] = color.map((part) => Math.round(part * 255));
  return `rgb(${red} ${green} ${blue})`;
}

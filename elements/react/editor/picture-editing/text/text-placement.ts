/** Position and typography of a text area whose letters lie on the painted ones. */
import type { FieldLayer } from '@spotreel/sdk/internal/player';
import type { Typeset } from '@spotreel/sdk/internal/scene';
import type { CSSProperties } from 'react';

/** Line metrics that the browser uses for a font at 1 px. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
}

export interface TextPlacement {
  /** Styles of the text area, which is larger than the text box. */
  readonly text: CSSProperties;
  /** Styles of the text box, which surrounds the lines. */
  readonly frame: CSSProperties;
}

/** Room around the lines, in font sizes: for letters that the painter has not set yet, and so that none is cut off. */
const PADDING = { inline: 1, block: 0.3 } as const;

export function textPlacement(typeset: Typeset, { matrix }: FieldLayer, metrics: LineMetrics): TextPlacement {
  const [a, b, c, d, e, f] = matrix;
  const scale = Math.hypot(a, b);
  const { sizePx, left, width } = typeset;
  // browsers set lines by whole pixels
  const ascent = Math.round(metrics.ascent * sizePx * scale);
  const descent = Math.round(metrics.descent * sizePx * scale);
  const lineHeight = typeset.lineHeightPx * scale;
  const height = Math.max(1, typeset.lineCount) * lineHeight;
  const top = typeset.firstBaseline - ((lineHeight - ascent - descent) / 2 + ascent) / scale;
  const angle = Math.atan2(b, a);
  const turned = Math.abs(angle) > 0.001 ? { transform: `rotate(${angle}rad)` } : {};
  const at = (x: number, y: number) => ({ left: a * x + c * y + e, top: b * x + d * y + f, ...turned });
  const inline = PADDING.inline * sizePx;
  const block = PADDING.block * sizePx;
  const text: CSSProperties = {
    ...at(left - inline, top - block),
    width: (width + 2 * inline) * scale,
    height: height + 2 * block * scale,
    padding: `${block * scale}px ${inline * scale}px`,
    fontSize: sizePx * scale,
    lineHeight: `${lineHeight}px`,
    letterSpacing: `${typeset.tracking / 1000}em`,
    textAlign: typeset.align === 'left' ? 'start' : typeset.align,
    textTransform: typeset.isCaps ? 'uppercase' : 'none',
    fontVariantCaps: typeset.isSmallCaps ? 'small-caps' : 'normal',
    caretColor: typeset.color,
    color: typeset.color,
  };
  return { text, frame: { ...at(left, top), width: width * scale, height } };
}

/** Where a text area has to be, and how it is set, so that its letters lie on the painted ones. */
import type { CSSProperties } from 'react';
import type { FieldLayer } from '../../../sdk/player/field-box';
import type { Typeset } from '../../../sdk/scene/typeset';

/** Of a face at 1 px, as the browser sets lines with it. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
}

/** Room on both sides, in sizes: what is typed is there before the painter has set it. */
const PADDING = 1;

export function textPlacement(typeset: Typeset, { matrix }: FieldLayer, metrics: LineMetrics): CSSProperties {
  const [a, b, c, d, e, f] = matrix;
  const scale = Math.hypot(a, b);
  const { sizePx, lineHeightPx } = typeset;
  const [ascent, descent] = [metrics.ascent * sizePx, metrics.descent * sizePx];
  const top = typeset.firstBaseline - (lineHeightPx - ascent - descent) / 2 - ascent;
  const left = typeset.left - PADDING * sizePx;
  const angle = Math.atan2(b, a);
  return {
    left: a * left + c * top + e,
    top: b * left + d * top + f,
    width: (typeset.width + 2 * PADDING * sizePx) * scale,
    height: Math.max(1, typeset.lineCount) * lineHeightPx * scale,
    paddingInline: PADDING * sizePx * scale,
    fontSize: sizePx * scale,
    lineHeight: `${lineHeightPx * scale}px`,
    letterSpacing: `${typeset.tracking / 1000}em`,
    textAlign: typeset.align === 'left' ? 'start' : typeset.align,
    textTransform: typeset.isCaps ? 'uppercase' : 'none',
    caretColor: typeset.color,
    color: typeset.color,
    ...(Math.abs(angle) > 0.001 && { transform: `rotate(${angle}rad)` }),
  };
}

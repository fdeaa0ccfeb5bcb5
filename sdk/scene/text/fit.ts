/** The largest size at which text fits its box. */
import type { Paragraph } from './paragraph';
import { type LineRange, widestWord, wrap, wrapEvenly } from './wrap';

export interface FitRequest {
  readonly paragraphs: readonly Paragraph[];
  /** Px. */
  readonly sizePx: number;
  readonly minSizePx: number;
  /** Line height as a multiple of the size. */
  readonly leading: number;
  /** Undefined: nothing is wrapped or fitted. */
  readonly box: { readonly widthPx: number; readonly heightPx: number } | undefined;
  readonly maxLines: number | undefined;
}

export interface Fit {
  readonly sizePx: number;
  /** Lines of each paragraph. */
  readonly lines: readonly (readonly LineRange[])[];
  readonly overflows: boolean;
}

/** Halvings of the range of sizes; finer steps are not seen. */
const STEPS = 9;
/** Rounding of widths must not break a line that fits exactly, px. */
const TOLERANCE_PX = 0.5;

export function fitText(request: FitRequest): Fit {
  const { paragraphs, box } = request;
  if (!box) return { sizePx: request.sizePx, lines: paragraphs.map(unbroken), overflows: false };
  const { sizePx, overflows } = fittingSize(request, box);
  const width = widthAt(box, sizePx);
  return { sizePx, overflows, lines: paragraphs.map((paragraph) => wrapEvenly(paragraph, width)) };
}

type Box = NonNullable<FitRequest['box']>;

function fittingSize(request: FitRequest, box: Box): { sizePx: number; overflows: boolean } {
  const widest = Math.max(0, ...request.paragraphs.map(widestWord));
  const overflows = (sizePx: number) => doesOverflow(request, box, sizePx, widest);
  if (!overflows(request.sizePx)) return { sizePx: request.sizePx, overflows: false };
  let low = Math.min(request.minSizePx, request.sizePx);
  if (overflows(low)) return { sizePx: low, overflows: true };
  let high = request.sizePx;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (overflows(middle)) high = middle;
    else low = middle;
  }
  return { sizePx: low, overflows: false };
}

/** One line always fits in height, whatever its leading. */
function doesOverflow(
  { paragraphs, leading, maxLines }: FitRequest,
  box: Box,
  sizePx: number,
  widest: number,
): boolean {
  const width = widthAt(box, sizePx);
  if (widest > width) return true;
  const count = paragraphs.reduce((sum, paragraph) => sum + wrap(paragraph, width).length, 0);
  const isTooTall = count > 1 && count * leading * sizePx > box.heightPx + TOLERANCE_PX;
  return isTooTall || (maxLines !== undefined && count > maxLines);
}

/** Thousandths of an em. */
function widthAt({ widthPx }: Box, sizePx: number): number {
  return ((widthPx + TOLERANCE_PX) / sizePx) * 1000;
}

function unbroken({ text }: Paragraph): LineRange[] {
  return [{ start: 0, end: text.trimEnd().length }];
}

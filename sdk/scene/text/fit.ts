/** The largest size at which text fits its box. */
import { type MeasuredParagraph, widestWord, wrap } from './wrap';

export interface FitRequest {
  readonly paragraphs: readonly MeasuredParagraph[];
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
  readonly lines: readonly (readonly string[])[];
  readonly overflows: boolean;
}

/** Finer steps are not seen. */
const STEPS = 9;
/** Rounding of widths must not break a line that fits exactly, px. */
const TOLERANCE_PX = 0.5;

export function fitText(request: FitRequest): Fit {
  const { sizePx, minSizePx } = request;
  const full = setAt(request, sizePx);
  if (!full.overflows) return full;
  const smallest = setAt(request, Math.min(minSizePx, sizePx));
  if (smallest.overflows) return smallest;
  let best = smallest;
  let [low, high] = [smallest.sizePx, sizePx];
  for (let step = 0; step < STEPS; step++) {
    const middle = setAt(request, (low + high) / 2);
    if (middle.overflows) high = middle.sizePx;
    else {
      low = middle.sizePx;
      best = middle;
    }
  }
  return best;
}

function setAt({ paragraphs, leading, box, maxLines }: FitRequest, sizePx: number): Fit {
  if (!box) return { sizePx, lines: paragraphs.map(({ text }) => [text.trimEnd()]), overflows: false };
  const width = ((box.widthPx + TOLERANCE_PX) / sizePx) * 1000;
  const lines = paragraphs.map((paragraph) => wrap(paragraph, width));
  const count = lines.reduce((sum, list) => sum + list.length, 0);
  const isTooTall = count * leading * sizePx > box.heightPx + TOLERANCE_PX && count > 1;
  const isTooMany = maxLines !== undefined && count > maxLines;
  const breaksWord = paragraphs.some((paragraph) => widestWord(paragraph) > width);
  return { sizePx, lines, overflows: isTooTall || isTooMany || breaksWord };
}

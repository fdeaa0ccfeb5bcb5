/** The largest size at which text fits its box, clear of the zones in it. */
import type { Zone } from '../../zone';
import { isTouching, lineRect } from '../../zones/keep-out';
import type { Paragraph } from '../paragraphs/paragraph';
import { breakingSize, TOLERANCE_PX, widthAt } from './breaking-size';
import { type FreeRoom, freeRooms } from './free-rooms';
import { widestWord } from './line-width';
import { widestPiece } from './word-places';
import { type LineRange, lineWidth, wrap, wrapEvenly } from './wrap';

export interface FitRequest {
  readonly paragraphs: readonly Paragraph[];
  /** Size in px. */
  readonly sizePx: number;
  readonly minSizePx: number;
  /** The size before a group's share: whether words are broken is decided with this one. Default: `sizePx`. */
  readonly designedSizePx?: number | undefined;
  /** Line height as a multiple of the size. */
  readonly leading: number;
  /** Ems that tall letters need above the first and below the last line. Default: 0. */
  readonly extra?: number;
  /** Undefined: nothing is wrapped or fitted. */
  readonly box: { readonly widthPx: number; readonly heightPx: number } | undefined;
  readonly maxLines: number | undefined;
  /** Letters keep clear of them; they are asked for with a box alone. */
  readonly zones?: readonly Zone[] | undefined;
  /** Place of lines in the room that the box leaves, for the zones. */
  readonly place?: LinePlace | undefined;
}

/** Placement of lines in a room. */
export interface LinePlace {
  readonly isCentered: boolean;
  /** True: the lines are flush at the right, in place of the left. */
  readonly endsFlush: boolean;
  /** Left edges of lines of these widths, in px from that of the box. */
  readonly left: (widths: readonly number[], room: FreeRoom) => readonly number[];
  /** Baseline of the first line at this size. */
  readonly firstBaseline: (count: number, sizePx: number, room: FreeRoom) => number;
}

export interface Fit {
  readonly sizePx: number;
  /** Lines of each paragraph. */
  readonly lines: readonly (readonly LineRange[])[];
  readonly overflows: boolean;
  /** Part of the box that the lines are put in: all of it, unless zones leave less. */
  readonly room: FreeRoom;
}

/** Halvings of the range of sizes; finer steps are not seen. */
const STEPS = 9;
/** Least growth of the text that justifies breaking its words. */
const LEAST_GAIN = 1.15;
/** Breaks of one word. */
const MOST_BREAKS = 2;
/** Ends of lines inside a word of scripts with spaces between words. */
const SPACED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}]/u;

export function fitText({ designedSizePx, ...asked }: FitRequest): Fit {
  const request = { ...asked, designedSizePx: designedSizePx ?? asked.sizePx };
  const { paragraphs, box } = request;
  const room = { x: 0, y: 0, width: box?.widthPx ?? 0, height: box?.heightPx ?? 0 };
  if (!box) return { sizePx: request.sizePx, lines: paragraphs.map(unbroken), overflows: false, room };
  const whole = fitRoom({ ...request, zones: [] }, room);
  if (whole.overflows || isClear(request, whole)) return whole;
  const clear = freeRooms(room, request.zones ?? [], request.place?.isCentered ?? false)
    .map((part) => fitRoom(request, part))
    .filter(({ overflows }) => !overflows);
  // text that cannot keep clear is at least as small as it may be
  if (clear.length === 0) return fitRoom({ ...request, zones: [], sizePx: request.minSizePx }, room);
  // the edge at which lines begin is that of the texts above and below
  const flush = clear.filter(
    ({ room: { x, width } }) => x === 0 || (request.place?.endsFlush && x + width === box.widthPx),
  );
  return (flush.length > 0 ? flush : clear).reduce((best, fit) => (fit.sizePx > best.sizePx ? fit : best));
}

function fitRoom(request: FitRequest, room: FreeRoom): Fit {
  const { sizePx, overflows } = fittingSize(request, room);
  return { sizePx, overflows, lines: evenLines(request, room, sizePx), room };
}

function evenLines({ paragraphs }: FitRequest, room: FreeRoom, sizePx: number) {
  const width = widthAt(room.width, sizePx);
  return paragraphs.map((paragraph) => wrapEvenly(paragraph, width));
}

/** Permitted breaks of words: none, at good places into few lines, or into any number of lines. */
type WordBreaks = 'none' | 'few' | 'many';

interface FittingSize {
  readonly sizePx: number;
  readonly overflows: boolean;
}

/** The largest size at which the text fits. Words are broken when that makes it clearly larger. */
function fittingSize(request: FitRequest, room: FreeRoom): FittingSize {
  const { sizePx, designedSizePx = sizePx, minSizePx } = request;
  const whole = largestSize(request, room, designedSizePx, 'none');
  const mostPx = breakingSize(designedSizePx, minSizePx);
  if (!whole.overflows && whole.sizePx * LEAST_GAIN >= mostPx) return atShare(request, room, whole, 'none');
  const few = largestSize(request, room, mostPx, 'few');
  const breaks = few.overflows ? 'many' : 'few';
  const broken = few.overflows ? largestSize(request, room, mostPx, 'many') : few;
  const isLarger = !broken.overflows && (whole.overflows || broken.sizePx >= whole.sizePx * LEAST_GAIN);
  return isLarger ? atShare(request, room, broken, breaks) : atShare(request, room, whole, 'none');
}

/** As large as its group lets it be, its words as at the designed size. */
function atShare(request: FitRequest, room: FreeRoom, designed: FittingSize, breaks: WordBreaks): FittingSize {
  const { sizePx, designedSizePx = sizePx, minSizePx } = request;
  if (sizePx === designedSizePx) return designed;
  const mostPx = breaks === 'none' ? sizePx : Math.min(sizePx, breakingSize(designedSizePx, minSizePx));
  return largestSize(request, room, mostPx, breaks);
}

function largestSize(request: FitRequest, room: FreeRoom, mostPx: number, breaks: WordBreaks): FittingSize {
  const widest = Math.max(0, ...request.paragraphs.map(breaks === 'none' ? widestWord : widestPiece));
  const overflows = (sizePx: number) =>
    doesOverflow(request, room, sizePx, { widest, breaks }) || !isClear(request, { room, sizePx });
  if (!overflows(mostPx)) return { sizePx: mostPx, overflows: false };
  let low = Math.min(request.minSizePx, mostPx);
  if (overflows(low)) return { sizePx: low, overflows: true };
  let high = mostPx;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (overflows(middle)) high = middle;
    else low = middle;
  }
  return { sizePx: low, overflows: false };
}

/** One line always fits in height, whatever its leading. */
function doesOverflow(
  { paragraphs, leading, extra = 0, maxLines }: FitRequest,
  room: FreeRoom,
  sizePx: number,
  { widest, breaks }: { readonly widest: number; readonly breaks: WordBreaks },
): boolean {
  const width = widthAt(room.width, sizePx);
  if (widest > width) return true;
  const lines = paragraphs.map((paragraph) => wrap(paragraph, width));
  if (breaks === 'few' && lines.some((set, index) => isChopped(paragraphs[index]?.text ?? '', set))) return true;
  const count = lines.reduce((sum, { length }) => sum + length, 0);
  const isTooTall = (count > 1 || extra > 0) && (count * leading + extra) * sizePx > room.height + TOLERANCE_PX;
  return isTooTall || (maxLines !== undefined && count > maxLines);
}

/** A word or an address in more lines than a reader puts together. */
function isChopped(text: string, lines: readonly LineRange[]): boolean {
  let ends = 0;
  return lines.some(({ end }, index) => {
    const isInside = lines[index + 1]?.start === end && SPACED.test(text[end - 1] ?? '');
    ends = isInside ? ends + 1 : 0;
    return ends > MOST_BREAKS;
  });
}

/** True if no letter lies in a zone. */
function isClear(request: FitRequest, { room, sizePx }: Pick<Fit, 'room' | 'sizePx'>): boolean {
  const { paragraphs, zones = [], place, leading } = request;
  if (zones.length === 0 || !place) return true;
  const lines = evenLines(request, room, sizePx);
  const widths = lines.flatMap((ranges, index) =>
    ranges.map((range) => {
      const paragraph = paragraphs[index];
      return paragraph ? (lineWidth(paragraph, range) * sizePx) / 1000 : 0;
    }),
  );
  const perUnit = sizePx / 1000;
  const ink = {
    above: Math.max(0, ...paragraphs.map(({ ink: { above } }) => above)) * perUnit,
    below: Math.max(0, ...paragraphs.map(({ ink: { below } }) => below)) * perUnit,
  };
  const lefts = place.left(widths, room);
  const first = place.firstBaseline(widths.length, sizePx, room);
  return widths.every((width, index) => {
    const line = { x: lefts[index] ?? 0, width, baseline: first + index * leading * sizePx };
    const rect = lineRect(line, ink);
    return !zones.some((zone) => isTouching(zone, rect));
  });
}

function unbroken({ text }: Paragraph): LineRange[] {
  return [{ start: 0, end: text.trimEnd().length }];
}

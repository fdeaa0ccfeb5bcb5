/**
 * Contrast of painted letters. Pixels are RGBA, 8 bits each, of pictures of one size. The letters are painted once in
 * black and once in white. The difference shows how much of each pixel they cover, whatever their color is: white on
 * white is found too.
 */
import { contrastRatio, fromRgb } from '../../base/color';

/** WCAG AA for text of any size. */
export const LEAST_CONTRAST = 4.5;
/** WCAG AA for large text. */
const LEAST_LARGE_CONTRAST = 3;
/** Large text: 24 CSS px and more on a phone, which is 375 CSS px wide. Share of the canvas's width. */
const LARGE_SIZE = 24 / 375;
/** A thin letter is whole only in its middle: so much of its pixels counts. */
const SOLID_SHARE = 0.35;
/** Less of a pixel is the edge of a letter. */
const LEAST_COVERAGE = 0.1;
/** More of a pixel is as good as all of it. */
const FILLED_COVERAGE = 0.9;
/** Letters that move by less look still: share of what they cover. */
const MOST_CHANGE = 0.15;
/** Letters that are coming in, going, or half behind something cover less than this share of what they do at rest. */
const WHOLE_SHARE = 0.9;
/** Pixels; less is not readable. */
const LEAST_PIXELS = 3;

type Pixels = Uint8ClampedArray;

/** WCAG contrast that letters of this size need at least, on a canvas of this width. */
export function leastContrastOf(sizePx: number, canvasWidthPx: number): number {
  return sizePx >= LARGE_SIZE * canvasWidthPx ? LEAST_LARGE_CONTRAST : LEAST_CONTRAST;
}

/** Coverage of each pixel, 0 to 1. */
export function coverage(black: Pixels, white: Pixels): Float32Array {
  const covered = new Float32Array(black.length / 4);
  for (let index = 0; index < covered.length; index++) {
    const at = index * 4;
    const change = (offset: number) => (white[at + offset] ?? 0) - (black[at + offset] ?? 0);
    covered[index] = Math.max(0, change(0) + change(1) + change(2)) / 765;
  }
  return covered;
}

/** Share of each pixel that the letters cover at one frame, 0 to 1. */
export interface CoveredMoment {
  readonly frame: number;
  readonly covered: Float32Array;
  /** A moment later; the same when nothing ever moves. */
  readonly later: Float32Array;
}

/**
 * Frames at which the letters are whole and still. Where there are none: the frame that shows most of them. Empty:
 * never seen.
 */
export function restingFrames(moments: readonly CoveredMoment[]): number[] {
  const seen = moments
    .map((moment) => ({ frame: moment.frame, amount: total(moment.covered), isStill: isStill(moment) }))
    .filter(({ amount }) => amount >= LEAST_PIXELS);
  const still = seen.filter((moment) => moment.isStill);
  const most = Math.max(...(still.length > 0 ? still : seen).map(({ amount }) => amount));
  if (still.length === 0) return seen.filter(({ amount }) => amount === most).map(({ frame }) => frame);
  return still.filter(({ amount }) => amount >= WHOLE_SHARE * most).map(({ frame }) => frame);
}

/** WCAG contrast, 1 to 21, of the letters with what is seen without them; undefined where they cover nothing. */
export function inkContrast(shown: Pixels, without: Pixels, covered: Float32Array): number | undefined {
  const solid = solidPlaces(covered);
  return solid && contrastRatio(mean(shown, solid), mean(without, solid));
}

/** Indices of the pixels that the letters fill most; undefined where they cover nothing. */
export function solidPlaces(covered: Float32Array): readonly number[] | undefined {
  const places = [...covered.keys()].filter((index) => (covered[index] ?? 0) >= LEAST_COVERAGE);
  if (places.length < LEAST_PIXELS) return undefined;
  const byCoverage = places.toSorted((a, b) => (covered[b] ?? 0) - (covered[a] ?? 0));
  return byCoverage.slice(0, Math.ceil(places.length * SOLID_SHARE));
}

/** `solid`, and all pixels that are covered as a whole. */
export function filledPlaces(covered: Float32Array, solid: readonly number[]): readonly number[] {
  const filled = [...covered.keys()].filter((index) => (covered[index] ?? 0) >= FILLED_COVERAGE);
  return [...new Set([...solid, ...filled])];
}

function isStill({ covered, later }: CoveredMoment): boolean {
  const change = covered.reduce((sum, value, index) => sum + Math.abs(value - (later[index] ?? 0)), 0);
  return change <= MOST_CHANGE * total(covered);
}

function total(covered: Float32Array): number {
  return covered.reduce((sum, value) => sum + value, 0);
}

function mean(pixels: Pixels, places: readonly number[]): string {
  const sum = (channel: number) =>
    places.reduce((whole, index) => whole + (pixels[index * 4 + channel] ?? 0), 0) / places.length;
  return fromRgb({ r: sum(0), g: sum(1), b: sum(2) });
}

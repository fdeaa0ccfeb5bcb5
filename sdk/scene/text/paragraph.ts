/** One paragraph, shaped as a single line: direction, widths of its letters, places where it may break. */
import createBidi, { type Bidi } from 'bidi-js';
import LineBreaker from 'linebreak';
import type { FontChain, FontLibrary } from './font-library';
import { graphemesOf, runsOf, visualOrder } from './runs';
import { type ShapedCluster, shapeRun } from './shape-run';

export interface ParagraphStyle {
  readonly chain: FontChain;
  /** Thousandths of an em between letters; joining scripts ignore it. */
  readonly tracking: number;
  readonly language: string | undefined;
}

export interface ShapedLine {
  readonly text: string;
  /** In visual order. */
  readonly clusters: readonly ShapedCluster[];
  readonly isRightToLeft: boolean;
}

const bidi: Bidi = createBidi();

/** Letters whose font is not loaded are left out; their files go to `missing`. */
export function shapeLine(
  text: string,
  style: ParagraphStyle,
  fonts: FontLibrary,
  missing: Set<string>,
  direction?: 'ltr' | 'rtl',
): ShapedLine {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  const runs = runsOf(text, levels, style.chain, fonts, missing);
  const clusters = visualOrder(runs).flatMap((run) => shapeRun(text, run, style.language));
  return { text, clusters, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** Width in thousandths of an em that the letters from each index on add; index is a position in the text. */
export function advancesOf({ text, clusters }: ShapedLine, tracking: number): Float64Array {
  const advances = new Float64Array(text.length);
  for (const { start, advance, joins } of clusters)
    advances[start] = (advances[start] ?? 0) + advance + (joins ? 0 : tracking);
  return advances;
}

/** Positions behind which a line may end, the end of the text included. */
export function breaksOf(text: string): number[] {
  const breaker = new LineBreaker(text);
  const positions: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) positions.push(next.position);
  return positions;
}

/** Positions inside `text.slice(start, end)` at which a word that fits no line may be broken. */
export function letterBreaks(text: string, start: number, end: number): number[] {
  return graphemesOf(text.slice(start, end)).map((grapheme) => start + grapheme.start + grapheme.text.length);
}

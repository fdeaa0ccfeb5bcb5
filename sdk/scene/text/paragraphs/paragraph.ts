/** One paragraph: its direction, the widths of its letters, the places where it may break, and any stretch of it shaped. */
import createBidi, { type Bidi } from 'bidi-js';
import { type InkReach, inkReachOf } from '../../zones/keep-out';
import type { FontChain } from '../fonts/font-chain';
import type { FontLibrary } from '../fonts/font-library';
import { graphemesOf } from '../language/graphemes';
import type { Hyphenate } from '../language/hyphenation-patterns';
import { lineBreaks, wordJoints } from '../language/line-breaks';
import { isIgnorable } from '../language/script';
import type { TypedPlaces } from '../language/typed-places';
import { runsOf, type TextRun, visualOrder } from './runs';
import { type ShapedCluster, shapeRun } from './shape-run';
import type { TypedParagraph } from './split-paragraphs';

export interface ParagraphStyle {
  readonly chain: FontChain;
  /** Thousandths of an em between letters; joining scripts ignore it. */
  readonly tracking: number;
  readonly language: string | undefined;
}

/** Widths in thousandths of an em; positions are those of the text. */
export interface Paragraph extends TypedPlaces {
  readonly text: string;
  /** BCP 47. */
  readonly language: string | undefined;
  readonly isRightToLeft: boolean;
  /** Width of the text before each position, tracking included. */
  readonly edges: Float64Array;
  /** Tracking behind the letter at each position. */
  readonly tracking: Float64Array;
  /** Reach of its letters from the baseline. */
  readonly ink: InkReach;
  /** Positions behind which a line may end, the end of the text included. */
  readonly breaks: readonly number[];
  /** Starts of words without a space before them. */
  readonly joints: ReadonlySet<number>;
  /** The patterns of its language. Absent: there are none, or no word is that wide. */
  readonly hyphenate?: Hyphenate | undefined;
  /** Letters that no font has, each as often as it occurs. */
  readonly missingLetters: readonly string[];
  /** The letters of a stretch in visual order. */
  shaped(start: number, end: number): readonly ShapedCluster[];
  /** Hyphen at the end of a line that breaks a word. Its place in the text is that of the next letter. */
  hyphen(at: number): readonly ShapedCluster[];
  hyphenWidth(): number;
}

/** Lines of a paragraph that are kept shaped: those of the sizes that were last tried. */
const MAX_KEPT_LINES = 32;

const bidi: Bidi = createBidi();

/** Letters whose font is not loaded are left out; their files go to `missing`. */
export function createParagraph(
  { small, ...typed }: TypedParagraph,
  style: ParagraphStyle,
  fonts: FontLibrary,
  missing: Set<string>,
): Paragraph {
  const { text } = typed;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1;
  const runs = withSmallCapitals(runsOf(text, levels, style.chain, fonts, missing), small);
  const breaks = lineBreaks(text);
  const kept = new Map<string, readonly ShapedCluster[]>();
  const shaped = (start: number, end: number) => {
    const key = `${start} ${end}`;
    const known = kept.get(key);
    if (known) return known;
    const within = runs
      .filter((run) => run.start < end && run.end > start)
      .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }));
    const clusters = visualOrder(within).flatMap((run) => shapeRun(text, run, style));
    if (kept.size >= MAX_KEPT_LINES) kept.clear();
    kept.set(key, clusters);
    return clusters;
  };
  const whole = shaped(0, text.length);
  const widths = widthsOf(whole, text.length);
  const joints = wordJoints(text, breaks);
  return {
    ...typed,
    language: style.language,
    isRightToLeft,
    ...widths,
    ink: inkReachOf(whole),
    breaks,
    joints,
    missingLetters: missingLettersOf(text, style.chain, fonts),
    shaped,
    ...hyphenIn(style, fonts, missing),
  };
}

function missingLettersOf(text: string, chain: FontChain, fonts: FontLibrary): string[] {
  return graphemesOf(text)
    .map((grapheme) => [...grapheme.text].filter((letter) => !isIgnorable(letter)).join(''))
    .filter((letter) => !fonts.hasLetter(letter, chain));
}

/** Shaped when a word is broken first. */
function hyphenIn(
  style: ParagraphStyle,
  fonts: FontLibrary,
  missing: Set<string>,
): Pick<Paragraph, 'hyphen' | 'hyphenWidth'> {
  let shaped: readonly ShapedCluster[] | undefined;
  const clusters = () => {
    shaped ??= runsOf('-', [0], style.chain, fonts, missing).flatMap((run) => shapeRun('-', run, style));
    return shaped;
  };
  return {
    hyphen: (at) => clusters().map((cluster) => ({ ...cluster, start: at })),
    hyphenWidth: () => clusters().reduce((sum, { advance }) => sum + advance, 0),
  };
}

function widthsOf(clusters: readonly ShapedCluster[], length: number): Pick<Paragraph, 'edges' | 'tracking'> {
  const edges = new Float64Array(length + 1);
  const tracking = new Float64Array(length);
  for (const cluster of clusters) {
    edges[cluster.start + 1] = (edges[cluster.start + 1] ?? 0) + cluster.advance + cluster.tracking;
    tracking[cluster.start] = cluster.tracking;
  }
  for (let at = 1; at <= length; at++) edges[at] = (edges[at] ?? 0) + (edges[at - 1] ?? 0);
  return { edges, tracking };
}

// Small capitals are capitals of a smaller size: letters of both are never shaped together.
/** Their size as a share of that of the text: that of After Effects, and of Chromium where a font has none of its own. */
const SMALL_CAPITALS_SHARE = 0.7;

/** Cuts runs where small capitals begin and end. `small`: beginnings and ends, one after the other. */
function withSmallCapitals(runs: readonly TextRun[], small: readonly number[]): TextRun[] {
  if (small.length === 0) return [...runs];
  return runs.flatMap((run) => {
    const cuts = [run.start, ...small.filter((at) => at > run.start && at < run.end), run.end];
    return cuts.slice(1).map((end, index) => {
      const start = cuts[index] ?? run.start;
      return { ...run, start, end, share: isSmall(start, small) ? SMALL_CAPITALS_SHARE : 1 };
    });
  });
}

/** An odd number of bounds is before the letter or at it. */
function isSmall(at: number, small: readonly number[]): boolean {
  return small.filter((bound) => bound <= at).length % 2 === 1;
}

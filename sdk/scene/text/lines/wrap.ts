/** Line ends of a paragraph: as few lines as the width allows, then as even as that many lines can be. */
import type { Paragraph } from '../paragraphs/paragraph';
import { breakWord, type LineEnd } from './break-word';
import { hyphenatedWidth, widestWord, widthOf } from './line-width';

/** A stretch of the paragraph's text, without the spaces at its end. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
  /** The line ends inside a word, with a hyphen. */
  readonly isHyphenated?: boolean;
}

/** As few lines as possible. Words wider than `width` (thousandths of an em, like all here) are broken, with hyphens where their script has some. */
export function wrap(paragraph: Paragraph, width: number): LineRange[] {
  return rangesOf(paragraph, breakLines(paragraph, width));
}

/** As many lines as `wrap` needs, but as even as they can be, so that the last one is not a single word. */
export function wrapEvenly(paragraph: Paragraph, width: number): LineRange[] {
  const ends = breakLines(paragraph, width);
  const isEven = ends.length === 1 || widestWord(paragraph) > width;
  return rangesOf(paragraph, isEven ? ends : balance(paragraph, width, ends.length).map((at) => ({ at })));
}

function rangesOf({ text }: Paragraph, ends: readonly LineEnd[]): LineRange[] {
  return ends.map(({ at, isHyphenated }, index) => {
    const start = ends[index - 1]?.at ?? 0;
    const end = start + text.slice(start, at).trimEnd().length;
    return isHyphenated ? { start, end, isHyphenated } : { start, end };
  });
}

/** Width of a line, its hyphen included. */
export function lineWidth(paragraph: Paragraph, { start, end, isHyphenated }: LineRange): number {
  return isHyphenated ? hyphenatedWidth(paragraph, start, end) : widthOf(paragraph, start, end);
}

function breakLines(paragraph: Paragraph, width: number): LineEnd[] {
  const ends: LineEnd[] = [];
  let start = 0;
  let fitting = 0;
  for (const end of paragraph.breaks) {
    if (widthOf(paragraph, start, end) > width && fitting > start) {
      ends.push({ at: fitting });
      start = fitting;
    }
    if (widthOf(paragraph, start, end) > width) {
      ends.push(...breakWord(paragraph, start, end, width));
      start = ends.at(-1)?.at ?? start;
    }
    fitting = end;
  }
  if (start < paragraph.text.length || ends.length === 0) ends.push({ at: paragraph.text.length });
  return ends;
}

/** The best way to set the text up to a break in some number of lines. */
interface Setting {
  /** Sum of the squared widths: least when all are alike. */
  readonly cost: number;
  readonly ends: readonly number[];
}

/** Least raggedness over all ways to set the paragraph in `count` lines. */
function balance(paragraph: Paragraph, width: number, count: number): readonly number[] {
  const starts = [0, ...paragraph.breaks];
  let settings: (Setting | undefined)[] = [{ cost: 0, ends: [] }];
  for (let line = 1; line <= count; line++) {
    settings = starts.map((_, end) => cheapest(paragraph, width, starts, settings, end));
  }
  return settings.at(-1)?.ends ?? breakLines(paragraph, width).map(({ at }) => at);
}

/** `settings`: the best ones of one line less, by break. */
function cheapest(
  paragraph: Paragraph,
  width: number,
  starts: readonly number[],
  settings: readonly (Setting | undefined)[],
  end: number,
): Setting | undefined {
  let best: Setting | undefined;
  for (let start = end - 1; start >= 0; start--) {
    const lineWidth = widthOf(paragraph, starts[start] ?? 0, starts[end] ?? 0);
    if (lineWidth > width) break;
    const before = settings[start];
    const cost = (before?.cost ?? 0) + lineWidth ** 2;
    if (before && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) {
      best = { cost, ends: [...before.ends, starts[end] ?? 0] };
    }
  }
  return best;
}

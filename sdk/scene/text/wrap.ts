/** Where the lines of a paragraph end: as few lines as the width allows, then as even as that many lines can be. */
import { letterBreaks } from './line-breaks';
import type { Paragraph } from './paragraph';

/** A stretch of the paragraph's text, without the spaces at its end. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** As few lines as possible. Words wider than `width` (thousandths of an em, like all here) are broken between letters. */
export function wrap(paragraph: Paragraph, width: number): LineRange[] {
  return rangesOf(paragraph, breakLines(paragraph, width));
}

/** As many lines as `wrap` needs, but as even as they can be, so that the last one is not a single word. */
export function wrapEvenly(paragraph: Paragraph, width: number): LineRange[] {
  const ends = breakLines(paragraph, width);
  const isEven = ends.length === 1 || widestWord(paragraph) > width;
  return rangesOf(paragraph, isEven ? ends : balance(paragraph, width, ends.length));
}

/** Width of the widest word: what text must at least have to be set without breaking one. */
export function widestWord(paragraph: Paragraph): number {
  return paragraph.breaks.reduce(
    (widest, end, index) => Math.max(widest, widthOf(paragraph, paragraph.breaks[index - 1] ?? 0, end)),
    0,
  );
}

function rangesOf({ text }: Paragraph, ends: readonly number[]): LineRange[] {
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return { start, end: start + text.slice(start, end).trimEnd().length };
  });
}

/** Width without the spaces at the end, and without tracking behind the last letter. */
export function widthOf({ text, edges, tracking }: Paragraph, start: number, end: number): number {
  const last = start + text.slice(start, end).trimEnd().length;
  return last > start ? (edges[last] ?? 0) - (edges[start] ?? 0) - (tracking[last - 1] ?? 0) : 0;
}

function breakLines(paragraph: Paragraph, width: number): number[] {
  const ends: number[] = [];
  let start = 0;
  let fitting = 0;
  for (const end of paragraph.breaks) {
    if (widthOf(paragraph, start, end) > width && fitting > start) {
      ends.push(fitting);
      start = fitting;
    }
    if (widthOf(paragraph, start, end) > width) start = breakWord(paragraph, start, end, width, ends);
    fitting = end;
  }
  if (start < paragraph.text.length || ends.length === 0) ends.push(paragraph.text.length);
  return ends;
}

/** Returns where the word's last line starts. */
function breakWord(paragraph: Paragraph, from: number, to: number, width: number, ends: number[]): number {
  let start = from;
  let fitting = from;
  for (const end of letterBreaks(paragraph.text, from, to)) {
    if (widthOf(paragraph, start, end) > width && fitting > start) {
      ends.push(fitting);
      start = fitting;
    }
    fitting = end;
  }
  return start;
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
  return settings.at(-1)?.ends ?? breakLines(paragraph, width);
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

/** Where the lines of a paragraph end: as few lines as the width allows, then as even as that many lines can be. */
import { letterBreaks } from './paragraph';

/** A paragraph measured in thousandths of an em. */
export interface MeasuredParagraph {
  readonly text: string;
  readonly advances: Float64Array;
  readonly breaks: readonly number[];
  readonly tracking: number;
}

/** Halvings of the range in which the narrowest width that keeps the number of lines is looked for. */
const BALANCE_STEPS = 12;
/** Longer texts read better ragged than narrow. */
const MAX_BALANCED_LINES = 5;

/** Lines in order, without the spaces at their ends. */
export function wrap(paragraph: MeasuredParagraph, width: number): string[] {
  const ends = breakLines(paragraph, width);
  const balanced = ends.length > 1 && ends.length <= MAX_BALANCED_LINES ? balance(paragraph, width, ends) : ends;
  return balanced.map((end, index) => paragraph.text.slice(balanced[index - 1] ?? 0, end).trimEnd());
}

/** Width of the widest word: what text must at least have to be set without breaking one. */
export function widestWord(paragraph: MeasuredParagraph): number {
  return Math.max(
    0,
    ...paragraph.breaks.map((end, index) => widthOf(paragraph, paragraph.breaks[index - 1] ?? 0, end)),
  );
}

/** Width without the spaces at the end, and without tracking behind the last letter. */
function widthOf({ text, advances, tracking }: MeasuredParagraph, start: number, end: number): number {
  let last = end;
  while (last > start && /\s/.test(text[last - 1] ?? '')) last--;
  let width = 0;
  for (let index = start; index < last; index++) width += advances[index] ?? 0;
  return last > start ? width - tracking : 0;
}

function breakLines(paragraph: MeasuredParagraph, width: number): number[] {
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

/** A word wider than a line is broken between letters. Returns where its last line starts. */
function breakWord(paragraph: MeasuredParagraph, from: number, to: number, width: number, ends: number[]): number {
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

function balance(paragraph: MeasuredParagraph, width: number, ends: number[]): number[] {
  if (widestWord(paragraph) > width) return ends;
  let narrow = widestWord(paragraph);
  let wide = width;
  let best = ends;
  for (let step = 0; step < BALANCE_STEPS; step++) {
    const middle = (narrow + wide) / 2;
    const candidate = breakLines(paragraph, middle);
    if (candidate.length > ends.length) narrow = middle;
    else {
      wide = middle;
      best = candidate;
    }
  }
  return best;
}

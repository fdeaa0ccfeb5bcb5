/** A word that is wider than the line: broken at good places where they suffice, else between any letters. */
import { bestPlace, hyphenWord } from '../language/hyphenation';
import { letterBreaks } from '../language/line-breaks';
import type { Paragraph } from '../paragraphs/paragraph';
import { hyphenatedWidth, widthOf } from './line-width';
import { type Rank, type WordPlace, wordPlaces } from './word-places';

/** End of a line. */
export interface LineEnd {
  readonly at: number;
  /** The line ends inside a word, with a hyphen. */
  readonly isHyphenated?: boolean;
}

const RANKS: readonly Rank[] = [0, 1, 2];

/** The ends of all its lines but the last. `width`: thousandths of an em. */
export function breakWord(paragraph: Paragraph, from: number, to: number, width: number): LineEnd[] {
  return breakWell(paragraph, from, to, width) ?? breakAnywhere(paragraph, from, to, width);
}

/** Undefined: some part between two good places is wider than the line. */
function breakWell(paragraph: Paragraph, from: number, to: number, width: number): LineEnd[] | undefined {
  const places = wordPlaces(paragraph, from, to);
  for (const rank of RANKS) {
    const allowed = places.filter((place) => place.rank <= rank);
    const ends = allowed.length > 0 && evenest(paragraph, [from, to], allowed, width);
    if (ends) return ends;
  }
  return undefined;
}

/** The best way to set the word up to a place. */
interface Setting {
  readonly lines: number;
  /** Sum of the squared widths: least when all are alike. */
  readonly cost: number;
  /** Index of the place at which its last line begins. */
  readonly start: number;
}

/** As few lines as the places allow, and those as even as they can be. */
function evenest(
  paragraph: Paragraph,
  [from, to]: readonly [number, number],
  places: readonly WordPlace[],
  width: number,
): LineEnd[] | undefined {
  const ends: readonly LineEnd[] = [
    { at: from },
    ...places.map(({ at, isHyphenated }) => (isHyphenated ? { at, isHyphenated } : { at })),
    { at: to },
  ];
  const settings: (Setting | undefined)[] = [{ lines: 0, cost: 0, start: 0 }];
  for (const end of ends.slice(1)) settings.push(bestSetting(paragraph, ends, settings, end, width));
  const found: LineEnd[] = [];
  for (let index = settings.at(-1)?.start ?? 0; index > 0; index = settings[index]?.start ?? 0) {
    found.unshift(ends[index] ?? { at: from });
  }
  return settings.at(-1) && found;
}

/** `settings`: of the places before `end`. */
function bestSetting(
  paragraph: Paragraph,
  ends: readonly LineEnd[],
  settings: readonly (Setting | undefined)[],
  end: LineEnd,
  width: number,
): Setting | undefined {
  let best: Setting | undefined;
  for (let start = settings.length - 1; start >= 0; start--) {
    const line = lineWidthTo(paragraph, ends[start]?.at ?? 0, end);
    if (line > width) break;
    const before = settings[start];
    const setting = before && { lines: before.lines + 1, cost: before.cost + line ** 2, start };
    if (setting && isBetter(setting, best)) best = setting;
  }
  return best;
}

function isBetter({ lines, cost }: Setting, best: Setting | undefined): boolean {
  return !best || lines < best.lines || (lines === best.lines && cost < best.cost);
}

function lineWidthTo(paragraph: Paragraph, start: number, { at, isHyphenated }: LineEnd): number {
  return isHyphenated ? hyphenatedWidth(paragraph, start, at) : widthOf(paragraph, start, at);
}

function breakAnywhere(paragraph: Paragraph, from: number, to: number, width: number): LineEnd[] {
  const ends = hyphenateAnywhere(paragraph, from, to, width);
  let start = ends.at(-1)?.at ?? from;
  if (widthOf(paragraph, start, to) <= width) return ends;
  let fitting = start;
  for (const end of letterBreaks(paragraph.text, start, to)) {
    if (widthOf(paragraph, start, end) > width && fitting > start) {
      ends.push({ at: fitting });
      start = fitting;
    }
    fitting = end;
  }
  return ends;
}

/** Breaks a word as long as hyphens fit. */
function hyphenateAnywhere(paragraph: Paragraph, from: number, to: number, width: number): LineEnd[] {
  const word = hyphenWord(paragraph.text, from, to);
  const ends: LineEnd[] = [];
  let start = from;
  while (word && widthOf(paragraph, start, to) > width) {
    const line = start;
    const fits = (end: number) => end > line && hyphenatedWidth(paragraph, line, end) <= width;
    const at = bestPlace(word, fits);
    if (at === undefined) break;
    ends.push({ at, isHyphenated: true });
    start = at;
  }
  return ends;
}

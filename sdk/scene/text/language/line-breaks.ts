/** Line ends, and starts of words that no space announces. */
import LineBreaker from 'linebreak';
import { graphemesOf } from './graphemes';

/** Unicode allows breaks between these letters, but a title whose words are torn apart looks like a mistake. */
const UNBROKEN = [/\p{Script=Hangul}/u, /[\p{Script=Katakana}ー]/u];
/** Every sign is a word by itself, with the punctuation that clings to it (the ranges at the end). */
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\u3000-\u303f\uff00-\uff65]/u;
/** Signs that belong to what is before them, also behind a space: repetition and abbreviation of Thai, Lao and Khmer, per cent. */
const CLINGING = /^[ๆฯໆຯៗ%‰٪]/u;
/** A unit belongs to its number. Texts in capitals have units in capitals. */
const UNIT = new RegExp(
  `^(?:${[
    '°[CF]?|[kcdmµμn]?m[²³]?|km/h|mph|ft|oz|lbs?|[kmµμ]?g|[cdmh]?l|m?s|h|min|[kMG]?Wh?|[kMG]?Hz|mAh|kcal|kJ|PS|hp|bar',
    '[kMGT]i?B|[kMG]bit(?:/s)?|px|dpi|[€£¥₹₩$₽₴₺₪₫]|EUR|USD|GBP|CHF|Kč|zł|kr|Ft|лв|руб|[км]?г|[ксм]?м|м?л|ч|мин|Uhr|Std',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Letters of the longest unit, and what follows it. */
const UNIT_LENGTH = 7;
/** A number, or one with the first half of `km/h`. */
const BEFORE_UNIT = /\p{N}(?:\s|\s?[^\s\p{N}]{1,4}\/)$/u;
/** Letters of the longest text that decides on what follows it. */
const BEFORE_LENGTH = 7;
/** Thousands that are set apart by a space: `1 000 €`. */
const THOUSANDS = /^\d{3}(?!\d)/;
const BEFORE_THOUSANDS = /(?:^|\D)\d{1,3}\s$/;
/** Written without spaces; words are found by dictionary. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const dictionary = new Intl.Segmenter('th', { granularity: 'word' });

/** Positions behind which a line may end (UAX #14), the end of the text included. */
export function lineBreaks(text: string): number[] {
  const positions = new Set<number>(UNSPACED.test(text) ? dictionaryBreaks(text) : []);
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) positions.add(next.position);
  const letters = new Set(graphemesOf(text).map(({ start }) => start)).add(text.length);
  return [...positions]
    .filter((at) => letters.has(at) && !tearsWord(text, at) && !tearsOff(text, at))
    .sort((a, b) => a - b);
}

/** Positions inside `text.slice(start, end)` at which a word that fits no line may be broken. */
export function letterBreaks(text: string, start: number, end: number): number[] {
  return graphemesOf(text.slice(start, end))
    .map((grapheme) => start + grapheme.start + grapheme.text.length)
    .filter((at) => at === end || !tearsOff(text, at));
}

/** Beginnings of words that follow the word before without a space. */
export function wordJoints(text: string, breaks: readonly number[]): ReadonlySet<number> {
  return new Set(
    breaks.filter((at) => {
      const around = text.slice(at - 1, at + 1);
      return IDEOGRAPHIC.test(around) || (around.length === 2 && [...around].every((letter) => UNSPACED.test(letter)));
    }),
  );
}

function dictionaryBreaks(text: string): number[] {
  return [...dictionary.segment(text)]
    .filter(({ index }) => index > 0 && UNSPACED.test(text[index - 1] ?? '') && UNSPACED.test(text[index] ?? ''))
    .map(({ index }) => index);
}

/** The next line would begin with a sign or a unit that belongs to this one, or inside a number. */
function tearsOff(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - BEFORE_LENGTH), at);
  const next = text.slice(at, at + UNIT_LENGTH);
  if (CLINGING.test(next) || (BEFORE_THOUSANDS.test(before) && THOUSANDS.test(next))) return true;
  return BEFORE_UNIT.test(before) && UNIT.test(next);
}

function tearsWord(text: string, at: number): boolean {
  return UNBROKEN.some((letter) => letter.test(text[at - 1] ?? '') && letter.test(text[at] ?? ''));
}

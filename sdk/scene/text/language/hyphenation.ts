/**
 * Places at which a word that fits no line may be broken with a hyphen, without the patterns of a language. A break
 * before a single consonant and its vowel is one between syllables in most languages of these scripts.
 */
import { graphemesOf } from './graphemes';

/** Letters that stay together at both ends of a word. */
const LEAST_LETTERS = 3;
/** Letters that a line may leave unused for a break between syllables. */
const MOST_UNUSED = 5;

/** Words of these scripts alone get hyphens. Addresses and numbers do not: a hyphen in them would be read as theirs. */
const WORD = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}'’]+$/u;
/** A hyphen in them would be read as theirs, too. */
const TAG = /^[^\p{L}\p{N}]?[#@]/u;
const EDGES = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const VOWEL = /^[aeiouyæøœαεηιουωаеёиоуыэюя]/i;
/** Two letters that are one sound, or begin a syllable together. */
const PAIR = /^(?:ch|ck|gh|ph|sh|th|wh|qu|[bcdfgkptv][rl])/i;

export interface HyphenWord {
  /** The word without the punctuation around it: positions in the text. */
  readonly start: number;
  readonly end: number;
  /** Positions in the text before which a hyphen may be put, in their order. */
  readonly places: readonly number[];
  /** Breaks that lie between syllables. */
  readonly syllables: ReadonlySet<number>;
}

/** Undefined: the word gets no hyphens. */
export function hyphenWord(text: string, from: number, to: number): HyphenWord | undefined {
  const whole = text.slice(from, to);
  const core = whole.replace(EDGES, '');
  if (TAG.test(whole) || !WORD.test(core)) return undefined;
  const offset = from + whole.indexOf(core);
  const letters = graphemesOf(core);
  const inner = letters.slice(LEAST_LETTERS, letters.length - LEAST_LETTERS + 1);
  const places = inner.map(({ start }) => offset + start);
  const bases = letters.map((letter) => letter.text.normalize('NFD').slice(0, 1));
  const syllables = places.filter((_, index) => beginsSyllable(bases, index + LEAST_LETTERS));
  if (places.length === 0) return undefined;
  return { start: offset, end: offset + core.length, places, syllables: new Set(syllables) };
}

/** The last place of those that fit, or one between syllables that is nearly as far. */
export function bestPlace({ places, syllables }: HyphenWord, fits: (place: number) => boolean): number | undefined {
  const fitting = places.filter(fits);
  const near = fitting.slice(-MOST_UNUSED - 1);
  return near.findLast((place) => syllables.has(place)) ?? fitting.at(-1);
}

function beginsSyllable(letters: readonly string[], at: number): boolean {
  const isVowel = (index: number) => VOWEL.test(letters[index] ?? '');
  const isPair = (index: number) => PAIR.test(`${letters[index]}${letters[index + 1]}`);
  if (isVowel(at) || isPair(at - 1)) return false;
  const onset = isPair(at) ? 2 : 1;
  return isVowel(at + onset) && letters.slice(0, at).some((_, index) => isVowel(index));
}

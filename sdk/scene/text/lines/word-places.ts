/**
 * Good places to break a word that fits no line. The best come first: those that a person typed, then joints of compounds, then
 * those of the language's patterns.
 */
import { graphemesOf } from '../language/graphemes';
import { hyphenWord } from '../language/hyphenation';
import type { Paragraph } from '../paragraphs/paragraph';
import { hyphenatedWidth, widthOf } from './line-width';

/** A place in a word. */
export interface WordPlace {
  /** Position in the text before which the line ends. */
  readonly at: number;
  readonly isHyphenated: boolean;
  readonly rank: Rank;
}

/** 0: soft hyphens, and joints of tags and addresses. 1: joints of compounds. 2: the patterns of the language. */
export type Rank = 0 | 1 | 2;

/** Patterns of these languages are under the GPL; their words break between syllables by rule. */
const BY_RULE = /^(?:cs|sk)\b/;
/** Endings of nouns behind which German, Dutch and the Nordic languages join another one. */
const LINKING = /(?:ungs|heits|keits|schafts|ions|täts|tums|lings|ings|hets|heds|heids|teits|skaps|skabs)$/i;
/** Letters of the longest ending, and of the shortest word that has one. */
const MOST_LINKING = 7;
const LEAST_LINKED = 6;

/** In their order. `from` and `to`: the word, with the punctuation and spaces around it. */
export function wordPlaces(paragraph: Paragraph, from: number, to: number): WordPlace[] {
  const { softHyphens, tagJoints } = paragraph;
  const isInside = (at: number) => at > from && at < to;
  const typed = [
    ...softHyphens.map((at): WordPlace => ({ at, isHyphenated: true, rank: 0 })),
    ...tagJoints.map((at): WordPlace => ({ at, isHyphenated: false, rank: 0 })),
  ].filter(({ at }) => isInside(at));
  const taken = new Set(typed.map(({ at }) => at));
  const others = patternPlaces(paragraph, from, to).filter(({ at }) => !taken.has(at));
  return [...typed, ...others].sort((a, b) => a.at - b.at);
}

function patternPlaces({ text, hyphenate, language }: Paragraph, from: number, to: number): WordPlace[] {
  const word = hyphenWord(text, from, to);
  if (!word) return [];
  const { places, syllables, start, end } = word;
  if (BY_RULE.test(language ?? '')) return [...syllables].map((at) => ({ at, isHyphenated: true, rank: 2 }));
  const found = new Set((hyphenate?.(text.slice(start, end)) ?? []).map((at) => start + at));
  const letters = new Set(graphemesOf(text.slice(start, end)).map((letter) => start + letter.start));
  return places
    .filter((at) => found.has(at) && letters.has(at))
    .map((at) => ({ at, isHyphenated: true, rank: isLinked(text, start, at) ? 1 : 2 }));
}

function isLinked(text: string, start: number, at: number): boolean {
  return at - start >= LEAST_LINKED && LINKING.test(text.slice(Math.max(start, at - MOST_LINKING), at));
}

/** Width that a paragraph must at least have to break words at good places alone: thousandths of an em. */
export function widestPiece(paragraph: Paragraph): number {
  return paragraph.breaks.reduce(
    (widest, end, index) => Math.max(widest, pieceWidth(paragraph, paragraph.breaks[index - 1] ?? 0, end)),
    0,
  );
}

function pieceWidth(paragraph: Paragraph, from: number, to: number): number {
  let start = from;
  let widest = 0;
  for (const { at, isHyphenated } of wordPlaces(paragraph, from, to)) {
    widest = Math.max(widest, isHyphenated ? hyphenatedWidth(paragraph, start, at) : widthOf(paragraph, start, at));
    start = at;
  }
  return Math.min(Math.max(widest, widthOf(paragraph, start, to)), widthOf(paragraph, from, to));
}

/** Texts within the length of their field. */
import { letterCount } from '@spotreel/sdk/internal/base';
import { normalize } from '../facts/wording';

/** Words that a text must not end with after it was cut. */
const LOOSE_END =
  /(?<![\s,;:–—-])[\s,;:–—-]+(?:and|or|the|a|an|of|for|with|to|in|on|at|from|by|is|are|our|your|und|oder|der|die|das|den|dem|ein|eine|für|mit|in|im|am|von|zu|et|ou|le|la|les|de|du|des|un|une|pour|avec|à|au|en|el|los|las|una|y|con|para|del|um|uma|os|as|e|com|do|da|no|na|em|و|في|من|على|مع)$/iu;
/** Letters of a language that writes no spaces between words. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;

export interface FieldSpace {
  readonly maxLength: number;
  /** The text of the template; only a brief that says the same may keep it. */
  readonly sample: string;
}

/**
 * The first text that fits, those that no other field has before the others. Null when none does: then the first one is cut at a
 * word, unless too little of it would be left.
 */
export function fitField(
  candidates: readonly string[],
  { maxLength, sample }: FieldSpace,
  brief: string,
  taken: ReadonlySet<string>,
): string | null {
  const texts = candidates.map((text) => text.trim()).filter((text) => text !== '' && !isSample(text, sample, brief));
  const fitting = texts.filter((text) => letterCount(text) <= maxLength);
  const fresh = fitting.find((text) => !taken.has(normalize(text))) ?? fitting[0];
  if (fresh !== undefined) return fresh;
  const cut = texts.map((text) => cutText(text, maxLength)).find((text) => text.length >= Math.min(12, maxLength / 2));
  return cut !== undefined && !isSample(cut, sample, brief) ? cut : null;
}

function isSample(text: string, sample: string, brief: string): boolean {
  return normalize(text) === normalize(sample) && !compact(brief).includes(compact(text));
}

function compact(text: string): string {
  return normalize(text).replace(/\s/gu, '');
}

/** Whole sentences where there are any, else whole parts of a sentence, else whole words. */
export function cutText(text: string, maxLength: number): string {
  if (letterCount(text) <= maxLength) return text;
  const start = text.slice(0, maxLength + 1);
  const sentence = start.match(/^.*(?:[.!?…؟](?=\s)|[。！？])/su)?.[0];
  if (sentence !== undefined && sentence.length >= maxLength / 3) return sentence;
  const part = start.match(/^.*(?=[,;–—،؛]\s|[、，])/su)?.[0];
  if (part !== undefined && part.length >= maxLength / 2) return part.trim();
  const words = start.slice(0, Math.max(0, start.search(/\s\S*$/u)));
  return withoutLooseEnd(words === '' && JOINED.test(text) ? wordsWithin(text, maxLength) : words);
}

/** Whole words of a text without spaces. */
function wordsWithin(text: string, maxLength: number): string {
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)];
  const last = words.findLast(({ index, segment }) => index + segment.length <= maxLength);
  return last ? text.slice(0, last.index + last.segment.length).replace(/[はがをにでのとも]$/u, '') : '';
}

function withoutLooseEnd(text: string): string {
  let result = text.trim();
  while (LOOSE_END.test(result)) result = result.replace(LOOSE_END, '');
  return result.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
}

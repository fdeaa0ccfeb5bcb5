/**
 * Pasted text: a review in each paragraph. The score may be anywhere in it; it is taken out of the text where it is no part of a sentence.
 * A name after a dash at the end is the author, on a line of its own or behind a score on the same line.
 */
import { type FoundScore, findScore } from './find-score';
import { LONGEST_PASTED, leftOut, MOST_REVIEWS, type ReadReview } from './found-review';

/** A text with more has more reviews than a source keeps. */
const MOST_PARAGRAPHS = 10 * MOST_REVIEWS;

export function readReviewText(text: string): ReadReview[] {
  const paragraphs = text.split(/\r?\n[^\S\n]*\r?\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter(Boolean)
    .map((paragraph, index) => (index < MOST_PARAGRAPHS ? reviewOf(paragraph, index + 1) : leftOut(index + 1)));
}

function reviewOf(whole: string, row: number): ReadReview {
  const lines = whole.split(/\r?\n/).map((line) => line.trim());
  const signed = /^[-–—]\s*(\S.*)$/.exec(lines.at(-1) ?? '')?.[1];
  const body = (signed === undefined ? lines : lines.slice(0, -1)).join('\n').slice(0, LONGEST_PASTED);
  const found = findScore(body);
  const { text, author } = found ? withoutScore(body, found) : { text: body.trim(), author: '' };
  const scoreOfAuthor = signed === undefined ? undefined : findScore(signed);
  if (!text) return { row, problem: 'The text is missing.' };
  const score = found?.score ?? scoreOfAuthor?.score ?? null;
  return { row, review: { author: signed ?? author, text, score, writtenAt: null, url: null } };
}

interface Said {
  readonly text: string;
  readonly author: string;
}

const OPENING = /[\s([|:,;·•–—-]{0,5}$/;
const CLOSING = /^(?:\uFE0F|[\s)\]|:,;.。、·•–—-]){0,6}/;

/** Text without the score. If the score is part of a sentence, the text stays whole. */
function withoutScore(body: string, { start, end, kind }: FoundScore): Said {
  const before = body.slice(0, start);
  const after = body.slice(end);
  const isDetached = kind === 'sign' ? isOutside(before, after) : endsPart(before) && beginsPart(after);
  if (!isDetached) return signedBy(body.trim());
  const left = before.replace(OPENING, '').trim();
  const right = after.replace(CLOSING, '').trim();
  if (!left) return signedBy(right);
  if (!right) return signedBy(left);
  // `Ada - 5 stars - Lovely` and `Lovely! - 5 stars - Ada`
  if (isName(left) && !left.includes('\n')) return { text: right, author: left };
  if (isName(right) && isDash(after)) return { text: left, author: right };
  const glue = /\n[^\S\n]*$/.test(before) || /^\s*\n/.test(after) ? '\n' : ' ';
  return signedBy(`${left}${glue}${right}`);
}

/** A sign is no part of a sentence at the edge of a line, or in brackets. */
function isOutside(before: string, after: string): boolean {
  return endsPart(before) || beginsPart(after);
}

function endsPart(before: string): boolean {
  return /(?:^|[\n([|:;.!?。！？,،·•–—-])\s{0,6}$/.test(before.slice(-6));
}

function beginsPart(after: string): boolean {
  return /^\s*(?:$|[\n)\]|:;.!?。！？,،·•–—-])/.test(after.slice(0, 6));
}

function isDash(after: string): boolean {
  return /^[\s)\]]*[-–—]/.test(after.slice(0, 6));
}

/** A name behind the last dash of the last line is the author. */
function signedBy(text: string): Said {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const at = Math.max(...[' - ', ' – ', ' — '].map((dash) => line.lastIndexOf(dash)));
  const name = at < 0 ? '' : line.slice(at + 3).trim();
  if (at <= 0 || !isName(name)) return { text, author: '' };
  return { text: text.slice(0, text.length - line.length + at).trim(), author: name };
}

const PARTICLES = new Set([
  'de',
  'da',
  'do',
  'dos',
  'del',
  'la',
  'le',
  'von',
  'van',
  'der',
  'den',
  'und',
  'and',
  'et',
  'y',
  'e',
  'bin',
  'al',
]);

/** One to four words that each begin with a capital, or with a letter of a script without capitals. */
function isName(text: string): boolean {
  if (text.length === 0 || text.length > 60) return false;
  const words = text.split(/\s+/);
  if (words.length > 4 || PARTICLES.has(words[0] ?? '')) return false;
  return words.every((word) => PARTICLES.has(word) || /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*$/u.test(word));
}

import type { ReadReview } from './found-review';
import { scoreOf } from './score-of';

const SCORE_LINE = /^(?:[★☆]{1,5}|\d(?:[.,]\d)?\s*\/\s*5)$/;

/**
 * Pasted text: a review in each paragraph. A last line that begins with a dash names the author. A line of stars, or one like
 * `4/5`, is the score.
 */
export function readReviewText(text: string): ReadReview[] {
  const paragraphs = text.split(/\r?\n[^\S\n]*\r?\n/).map((paragraph) => paragraph.trim());
  return paragraphs.filter(Boolean).map((paragraph, index) => reviewOf(paragraph, index + 1));
}

function reviewOf(paragraph: string, row: number): ReadReview {
  const lines = paragraph.split(/\r?\n/).map((line) => line.trim());
  const scoreLine = lines.find((line) => SCORE_LINE.test(line));
  const rest = lines.filter((line) => line !== scoreLine);
  const author = /^[-–—]\s*(\S.*)$/.exec(rest.at(-1) ?? '')?.[1];
  const text = (author === undefined ? rest : rest.slice(0, -1)).join('\n').trim();
  if (!text) return { row, problem: 'The text is missing.' };
  const score = scoreLine ? scoreOf(scoreLine) : null;
  return { row, review: { author: author ?? '', text, score, writtenAt: null, url: null } };
}

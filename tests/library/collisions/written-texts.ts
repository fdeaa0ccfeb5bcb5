/** A headline in the fields of a scene. */
import type { IngredientSource } from '../../../library/template';

/** Shorter fields hold prices, dates and labels, not headlines. */
const LEAST_LENGTH = 20;

/** As much of the words as each field takes; fields for a few letters keep their own. */
export function longTextIn({ texts }: IngredientSource, words: string): Record<string, string> {
  const long = texts.filter(({ maxLength }) => maxLength >= LEAST_LENGTH);
  return Object.fromEntries(long.map(({ innerReference, maxLength }) => [innerReference, cut(words, maxLength)]));
}

function cut(words: string, length: number): string {
  if (words.length <= length) return words;
  const whole = words
    .slice(0, length + 1)
    .split(' ')
    .slice(0, -1)
    .join(' ');
  return whole === '' ? words.slice(0, length) : whole;
}

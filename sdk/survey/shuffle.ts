/**
 * The order in which choices are shown. It follows from a seed and the question, so that it stays the same while one
 * person goes back and forth, and differs between people. 'Other' is always last.
 */
import type { ShuffleOption } from '../contract/schemas/survey/question';
import { OTHER_CHOICE_ID } from '../contract/schemas/survey/reserved-ids';

interface Shuffled<Choice> {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly shuffleOption?: ShuffleOption | undefined;
}

/** The choices of a question in the order of one run; `seed` is a whole number, of which 32 bits count. */
export function shuffledChoices<Choice extends { readonly id: string }>(
  question: Shuffled<Choice>,
  seed: number,
): Choice[] {
  const regular = question.choices.filter(({ id }) => id !== OTHER_CHOICE_ID);
  const other = question.choices.filter(({ id }) => id === OTHER_CHOICE_ID);
  const random = randomFrom(seedOf(question.id, seed));
  if (question.shuffleOption === 'all') return [...shuffled(regular, random), ...other];
  if (question.shuffleOption === 'exceptLast') {
    return [...shuffled(regular.slice(0, -1), random), ...regular.slice(-1), ...other];
  }
  return [...regular, ...other];
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}

/** FNV-1a over the question's id, begun with the seed. */
function seedOf(id: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Mulberry32: numbers from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

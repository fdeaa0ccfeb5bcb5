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

/** The choices of a question in the order of one run. */
export function shuffledChoices<Choice extends { readonly id: string }>(
  { id: questionId, choices, shuffleOption }: Shuffled<Choice>,
  seed: number,
): Choice[] {
  const isOther = ({ id }: Choice) => id === OTHER_CHOICE_ID;
  const regular = choices.filter((choice) => !isOther(choice));
  const last = shuffleOption === 'exceptLast' ? regular.splice(-1) : [];
  if (shuffleOption === 'all' || last.length > 0) {
    const rank = ({ id }: Choice) => chanceOf(`${seed} ${questionId} ${id}`);
    regular.sort((a, b) => rank(a) - rank(b));
  }
  return [...regular, ...last, ...choices.filter(isOther)];
}

/** Looks like chance and is not: FNV-1a with the finish of MurmurHash3, without which texts that are alike come out alike. */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

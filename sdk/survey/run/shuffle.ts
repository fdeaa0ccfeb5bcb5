/**
 * The order in which choices are shown. It follows from a seed and the question, so that it stays the same while one
 * person goes back and forth, and differs between people. 'Other' is always last.
 */
import type { ShuffleOption } from '../../contract/surveys/question';
import { OTHER_CHOICE_ID } from '../../contract/surveys/reserved-ids';

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
    // the seed again at the end: it spreads a difference before it over all bits of the hash
    const rank = ({ id }: Choice) => hashOf(`${seed} ${id} ${questionId} ${seed}`);
    regular.sort((a, b) => rank(a) - rank(b));
  }
  return [...regular, ...last, ...choices.filter(isOther)];
}

/** FNV-1a: looks like chance and is not. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

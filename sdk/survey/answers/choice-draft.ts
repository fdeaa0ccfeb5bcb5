/**
 * The ticks of an open choice question, by the ids of its choices. So the language of their labels does not matter;
 * answers hold the survey's own labels. The text of 'Other' is one field beside the ticks. It becomes one entry of the
 * answer when it is complete, not one for each key (defect 5).
 */
import type { QuestionOf } from '../../contract/surveys/question';
import { OTHER_CHOICE_ID } from '../../contract/surveys/reserved-ids';
import type { Answer } from '../../contract/surveys/response';

export type ChoiceQuestion = QuestionOf<'multipleChoiceSingle'> | QuestionOf<'multipleChoiceMulti'>;

/** A choice while it is being made. */
export interface ChoiceDraft {
  /** Ids of the ticked choices; OTHER_CHOICE_ID among them if 'Other' is. */
  readonly ids: readonly string[];
  readonly otherText: string;
}

/** The ticks of an earlier answer. */
export function choiceDraftOf(question: ChoiceQuestion, answer: Answer | undefined): ChoiceDraft {
  const texts = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const regular = question.choices.filter(({ id }) => id !== OTHER_CHOICE_ID);
  const ids = regular.filter(({ label }) => texts.includes(label)).map(({ id }) => id);
  const otherText = texts.find((text) => text.trim() !== '' && !regular.some(({ label }) => label === text)) ?? '';
  const isOther = otherText !== '' && regular.length < question.choices.length;
  return isOther ? { ids: [...ids, OTHER_CHOICE_ID], otherText } : { ids, otherText: '' };
}

/** The draft after a choice was clicked: it replaces the only one, or is ticked or unticked among several. */
export function choiceToggled(question: ChoiceQuestion, draft: ChoiceDraft, id: string): ChoiceDraft {
  if (question.type === 'multipleChoiceSingle') return { ...draft, ids: [id] };
  const isTicked = draft.ids.includes(id);
  return { ...draft, ids: isTicked ? draft.ids.filter((one) => one !== id) : [...draft.ids, id] };
}

/** The answer in the survey's own words and order; undefined for none. */
export function choiceAnswer(question: ChoiceQuestion, { ids, otherText }: ChoiceDraft): Answer | undefined {
  const regular = question.choices.filter(({ id }) => id !== OTHER_CHOICE_ID && ids.includes(id));
  const typed = ids.includes(OTHER_CHOICE_ID) ? otherText.trim() : '';
  const texts = [...new Set([...regular.map(({ label }) => label), ...(typed ? [typed] : [])])];
  if (question.type === 'multipleChoiceSingle') return texts[0];
  return texts.length > 0 ? texts : undefined;
}

/** True if 'Other' is ticked and its text still missing. */
export function isOtherTextMissing({ ids, otherText }: ChoiceDraft): boolean {
  return ids.includes(OTHER_CHOICE_ID) && otherText.trim() === '';
}

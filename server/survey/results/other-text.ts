import { OTHER_CHOICE_ID, type SurveyQuestion } from '@spotreel/sdk/internal/contract';

/** True if a text of an answer was typed for 'Other'. `former`: choices that the question offered once. */
export function isOtherText(question: SurveyQuestion, text: string, former: readonly string[] = []): boolean {
  if (question.type !== 'multipleChoiceSingle' && question.type !== 'multipleChoiceMulti') return false;
  const { choices } = question;
  if (!choices.some(({ id }) => id === OTHER_CHOICE_ID) || text.trim() === '') return false;
  return !former.includes(text) && !choices.some(({ label }) => label === text);
}

/** Whether an answer can be one of its question: type, range, choices. An empty answer always can: questions are skipped. */
import { type Answer, OTHER_CHOICE_ID, type QuestionOf, type SurveyQuestion } from '@spotreel/sdk/contract';
import { isEmptyAnswer, numbersOf } from '@spotreel/sdk/survey';
import { uploadIdOf } from '../upload-address';

/** What the question alone does not say. */
export interface AnswerRules {
  readonly environmentId: string;
  /** By question: labels, or ids of pictures, that the question offered once. */
  readonly formerChoices: Readonly<Record<string, readonly string[]>>;
}

/**
 * A text's form (e-mail, link, phone number) is not judged: published clients let people past it, and the text is
 * still what somebody wanted to say.
 */
export function answerFits(question: SurveyQuestion, answer: Answer, rules: AnswerRules): boolean {
  if (isEmptyAnswer(question.type, answer)) return true;
  switch (question.type) {
    case 'openText':
      return typeof answer === 'string' || (question.inputType === 'number' && typeof answer === 'number');
    case 'nps':
    case 'rating':
      return typeof answer === 'number' && numbersOf(question).includes(answer);
    case 'cta':
      return answer === 'clicked';
    case 'consent':
      return answer === 'accepted';
    case 'multipleChoiceSingle':
      return typeof answer === 'string' && isChoice(question, answer, rules);
    case 'multipleChoiceMulti':
      return Array.isArray(answer) && answer.every((text) => isChoice(question, text, rules));
    case 'pictureSelection':
      return Array.isArray(answer) && fitsPictures(question, answer, rules);
    case 'fileUpload':
      return Array.isArray(answer) && answer.every((url) => uploadIdOf(rules.environmentId, url) !== undefined);
  }
}

type ChoiceQuestion = QuestionOf<'multipleChoiceSingle'> | QuestionOf<'multipleChoiceMulti'>;

/** Whether a question lets people type what it does not offer. */
export function takesOther(question: ChoiceQuestion): boolean {
  return question.choices.some(({ id }) => id === OTHER_CHOICE_ID);
}

/** The labels that can be picked now; that of 'Other' asks for a text instead. */
export function labelsOf(question: ChoiceQuestion): string[] {
  return question.choices.filter(({ id }) => id !== OTHER_CHOICE_ID).map(({ label }) => label);
}

function isChoice(question: ChoiceQuestion, text: string, { formerChoices }: AnswerRules): boolean {
  if (text === '' || takesOther(question)) return true;
  return labelsOf(question).includes(text) || (formerChoices[question.id] ?? []).includes(text);
}

function fitsPictures(
  { id: questionId, choices, allowMulti }: QuestionOf<'pictureSelection'>,
  answer: readonly string[],
  { formerChoices }: AnswerRules,
): boolean {
  if (!allowMulti && new Set(answer).size > 1) return false;
  const known = [...choices.map(({ id }) => id), ...(formerChoices[questionId] ?? [])];
  return answer.every((id) => known.includes(id));
}

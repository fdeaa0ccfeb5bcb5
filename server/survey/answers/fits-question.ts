/** Facts of the service about a survey's answers beside its questions. `sdk/survey/answers/answers.ts` judges by them. */
import type { Answer, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { answerFits } from '@spotreel/sdk/internal/survey';
import { uploadIdOf } from '../uploads/upload-address';

export interface AnswerRules {
  readonly environmentId: string;
  /** By question: labels, or ids of pictures, that the question offered once. */
  readonly formerChoices: Readonly<Record<string, readonly string[]>>;
}

/**
 * A text's form (email, link, phone number) is not judged: published clients accept any, and the text is still an
 * answer.
 */
export function fitsQuestion(
  question: SurveyQuestion,
  answer: Answer,
  { environmentId, formerChoices }: AnswerRules,
): boolean {
  return answerFits(question, answer, {
    formerChoices: formerChoices[question.id],
    isUpload: (address) => uploadIdOf(environmentId, address) !== undefined,
  });
}

/** Input of a visitor for one question. */
import type { Answer, QuestionType, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { type AnswerProblem, answerProblem, type ChoiceDraft } from '@spotreel/sdk/internal/survey';
import type { ListedFile } from '../../files/listed-file';
import { type EnglishText, english, type Say } from '../../words/english';

export interface AnswerDraft {
  /** The answer as it would be sent now. */
  readonly answer: Answer | undefined;
  /** Reason why the draft cannot be sent, in the visitor's language. Undefined: the answer alone decides. */
  readonly problem?: string | undefined;
  /** The text under the controls: a problem after an attempt to send, or a notice that does not prevent sending. */
  readonly message?: string | undefined;
  /** True: the controls are marked as wrong. */
  readonly isInvalid?: boolean;
  /** The text of a text field as it is typed. Default: the answer. */
  readonly text?: string;
  /** The selected choices and the text of 'Other'. Default: those of the answer. */
  readonly choice?: ChoiceDraft;
  /** The files of a question for files. */
  readonly files?: readonly ListedFile[] | undefined;
}

/** Texts for a required question without an answer. */
const REQUIRED: Readonly<Partial<Record<QuestionType, EnglishText>>> = {
  openText: english.required_openText,
  consent: english.required_consent,
  cta: english.required,
};

const PROBLEMS: Readonly<Record<Exclude<AnswerProblem, 'required'>, EnglishText>> = {
  file_missing: english.file_missing,
  invalid: english.invalid,
  invalid_email: english.invalid_email,
  invalid_url: english.invalid_url,
  invalid_number: english.invalid_number,
  invalid_phone: english.invalid_phone,
  too_long: english.too_long,
};

/** Reason why this draft cannot be sent. Undefined: it can. */
export function draftProblem(question: SurveyQuestion, { answer, problem }: AnswerDraft, say: Say): string | undefined {
  if (problem) return problem;
  const code = answerProblem(question, answer);
  if (code === 'required') return say(REQUIRED[question.type] ?? english.required_choice);
  return code && say(PROBLEMS[code]);
}

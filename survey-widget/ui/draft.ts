/** What is entered into one question until it is sent, once. */
import type { Answer, QuestionType, SurveyQuestion } from '@spotreel/sdk/contract';
import { type AnswerProblem, answerProblem } from '@spotreel/sdk/survey';
import { type EnglishText, english, type Say } from '../words/english';

/** What a visitor has entered so far, and what is wrong with it. */
export interface Draft {
  readonly answer: Answer | undefined;
  /** In the visitor's words; it keeps the draft from being sent. */
  readonly problem?: string | undefined;
  /** What is to be known beside the draft; it does not keep the draft from being sent. */
  readonly notice?: string | undefined;
}

export interface DraftOptions {
  readonly question: SurveyQuestion;
  readonly answer: Answer | undefined;
  readonly say: Say;
  /** Nothing is sent after it. */
  readonly signal: AbortSignal;
  /** Undefined: passed over. */
  readonly onAnswer: (answer: Answer | undefined) => void;
}

export interface DraftView {
  /** What is entered now. */
  onEntered(answer: Answer | undefined): void;
  /** What keeps it from being sent; undefined: nothing. */
  onProblem(problem: string | undefined): void;
  /** What is said meanwhile; undefined: nothing any more. */
  onNotice(notice: string | undefined): void;
}

export interface DraftKeeper {
  change(next: Draft): void;
  send(): void;
  /** Sends this draft after `delayMs`, unless it is changed before. */
  sendSoon(next: Draft, delayMs: number): void;
}

export function keepDraft(options: DraftOptions, { onEntered, onProblem, onNotice }: DraftView): DraftKeeper {
  const { question, say, signal, onAnswer } = options;
  let draft: Draft;
  let timer: ReturnType<typeof setTimeout>;
  let isSent = false;

  const stopTimer = () => clearTimeout(timer);
  const keep = (next: Draft) => {
    stopTimer();
    draft = next;
    onEntered(next.answer);
  };
  const send = () => {
    stopTimer();
    if (isSent) return; // Enter on a choice, then Next
    const found = draft.problem ?? problemText(question, draft.answer, say);
    onProblem(found);
    if (found) return;
    isSent = true;
    onAnswer(draft.answer);
  };

  keep({ answer: question.type === 'cta' ? 'clicked' : options.answer });
  signal.addEventListener('abort', stopTimer);
  return {
    send,
    change(next) {
      onNotice(next.notice);
      keep(next);
    },
    sendSoon(next, delayMs) {
      keep(next);
      timer = setTimeout(send, delayMs);
    },
  };
}

/** What is asked for where a required question has no answer yet. */
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

function problemText(question: SurveyQuestion, answer: Answer | undefined, say: Say): string | undefined {
  const problem = answerProblem(question, answer);
  if (problem === 'required') return say(REQUIRED[question.type] ?? english.required_choice);
  return problem && say(PROBLEMS[problem]);
}

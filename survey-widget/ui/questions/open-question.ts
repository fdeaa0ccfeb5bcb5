/**
 * One question while it is on the screen: keeps the draft, and hands its answer to the run, with the step of its
 * screen.
 */
import { isHttpUrl } from '@spotreel/sdk/internal/base';
import type { QuestionOf } from '@spotreel/sdk/internal/contract';
import { type SurveyRun, submitsOnPick } from '@spotreel/sdk/internal/survey';
import { later } from '../../later';
import type { QuestionActions } from '../actions';
import type { Setting } from '../setting';
import { type AnswerDraft, draftProblem } from './draft';

/** Milliseconds for which the picked value is seen before the next question appears. */
const SEEN_MS = 200;

export interface OpenQuestion extends QuestionActions {
  /** The draft to begin with. */
  readonly draft: AnswerDraft;
}

/** Undefined: the run is at no question. @param signal fires when the question goes. @param onProblem the draft cannot be sent. */
export function openQuestion(
  run: SurveyRun,
  setting: Setting,
  signal: AbortSignal,
  onDraft: (draft: AnswerDraft) => void,
  onProblem: () => void,
): OpenQuestion | undefined {
  const { question, step, answers } = run.state;
  if (!question) return undefined;
  const { say } = setting;
  const answer = answers.get(question.id);
  let isPressed = false;

  const enter = (next: AnswerDraft) => {
    draft = next;
    onDraft(next);
  };
  const send = () => {
    const message = draftProblem(question, draft, say);
    if (message) {
      enter({ ...draft, message, isInvalid: true });
      return onProblem();
    }
    if (question.type === 'cta' && draft.answer) openLink(question);
    run.submit(step, draft.answer);
  };
  const submit = (next: AnswerDraft, delayMs: number) => {
    enter(next);
    later(delayMs, signal, () => {
      if (draft === next) send();
    });
  };
  const files =
    question.type === 'fileUpload'
      ? setting.fileQuestions?.keepFiles(question, answer, setting, signal, (part) => enter({ ...draft, ...part }))
      : undefined;
  let draft: AnswerDraft = { answer: question.type === 'cta' ? 'clicked' : answer, files: files?.listed };
  return {
    draft,
    enter,
    send,
    submit,
    files,
    skip: () => run.skip(step),
    back: () => run.back(step),
    press(isPointer) {
      isPressed = isPointer;
    },
    pick(value) {
      if (isPressed && submitsOnPick(question)) submit({ answer: value }, SEEN_MS);
      else enter({ answer: value });
    },
  };
}

/** The page of a call to action, beside this one, so that the survey goes on. */
function openLink({ buttonExternal, buttonUrl = '' }: QuestionOf<'cta'>): void {
  if (buttonExternal && isHttpUrl(buttonUrl)) open(buttonUrl, '_blank', 'noopener');
}

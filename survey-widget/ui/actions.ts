/** Actions of a visitor. Actions of a question belong to its screen and do nothing after it. */
import type { FileActions } from '../files/keep-files';
import type { AnswerDraft } from './questions/draft';

export interface Actions {
  /** Leaves the welcome card. */
  readonly begin: () => void;
  readonly close: () => void;
  /** Undefined: the screen is no question. */
  readonly question: QuestionActions | undefined;
}

export interface QuestionActions {
  /** Keeps a new draft and removes the message of the draft before. */
  readonly enter: (draft: AnswerDraft) => void;
  /** The same, and sends the draft after `delayMs` unless another one is entered before. */
  readonly submit: (draft: AnswerDraft, delayMs: number) => void;
  /** Enters a value of a scale; after a press of the pointer, also sends it where the question is required. */
  readonly pick: (value: number) => void;
  /** Notes whether the visitor uses the pointer or the keyboard. */
  readonly press: (isPointer: boolean) => void;
  readonly send: () => void;
  /** Passes over a question that is not required. */
  readonly skip: () => void;
  /** Returns to the question before. */
  readonly back: () => void;
  /** Only for a question of type fileUpload. */
  readonly files?: FileActions | undefined;
}

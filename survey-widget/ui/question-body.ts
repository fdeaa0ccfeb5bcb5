import type { QuestionOf, QuestionType } from '../../sdk/contract/schemas/survey/question';
import type { Answer } from '../../sdk/contract/schemas/survey/response';
import type { StoreFile } from '../files/send-file';
import type { Say } from '../words/english';

/** What a visitor has entered so far, and what is wrong with it. */
export interface Draft {
  readonly answer: Answer | undefined;
  /** In the visitor's words; it keeps the draft from being sent. */
  readonly problem?: string | undefined;
}

/** What the controls of a question are given; they know nothing of the survey around them. */
export interface QuestionBodyProps<Type extends QuestionType> {
  /** In the visitor's language. */
  readonly question: QuestionOf<Type>;
  /** In the survey's own words, in which answers are stored. */
  readonly original: QuestionOf<Type>;
  readonly answer: Answer | undefined;
  readonly say: Say;
  /** Id of the headline, and of the message of what is wrong where there is one. */
  readonly labelId: string;
  readonly problemId: string | undefined;
  /** Order of shuffled choices. */
  readonly seed: number;
  /** A new draft; the message of the one before goes away. */
  readonly onDraft: (draft: Draft) => void;
  /** Sends this draft after `delayMs`, unless it is changed before. */
  readonly onSubmit: (draft: Draft, delayMs: number) => void;
  /** Says at once what is wrong, without an attempt to send. */
  readonly onProblem: (problem: string) => void;
  readonly storeFile: StoreFile;
}

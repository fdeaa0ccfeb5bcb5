import type { Answer, QuestionOf, QuestionType } from '@spotreel/sdk/contract';
import type { StoreFile } from '../files/send-file';
import type { Say } from '../words/english';
import type { Draft } from './draft';
import type { Child } from './element';

/** What the controls of a question are given; they know nothing of the survey around them. */
export interface QuestionBodyProps<Type extends QuestionType> {
  /** In the visitor's language. */
  readonly question: QuestionOf<Type>;
  /** In the survey's own words, in which answers are stored. */
  readonly original: QuestionOf<Type>;
  /** What was answered on an earlier visit. */
  readonly answer: Answer | undefined;
  readonly say: Say;
  /** Order of shuffled choices. */
  readonly seed: number;
  /** Fires when the question goes. */
  readonly signal: AbortSignal;
  /** A new draft; the message of the one before goes away. */
  readonly onDraft: (draft: Draft) => void;
  /** Sends this draft after `delayMs`, unless it is changed before. */
  readonly onSubmit: (draft: Draft, delayMs: number) => void;
  readonly storeFile: StoreFile;
}

/**
 * Draws the controls of one type, once. Those with `aria-invalid` are told when something is wrong and get the focus then;
 * the ids below name what describes them.
 */
export type QuestionBody<Type extends QuestionType> = (props: QuestionBodyProps<Type>) => readonly Child[];

/** Of the headline, and of the line that says what is wrong. */
export const LABEL_ID = 'sv-label';
export const PROBLEM_ID = 'sv-problem';

/** Attributes of a control that the headline names. */
export const NAMED = { 'aria-labelledby': LABEL_ID, 'aria-describedby': PROBLEM_ID };

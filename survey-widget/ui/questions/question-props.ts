import type { QuestionOf, QuestionType } from '@spotreel/sdk/internal/contract';
import type { Say } from '../../words/english';
import type { QuestionActions } from '../actions';
import type { AnswerDraft } from './draft';

/** Props of the controls of a question. They know nothing of the survey around them. */
export interface QuestionProps<Type extends QuestionType> {
  /** In the visitor's language. */
  readonly question: QuestionOf<Type>;
  /** In the survey's own words, in which answers are stored. */
  readonly original: QuestionOf<Type>;
  readonly draft: AnswerDraft;
  readonly actions: QuestionActions;
  readonly say: Say;
  /** Order of shuffled choices. */
  readonly seed: number;
}

/** Ids of the headline and of the line that says what is wrong. */
export const LABEL_ID = 'sv-label';
export const PROBLEM_ID = 'sv-problem';

/** Attributes of a control whose label is the headline. */
export const NAMED = { 'aria-labelledby': LABEL_ID, 'aria-describedby': PROBLEM_ID };

import type { Survey, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import type { StoreFile } from '../files/send-file';
import type { Say } from '../words/english';
import type { SurveyLook } from './look';

/** State that stays the same while a survey is open. */
export interface Setting {
  /** With its cards in the visitor's language. */
  readonly survey: Survey;
  /** In the visitor's language, in order. */
  readonly questions: readonly SurveyQuestion[];
  readonly look: SurveyLook;
  /** Part of the page instead of over it. */
  readonly isInline: boolean;
  /** The survey is all that its page has: it cannot be closed, and its end stays. */
  readonly staysOpen?: boolean | undefined;
  readonly say: Say;
  readonly dir: 'ltr' | 'rtl';
  readonly lang: string;
  /** Order of shuffled choices. */
  readonly seed: number;
  readonly storeFile: StoreFile;
  /** Undefined: the survey has no question of type fileUpload. */
  readonly fileQuestions: typeof import('./questions/file-questions') | undefined;
}

/** True if the survey is a dialog in the center, with the page behind out of reach. */
export function isModal({ isInline, look }: Pick<Setting, 'isInline' | 'look'>): boolean {
  return !isInline && look.placement === 'center';
}

import type { RunState } from '@spotreel/sdk/internal/survey';
import type { AnswerDraft } from './questions/draft';

/** Everything that changes on the screen while a survey is open. */
export interface Shown {
  /** After the survey is closed: the last screen, which stays while the window leaves. */
  readonly run: RunState;
  readonly draft: AnswerDraft;
  /** Reason why the last answers could not be sent. */
  readonly warning?: string;
  /** Seconds until the visitor is redirected. */
  readonly secondsLeft?: number;
  /** The visitor has done something with the window, which stops it from closing by itself. */
  readonly isTouched?: boolean;
  /** The pointer has moved since this screen appeared. */
  readonly isPointed?: boolean;
  /** The announcement for screen readers is written. */
  readonly isAnnounced?: boolean;
  readonly isLeaving?: boolean;
}

import type { SurveyRun } from '@spotreel/sdk/internal/survey';
import type { Setting } from './setting';

export interface ScreensOptions {
  readonly run: SurveyRun;
  readonly setting: Setting;
  /** Reports, while the survey is open, why its last answers could not be sent. */
  readonly onSendFailure: (listener: (why: string, isFinal: boolean) => void) => () => void;
  readonly onRedirect: (url: string) => void;
  /** The window is out of sight, and its time to go is over. */
  readonly onGone: () => void;
  /** A screen could not be drawn. */
  readonly onFailure: (thrown: unknown) => void;
  /** Fires when the window goes. */
  readonly signal: AbortSignal;
}

import type { ResponseQueue, SyncedSurvey } from '@spotreel/sdk/internal/survey';
import type { SurveyError } from '../survey-error';
import type { SurveyEventSource } from '../survey-events';
import type { SurveyStage } from '../visitor/visitor-session';

export interface ShowOptions extends SurveyStage {
  readonly survey: SyncedSurvey;
  /** Queue of the answers. */
  readonly sending: ResponseQueue;
  readonly signal: AbortSignal;
  readonly events: SurveyEventSource;
  readonly onError: (error: SurveyError) => void;
  readonly language?: string | undefined;
  /** Shows it inside this element, as a part of the page. Default: over the page. */
  readonly place?: HTMLElement | undefined;
}

import type { Answers, Survey, SurveyProduct } from '@spotreel/sdk/internal/contract';
import type { BridgeProps } from '../bridge/element-definition';

/** Properties of `<survey-modal>`. Those with primitive values are also attributes. */
export interface SurveyModalElementProps {
  /** `api-base`: address of the server, without `/api`. Default: the page's own origin. */
  apiBase?: string | undefined;
  /** `environment-id`. Nothing is asked before it is set. */
  environmentId?: string | undefined;
  /** `user-id`: who the visitor is. Default: an anonymous one. */
  userId?: string | undefined;
  /** Language of the words. Default: the page's, then the browser's. */
  language?: string | undefined;
  /** Last action of the visitor: each new value is an action that surveys can be triggered by. */
  action?: string | undefined;
  /** Values for the hidden fields of surveys that come up from now on, by the ids of the fields. */
  hiddenFields?: Readonly<Record<string, string | number>> | undefined;
  /** Holds surveys back as long as it is set: one that is triggered comes up after that, if it is still due. */
  hold?: boolean | undefined;
  /** Shows surveys inside the element, as a part of the page. Default: over the page. */
  inline?: boolean | undefined;
  /** Shows this survey at once, for trying it out: nothing is asked, nothing is sent. */
  survey?: Survey | undefined;
  /** Look of `survey`. */
  product?: SurveyProduct | undefined;
}

/** Events of `<survey-modal>` with their `detail`. None can be canceled. */
export interface SurveyModalElementEvents {
  'survey-displayed': { surveyId: string };
  /** A question was answered or passed over: everything answered so far. */
  'survey-answered': { surveyId: string; data: Answers; finished: boolean };
  /** The service has the answers. */
  'survey-sent': { surveyId: string; responseId: string; finished: boolean };
  /** The service refused answers for good; they are kept for 30 days. */
  'survey-refused': { surveyId: string; key: string; status?: number | undefined; message: string };
  'survey-closed': { surveyId: string };
  /** Something went wrong; the page is never interrupted. */
  'survey-failed': { code: string; message: string };
}

export type SurveyModalProps = SurveyModalElementProps & BridgeProps<SurveyModalElementEvents>;

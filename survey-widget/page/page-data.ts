/** Data that the server wrote into the page for its script (`server/survey/page/serve-survey-page.ts`). */
import type { SurveyOpening, SurveyProduct } from '@spotreel/sdk/internal/contract';

export type Opened = NonNullable<SurveyOpening['opened']>;

export interface PageData {
  readonly surveyId: string;
  readonly environmentId: string;
  readonly language: string;
  readonly product: SurveyProduct;
  /** In the visitor's language. */
  readonly words: {
    readonly pinWrong: string;
    readonly tooMany: string;
    readonly failed: string;
    readonly emailInvalid: string;
    readonly emailFailed: string;
  };
  /** Absent: something is asked for first. */
  readonly opened?: Opened | undefined;
}

export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
}

/** Results of one survey: numbers, and the responses themselves with their filters. One a screen. */
import { atom } from 'nanostores';
import type { OperatorClient } from '../../client/operator-client';
import type { ExportFormat, ResponseExport, ResultColumn, SurveyResults } from '../../contract/surveys/results';
import type { Survey } from '../../contract/surveys/survey';
import { operatorResource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

/** Filter of the responses in the table. */
export interface ResponseFilter {
  readonly page: number;
  readonly finished: boolean | undefined;
  readonly search: string;
  /** Days, `2026-11-21`, of the browser's time zone; '' for none. */
  readonly from: string;
  readonly to: string;
}

const PER_PAGE = 50;

/** The first page of all responses. */
export const NO_FILTER: ResponseFilter = { page: 1, finished: undefined, search: '', from: '', to: '' };

interface Report {
  readonly survey: Survey;
  readonly columns: readonly ResultColumn[];
  readonly results: SurveyResults;
}

/** Results of one survey: numbers, and the table of responses. */
export class SurveyResultsStore {
  readonly $filter = atom<ResponseFilter>(NO_FILTER);
  /** Failure code `not_found` where there is no such survey. */
  readonly $report;
  readonly $responses;
  readonly #report;
  readonly #responses;
  readonly #params: { readonly surveyId: string };

  constructor(context: StoreContext, surveyId: string) {
    const params = { surveyId };
    this.#params = params;
    this.#report = operatorResource(context, (api, signal) => readReport(api, surveyId, signal), 'results.errorTitle');
    this.#responses = operatorResource(
      context,
      (api, signal, filter: ResponseFilter) =>
        api.surveyResponses({ params, query: { ...queryOf(filter), page: filter.page, perPage: PER_PAGE }, signal }),
      'results.errorTitle',
    );
    this.$report = this.#report.$state;
    this.$responses = this.#responses.$state;
  }

  readonly load = async (): Promise<void> => {
    await Promise.all([this.#report.load(), this.#responses.load(this.$filter.get())]);
  };

  /** Any change but of the page goes back to the first one. */
  readonly filter = (change: Partial<ResponseFilter>): Promise<unknown> => {
    this.$filter.set({ ...this.$filter.get(), page: 1, ...change });
    return this.#responses.load(this.$filter.get());
  };

  /** A link to the responses that the filter shows, as a file. Undefined when it failed: a notification has said so. */
  readonly exportFile = async (format: ExportFormat): Promise<ResponseExport | undefined> => {
    const query = { ...queryOf(this.$filter.get()), format };
    let file: ResponseExport | undefined;
    const write = async (api: OperatorClient) => {
      file = await api.exportSurveyResponses({ params: this.#params, query });
    };
    await this.#responses.act(write, undefined, { failure: 'results.exportFailed' });
    return file;
  };

  readonly remove = async (responseId: string): Promise<void> => {
    const params = { ...this.#params, responseId };
    const action = { failure: 'surveys.actionFailed' } as const;
    await this.#responses.act((api) => api.deleteSurveyResponse({ params }), undefined, action);
    await this.load();
  };
}

async function readReport(api: OperatorClient, surveyId: string, signal: AbortSignal): Promise<Report> {
  const request = { params: { surveyId }, signal };
  const [survey, columns, results] = await Promise.all([
    api.survey(request),
    api.surveyColumns(request),
    api.surveyResults({ ...request, query: {} }),
  ]);
  return { survey, columns, results };
}

function queryOf({ finished, search, from, to }: ResponseFilter) {
  return {
    ...(finished !== undefined && { finished }),
    ...(search.trim() && { search: search.trim() }),
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

/** One for each screen that shows results. */
export function createSurveyResults({ editing }: Spotreel, surveyId: string): SurveyResultsStore {
  return new SurveyResultsStore(editing.context, surveyId);
}

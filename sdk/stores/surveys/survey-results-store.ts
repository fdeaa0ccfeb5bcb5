/** What was answered to one survey: numbers, and the responses themselves with their filters. One a screen. */
import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type {
  ExportFormat,
  ResponseExport,
  ResultColumn,
  SurveyResponseRow,
  SurveyResults,
} from '../../contract/schemas/survey/results';
import type { Survey } from '../../contract/schemas/survey/survey';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

/** Which responses the table shows. */
export interface ResponseFilter {
  readonly page: number;
  readonly finished: boolean | undefined;
  readonly search: string;
  /** Days, `2026-11-21`, of the browser's time zone; '' for none. */
  readonly from: string;
  readonly to: string;
}

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
  readonly #context: StoreContext;
  readonly #params: { readonly surveyId: string };

  constructor(context: StoreContext, surveyId: string) {
    this.#context = context;
    this.#params = { surveyId };
    const describe = (thrown: unknown) => failureOf(thrown, context.t, 'results.errorTitle');
    this.#report = createLoader<Report>(describe);
    this.#responses = createLoader<Page<SurveyResponseRow>>(describe);
    this.$report = this.#report.$state;
    this.$responses = this.#responses.$state;
  }

  readonly load = async (): Promise<void> => {
    const params = this.#params;
    await Promise.all([
      this.#report.load(async (signal) => {
        const client = await this.#context.operators();
        const [survey, columns, results] = await Promise.all([
          client.survey({ params, signal }),
          client.surveyColumns({ params, signal }),
          client.surveyResults({ params, query: {}, signal }),
        ]);
        return { survey, columns, results };
      }),
      this.#loadResponses(),
    ]);
  };

  /** Any change but of the page goes back to the first one. */
  readonly filter = (change: Partial<ResponseFilter>): Promise<unknown> => {
    this.$filter.set({ ...this.$filter.get(), page: 1, ...change });
    return this.#loadResponses();
  };

  /** A link to the responses that the filter shows, as a file. Undefined when it failed: a notification has said so. */
  readonly exportFile = async (format: ExportFormat): Promise<ResponseExport | undefined> => {
    const { operators, toasts, t } = this.#context;
    try {
      return await (await operators()).exportSurveyResponses({
        params: this.#params,
        query: { ...queryOf(this.$filter.get()), format },
      });
    } catch (thrown) {
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'results.exportFailed').message });
      return undefined;
    }
  };

  readonly remove = async (responseId: string): Promise<void> => {
    const { operators, toasts, t } = this.#context;
    try {
      await (await operators()).deleteSurveyResponse({ params: { ...this.#params, responseId } });
    } catch (thrown) {
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'surveys.actionFailed').message });
    }
    await this.load();
  };

  #loadResponses() {
    const filter = this.$filter.get();
    const query = { ...queryOf(filter), page: filter.page, perPage: 50 };
    return this.#responses.load(async (signal) =>
      (await this.#context.operators()).surveyResponses({ params: this.#params, query, signal }),
    );
  }
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

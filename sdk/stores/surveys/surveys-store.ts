/** The surveys of the operator's tenant: list, search, status, copies, files. One a screen. */
import { atom } from 'nanostores';
import type { Page } from '../../contract/call';
import type { SurveySummary } from '../../contract/surveys/results';
import type { Survey, SurveyDraft, SurveyStatus } from '../../contract/surveys/survey';
import { failureOf } from '../failure';
import { withoutIsolates } from '../project/copy-name';
import { createLoader } from '../resource/loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

export interface SurveyFilter {
  readonly status: SurveyStatus | undefined;
  readonly search: string;
}

/** Surveys of the tenant. Only operators can load them. */
export class SurveysStore {
  readonly $filter = atom<SurveyFilter>({ status: undefined, search: '' });
  /** Ids of surveys about which something is under way. */
  readonly $busy = atom<ReadonlySet<string>>(new Set());
  readonly $surveys;
  readonly #surveys;
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#surveys = createLoader<Page<SurveySummary>>(context);
    this.$surveys = this.#surveys.$state;
  }

  readonly load = async (): Promise<void> => {
    const { status, search } = this.$filter.get();
    const query = { ...(status && { status }), ...(search.trim() && { search: search.trim() }), perPage: 200 };
    await this.#surveys.load(async (signal) => (await this.#context.operators()).surveys({ query, signal }));
  };

  readonly filter = (change: Partial<SurveyFilter>): Promise<void> => {
    this.$filter.set({ ...this.$filter.get(), ...change });
    return this.load();
  };

  /** The new survey; undefined when it failed: a notification has said why. */
  readonly create = (survey: unknown): Promise<Survey | undefined> =>
    // What was imported is checked by the server, at the same door as everything else.
    this.#trying('new', async () =>
      (await this.#context.operators()).createSurvey({ body: { survey: survey as SurveyDraft } }),
    );

  readonly setStatus = (id: string, status: SurveyStatus): Promise<unknown> =>
    this.#changing(id, async () =>
      (await this.#context.operators()).setSurveyStatus({ params: { surveyId: id }, body: { status } }),
    );

  readonly duplicate = (id: string): Promise<unknown> =>
    this.#changing(id, async () => {
      const { operators, t } = this.#context;
      const client = await operators();
      const survey = await client.survey({ params: { surveyId: id } });
      const name = withoutIsolates(t('surveys.copyOf', { name: survey.name })).slice(0, 200);
      await client.createSurvey({ body: { survey: { ...survey, name, status: 'draft' } } });
    });

  readonly remove = (id: string): Promise<unknown> =>
    this.#changing(id, async () => (await this.#context.operators()).deleteSurvey({ params: { surveyId: id } }));

  /** A survey as a file that `create` takes again; undefined when it failed. */
  readonly exportJson = (id: string): Promise<{ fileName: string; json: string } | undefined> =>
    this.#trying(id, async () => {
      const survey = await (await this.#context.operators()).survey({ params: { surveyId: id } });
      const { id: _id, environmentId: _environment, createdAt: _created, updatedAt: _updated, ...draft } = survey;
      return { fileName: `${survey.name}.survey.json`, json: `${JSON.stringify(draft, null, 2)}\n` };
    });

  async #changing(id: string, work: () => Promise<unknown>): Promise<void> {
    await this.#trying(id, work);
    await this.load();
  }

  async #trying<Result>(id: string, work: () => Promise<Result>): Promise<Result | undefined> {
    const { toasts, t } = this.#context;
    this.$busy.set(new Set([...this.$busy.get(), id]));
    try {
      return await work();
    } catch (thrown) {
      const { message, details } = failureOf(thrown, t, 'surveys.actionFailed');
      const [path, texts] = Object.entries(details ?? {})[0] ?? [];
      toasts.show({ tone: 'danger', title: path ? `${path}: ${texts?.[0]}` : message });
      return undefined;
    } finally {
      this.$busy.set(new Set([...this.$busy.get()].filter((other) => other !== id)));
    }
  }
}

/** One for each screen that lists surveys. */
export function createSurveyList({ editing }: Spotreel): SurveysStore {
  return new SurveysStore(editing.context);
}

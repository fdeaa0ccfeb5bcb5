/** One survey while it is edited: what is saved, what is changed, what the server says against it. One a screen. */
import { atom, computed } from 'nanostores';
import type { SurveyActionClass } from '../../contract/calls/survey';
import type { SurveyProduct } from '../../contract/schemas/survey/appearance';
import type { SurveyQuestion } from '../../contract/schemas/survey/question';
import type { SurveyEnvironment } from '../../contract/schemas/survey/results';
import type { Survey } from '../../contract/schemas/survey/survey';
import { type Failure, failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

export interface SurveyGround {
  readonly environment: SurveyEnvironment;
  readonly actions: readonly SurveyActionClass[];
  readonly attributes: readonly { readonly id: string; readonly name: string }[];
}

interface Opened extends SurveyGround {
  readonly survey: Survey;
}

export interface SurveySave {
  readonly isBusy: boolean;
  /** `details`: field path below the survey -> texts; code `stale_version`: somebody else has saved. */
  readonly failure: Failure | undefined;
}

/** Steps back that are kept. */
const MAX_STEPS = 100;
/** Edits of one field within this time are one step (milliseconds). */
const SAME_STEP_MS = 1000;

export class SurveyEditorStore {
  /** What the server has. */
  readonly $opened;
  /** What is on the screen. */
  readonly $survey = atom<Survey | undefined>(undefined);
  readonly $save = atom<SurveySave>({ isBusy: false, failure: undefined });
  readonly $past = atom<readonly Survey[]>([]);
  readonly $future = atom<readonly Survey[]>([]);
  /** The question that is worked on; undefined: none, or the survey as a whole. */
  readonly $focus = atom<number | undefined>(undefined);
  readonly $isChanged;
  readonly #opened;
  readonly #context: StoreContext;
  readonly #params: { readonly surveyId: string };
  #lastEdit = { field: '', atMs: 0 };

  constructor(context: StoreContext, surveyId: string) {
    this.#context = context;
    this.#params = { surveyId };
    this.#opened = createLoader<Opened>((thrown) => failureOf(thrown, context.t, 'surveyEditor.openFailed'));
    this.$opened = this.#opened.$state;
    this.$isChanged = computed(
      [this.$opened, this.$survey],
      ({ data }, survey) => survey !== undefined && JSON.stringify(survey) !== JSON.stringify(data?.survey),
    );
  }

  /** Drops what is unsaved. */
  readonly open = async (): Promise<void> => {
    const opened = await this.#opened.load(async (signal) => {
      const client = await this.#context.operators();
      const survey = await client.survey({ params: this.#params, signal });
      const params = { environmentId: survey.environmentId };
      const [environments, actions, attributes] = await Promise.all([
        client.surveyEnvironments({ signal }),
        client.surveyActionClasses({ params, signal }),
        client.surveyAttributeClasses({ params, signal }),
      ]);
      const environment = environments.find(({ id }) => id === survey.environmentId);
      if (!environment) throw new Error('The environment of the survey is not listed');
      return { survey, environment, actions, attributes };
    });
    if (opened) this.#show(opened.survey);
  };

  /** `field`: what is changed; quick changes of the same are one step back. */
  readonly edit = (field: string, change: Partial<Survey>): void => {
    const survey = this.$survey.get();
    if (!survey) return;
    const nowMs = this.#context.clock.now();
    const isSameStep = field === this.#lastEdit.field && nowMs - this.#lastEdit.atMs < SAME_STEP_MS;
    this.#lastEdit = { field, atMs: nowMs };
    if (!isSameStep) this.$past.set([...this.$past.get(), survey].slice(-MAX_STEPS));
    this.$future.set([]);
    this.$survey.set({ ...survey, ...change });
  };

  readonly editQuestion = (index: number, field: string, change: object): void => {
    const questions = this.$survey.get()?.questions ?? [];
    this.$focus.set(index);
    this.edit(`questions.${index}.${field}`, {
      questions: questions.map((one, at) => (at === index ? ({ ...one, ...change } as SurveyQuestion) : one)),
    });
  };

  readonly undo = (): void => this.#step(this.$past, this.$future);
  readonly redo = (): void => this.#step(this.$future, this.$past);

  /** Whether it was saved. */
  readonly save = async (): Promise<boolean> => {
    const survey = this.$survey.get();
    const opened = this.#opened.$state.get().data;
    if (!survey || !opened || this.$save.get().isBusy) return false;
    this.$save.set({ isBusy: true, failure: undefined });
    try {
      const body = { survey, updatedAt: opened.survey.updatedAt };
      const saved = await (await this.#context.operators()).updateSurvey({ params: this.#params, body });
      this.#opened.update((before) => ({ ...before, survey: saved }));
      // What was typed meanwhile stays, on top of what is saved now.
      const current = this.$survey.get();
      this.$survey.set(current === survey || !current ? saved : { ...current, updatedAt: saved.updatedAt });
      this.$save.set({ isBusy: false, failure: undefined });
      return true;
    } catch (thrown) {
      this.$save.set({ isBusy: false, failure: failureOf(thrown, this.#context.t, 'surveyEditor.saveFailed') });
      return false;
    }
  };

  /** Saves over what somebody else has saved meanwhile. */
  readonly saveAnyway = async (): Promise<boolean> => {
    const current = await this.#context
      .operators()
      .then((client) => client.survey({ params: this.#params }))
      .catch(() => undefined);
    if (current) this.#opened.update((before) => ({ ...before, survey: current }));
    return this.save();
  };

  /** The look of all surveys of the environment. */
  readonly saveProduct = async (product: SurveyProduct): Promise<void> => {
    const { operators, toasts, t } = this.#context;
    const opened = this.#opened.$state.get().data;
    if (!opened) return;
    const { id, name } = opened.environment;
    try {
      const body = { name, product };
      const environment = await (await operators()).updateSurveyEnvironment({ params: { environmentId: id }, body });
      this.#opened.update((before) => ({ ...before, environment }));
    } catch (thrown) {
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'surveyEditor.saveFailed').message });
    }
  };

  #show(survey: Survey): void {
    this.$survey.set(survey);
    this.$past.set([]);
    this.$future.set([]);
    this.$save.set({ isBusy: false, failure: undefined });
  }

  #step(from: typeof this.$past, to: typeof this.$past): void {
    const survey = this.$survey.get();
    const next = from.get().at(-1);
    if (!survey || !next) return;
    from.set(from.get().slice(0, -1));
    to.set([...to.get(), survey]);
    this.#lastEdit = { field: '', atMs: 0 };
    this.$survey.set(next);
  }
}

export function createSurveyEditor({ editing }: Spotreel, surveyId: string): SurveyEditorStore {
  return new SurveyEditorStore(editing.context, surveyId);
}

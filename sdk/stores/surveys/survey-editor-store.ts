/** One survey while it is edited: what is saved, what is changed, what the server says against it. One a screen. */
import { atom, computed } from 'nanostores';
import type { SurveyProduct } from '../../contract/surveys/appearance';
import type { SurveyQuestion } from '../../contract/surveys/question';
import type { Survey, SurveyStatus } from '../../contract/surveys/survey';
import { draftAccountOf } from '../drafts/draft-account';
import { DraftKeeper } from '../drafts/draft-keeper';
import { indexedDbDraftsOf } from '../drafts/indexed-db-drafts';
import { type Failure, failureOf } from '../failure';
import { createLoader } from '../resource/loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { isSameSurvey, type SurveyPart, surveyDifference } from './survey-difference';
import { type KeptSurveyDraft, SURVEY_DRAFTS, type SurveyDraftStorage, type SurveyDrafts } from './survey-drafts';
import { loadSurvey, type OpenedSurvey } from './survey-references';
import { SurveySteps } from './survey-steps';

export interface SurveySave {
  readonly isBusy: boolean;
  /** `details`: field path below the survey -> texts; code `stale_version`: another operator has saved. */
  readonly failure: Failure | undefined;
}

/** Unsaved survey of an earlier visit that is on the screen again. */
export interface RestoredSurvey {
  readonly savedAtMs: number;
}

/** Another operator saved while this was edited: what each side changed since both were the same. */
export interface SurveyConflict {
  readonly mine: readonly SurveyPart[];
  readonly theirs: readonly SurveyPart[];
}

/** Milliseconds after the last edit: typing is not saved letter by letter. */
const AUTOSAVE_MS = 1500;

/** One survey while it is edited: drafts, undo, saves and conflicts. */
export class SurveyEditorStore {
  /** Version of the server. */
  readonly $opened;
  /** Version on the screen. */
  readonly $survey = atom<Survey | undefined>(undefined);
  readonly $save = atom<SurveySave>({ isBusy: false, failure: undefined });
  readonly $past;
  readonly $future;
  /** The question that is worked on; undefined: none, or the survey as a whole. */
  readonly $focus = atom<number | undefined>(undefined);
  /** The language that is translated into and shown; undefined: the survey's own words. */
  readonly $language = atom<string | undefined>(undefined);
  readonly $isChanged;
  /** Visitors see the saved survey, and not yet what is on the screen: it waits for `save`. */
  readonly $isUnpublished;
  readonly $restored = atom<RestoredSurvey | undefined>(undefined);
  readonly $conflict = atom<SurveyConflict | undefined>(undefined);
  /** Its state is being changed. */
  readonly $isChangingStatus = atom(false);
  readonly #opened;
  readonly #context: StoreContext;
  readonly #drafts: SurveyDrafts;
  readonly #account: () => string | undefined;
  readonly #params: { readonly surveyId: string };
  /** The saved version that the screen's grew out of. */
  #base: Survey | undefined;
  readonly #steps = new SurveySteps();
  #autosave: ReturnType<typeof setTimeout> | undefined;

  /** `account`: whose drafts are kept. */
  constructor(context: StoreContext, drafts: SurveyDrafts, account: () => string | undefined, surveyId: string) {
    this.$past = this.#steps.$past;
    this.$future = this.#steps.$future;
    this.#context = context;
    this.#drafts = drafts;
    this.#account = account;
    this.#params = { surveyId };
    this.#opened = createLoader<OpenedSurvey>(context, 'surveyEditor.openFailed');
    this.$opened = this.#opened.$state;
    this.$isChanged = computed(
      [this.$opened, this.$survey],
      ({ data }, survey) => survey !== undefined && data !== undefined && !isSameSurvey(survey, data.survey),
    );
    this.$isUnpublished = computed(
      [this.$opened, this.$isChanged],
      ({ data }, isChanged) => isChanged && data?.survey.status === 'inProgress',
    );
  }

  /** Puts back what an earlier visit left unsaved. */
  readonly open = async (): Promise<void> => {
    this.#drafts.open(this.#account(), this.#params.surveyId);
    const [opened, draft] = await Promise.all([this.#load(), this.#drafts.restore()]);
    if (!opened) return;
    this.#show(opened.survey);
    if (draft && isSameSurvey(draft.survey, opened.survey)) this.#drafts.forget();
    else if (draft) this.#putBack(draft, opened.survey);
  };

  /** Drops what is unsaved, for what the server has now. */
  readonly discard = async (): Promise<void> => {
    const opened = (await this.#load()) ?? this.#opened.$state.get().data;
    this.#drafts.forget();
    if (opened) this.#show(opened.survey);
  };

  /** Writes what is unsaved down at once: the screen goes. */
  readonly keep = (): void => {
    clearTimeout(this.#autosave);
    this.#drafts.flush();
  };

  #load(): Promise<OpenedSurvey | undefined> {
    const { surveyId } = this.#params;
    return this.#opened.load(async (signal) => loadSurvey(await this.#context.operators(), surveyId, signal));
  }

  #putBack({ base, survey, savedAtMs }: KeptSurveyDraft, saved: Survey): void {
    this.#base = base;
    this.$survey.set({ ...survey, updatedAt: saved.updatedAt });
    this.$restored.set({ savedAtMs });
    if (base.updatedAt !== saved.updatedAt) this.#compare(saved);
  }

  #compare(theirs: Survey): void {
    const base = this.#base;
    const mine = this.$survey.get();
    if (!base || !mine) return;
    const conflict = { mine: surveyDifference(base, mine), theirs: surveyDifference(base, theirs) };
    // saved again without a change: no edit can be lost
    if (conflict.theirs.length === 0) this.#base = theirs;
    else this.$conflict.set(conflict);
  }

  #keepDraft(): void {
    const base = this.#base;
    const survey = this.$survey.get();
    if (!base || !survey) return;
    if (this.$isChanged.get()) this.#drafts.changed(() => ({ base, survey }));
    else this.#drafts.forget();
  }

  /** `field`: what is changed; quick changes of the same are one step back. */
  readonly edit = (field: string, change: Partial<Survey>): void => {
    const survey = this.$survey.get();
    if (!survey) return;
    this.#steps.edited(field, survey, this.#context.clock.now());
    this.#change({ ...survey, ...change });
  };

  readonly editQuestion = (index: number, field: string, change: object): void => {
    const questions = this.$survey.get()?.questions ?? [];
    this.$focus.set(index);
    this.edit(`questions.${index}.${field}`, {
      questions: questions.map((one, at) => (at === index ? ({ ...one, ...change } as SurveyQuestion) : one)),
    });
  };

  readonly undo = (): void => {
    const survey = this.$survey.get();
    if (survey) this.#change(this.#steps.undo(survey));
  };

  readonly redo = (): void => {
    const survey = this.$survey.get();
    if (survey) this.#change(this.#steps.redo(survey));
  };

  /** Saves the survey; true if it was saved. A saved change of a running survey is public at once. */
  readonly save = async (): Promise<boolean> => {
    const survey = this.$survey.get();
    const opened = this.#opened.$state.get().data;
    clearTimeout(this.#autosave);
    if (!survey || !opened || this.$save.get().isBusy) return false;
    this.$save.set({ isBusy: true, failure: undefined });
    try {
      const body = { survey, updatedAt: this.#base?.updatedAt ?? opened.survey.updatedAt };
      const saved = await (await this.#context.operators()).updateSurvey({ params: this.#params, body });
      this.#saved(saved);
      // What was typed meanwhile stays, on top of what is saved now.
      const current = this.$survey.get();
      this.$survey.set(current === survey || !current ? saved : { ...current, updatedAt: saved.updatedAt });
      this.#keepDraft();
      this.$save.set({ isBusy: false, failure: undefined });
      if (this.$isChanged.get()) this.#saveSoon();
      return true;
    } catch (thrown) {
      const failure = failureOf(thrown, this.#context.t, 'surveyEditor.saveFailed');
      if (failure.code === 'stale_version') await this.#readTheirs();
      this.$save.set({ isBusy: false, failure });
      return false;
    }
  };

  /** Starts, pauses or completes the survey, with what is on the screen. Whether it has that state now. */
  readonly setStatus = async (status: SurveyStatus): Promise<boolean> => {
    if (this.$isChangingStatus.get()) return false;
    this.$isChangingStatus.set(true);
    try {
      if (this.$isChanged.get() && !(await this.save())) return false;
      const operators = await this.#context.operators();
      const saved = await operators.setSurveyStatus({ params: this.#params, body: { status } });
      this.#saved(saved);
      const current = this.$survey.get();
      this.$survey.set(current ? { ...current, status: saved.status, updatedAt: saved.updatedAt } : saved);
      return true;
    } catch (thrown) {
      const { toasts, t } = this.#context;
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'surveys.actionFailed').message });
      return false;
    } finally {
      this.$isChangingStatus.set(false);
    }
  };

  /** Saves over what another operator has saved meanwhile. */
  readonly saveAnyway = async (): Promise<boolean> => {
    const current = await this.#readTheirs();
    if (current) this.#base = current;
    return this.save();
  };

  async #readTheirs(): Promise<Survey | undefined> {
    const current = await this.#context
      .operators()
      .then((client) => client.survey({ params: this.#params }))
      .catch(() => undefined);
    if (!current) return undefined;
    this.#opened.update((before) => ({ ...before, survey: current }));
    this.#compare(current);
    return current;
  }

  #saved(survey: Survey): void {
    this.#opened.update((before) => ({ ...before, survey }));
    this.#base = survey;
    this.$restored.set(undefined);
    this.$conflict.set(undefined);
  }

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
    this.#saved(survey);
    this.$survey.set(survey);
    this.#steps.clear();
    this.$save.set({ isBusy: false, failure: undefined });
  }

  #change(survey: Survey | undefined): void {
    if (!survey) return;
    this.$survey.set(survey);
    this.#keepDraft();
    this.#saveSoon();
  }

  /** Not over what another operator has saved: that is decided first. A running survey changes when its author publishes. */
  #saveSoon(): void {
    clearTimeout(this.#autosave);
    this.#autosave = setTimeout(() => {
      if (this.$isChanged.get() && !this.$isUnpublished.get() && !this.$conflict.get()) void this.save();
    }, AUTOSAVE_MS);
  }
}

/** `drafts`: where unsaved edits wait for a later visit. Default: IndexedDB under `spotreel.survey-drafts`. */
export function createSurveyEditor(
  { editing }: Spotreel,
  surveyId: string,
  drafts: SurveyDraftStorage = indexedDbDraftsOf<KeptSurveyDraft, 'surveyId'>('spotreel.survey-drafts', 'surveyId'),
): SurveyEditorStore {
  const { context } = editing;
  const keeper = new DraftKeeper(drafts, SURVEY_DRAFTS, context.clock);
  return new SurveyEditorStore(context, keeper, () => draftAccountOf(editing), surveyId);
}

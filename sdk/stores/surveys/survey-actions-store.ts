/** What can trigger surveys, by environment: list, make, change, take away. For operators, one a screen. */
import { atom } from 'nanostores';
import type { SurveyActionClass } from '../../contract/calls/survey';
import type { SurveyEnvironment } from '../../contract/schemas/survey/results';
import { type Failure, failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { type ActionDraft, actionBodyOf } from './action-draft';

export interface EnvironmentActions {
  readonly environments: readonly SurveyEnvironment[];
  readonly environmentId: string;
  readonly actions: readonly SurveyActionClass[];
}

export interface ActionSave {
  readonly isBusy: boolean;
  /** Code `name_taken`, or `details` by field. */
  readonly failure: Failure | undefined;
}

const IDLE: ActionSave = { isBusy: false, failure: undefined };

/** Actions of an environment. Only operators can load them. */
export class SurveyActionsStore {
  readonly $actions;
  readonly $save = atom<ActionSave>(IDLE);
  readonly #actions;
  readonly #context: StoreContext;
  #environmentId: string | undefined;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#actions = createLoader<EnvironmentActions>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
    this.$actions = this.#actions.$state;
  }

  /** Default: the environment that was shown last, then the oldest. */
  readonly load = async (environmentId = this.#environmentId): Promise<void> => {
    this.#environmentId = environmentId;
    await this.#actions.load(async (signal) => {
      const client = await this.#context.operators();
      const environments = await client.surveyEnvironments({ signal });
      const chosen = environments.find(({ id }) => id === environmentId) ?? environments[0];
      if (!chosen) throw new Error('There is no environment');
      const actions = await client.surveyActionClasses({ params: { environmentId: chosen.id }, signal });
      return { environments, environmentId: chosen.id, actions };
    });
  };

  /** `id` undefined: a new one. Whether it was saved; `$save` says why not. */
  readonly save = async (id: string | undefined, draft: ActionDraft): Promise<boolean> => {
    const opened = this.$actions.get().data;
    if (!opened || this.$save.get().isBusy) return false;
    const { environmentId } = opened;
    const body = actionBodyOf(draft);
    this.$save.set({ isBusy: true, failure: undefined });
    try {
      const client = await this.#context.operators();
      if (id === undefined) await client.createSurveyActionClass({ params: { environmentId }, body });
      else await client.updateSurveyActionClass({ params: { environmentId, actionClassId: id }, body });
    } catch (thrown) {
      this.$save.set({ isBusy: false, failure: failureOf(thrown, this.#context.t, 'surveyActions.saveFailed') });
      return false;
    }
    this.$save.set(IDLE);
    await this.load();
    return true;
  };

  readonly clearSave = (): void => this.$save.set(IDLE);

  readonly remove = async (actionClassId: string): Promise<void> => {
    const opened = this.$actions.get().data;
    if (!opened) return;
    const { operators, toasts, t } = this.#context;
    try {
      const params = { environmentId: opened.environmentId, actionClassId };
      await (await operators()).deleteSurveyActionClass({ params });
    } catch (thrown) {
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'surveys.actionFailed').message });
    }
    await this.load();
  };
}

/** One for each screen that lists actions. */
export function createSurveyActions({ editing }: Spotreel): SurveyActionsStore {
  return new SurveyActionsStore(editing.context);
}

/** Triggers of surveys, by environment: list, make, change, delete. For operators, one a screen. */
import { computed } from 'nanostores';
import type { OperatorClient } from '../../client/operator-client';
import type { SurveyEnvironment } from '../../contract/surveys/results';
import type { SurveyActionClass } from '../../contract/surveys/survey-calls';
import type { Failure } from '../failure';
import { operatorResource } from '../resource/resource';
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

const ACTION = { failure: 'surveys.actionFailed' } as const;

/** Actions of an environment. Only operators can load them. */
export class SurveyActionsStore {
  readonly $actions;
  readonly $save;
  readonly clearSave;
  readonly #actions;
  readonly #form;
  #environmentId: string | undefined;

  constructor(context: StoreContext) {
    this.#actions = operatorResource(context, readActions);
    this.#form = this.#actions.form('surveyActions.saveFailed');
    this.$actions = this.#actions.$state;
    this.$save = computed(
      this.#form.$state,
      ({ status, failure }): ActionSave => ({ isBusy: status === 'sending', failure }),
    );
    this.clearSave = this.#form.reset;
  }

  /** Default: the environment that was shown last, then the oldest. */
  readonly load = (environmentId = this.#environmentId): Promise<unknown> => {
    this.#environmentId = environmentId;
    return this.#actions.load(environmentId);
  };

  /** `id` undefined: a new one. Whether it was saved; `$save` says why not. */
  readonly save = async (id: string | undefined, draft: ActionDraft): Promise<boolean> => {
    const environmentId = this.$actions.get().data?.environmentId;
    if (environmentId === undefined) return false;
    const body = actionBodyOf(draft);
    const isSaved = await this.#form.save((api) =>
      id === undefined
        ? api.createSurveyActionClass({ params: { environmentId }, body })
        : api.updateSurveyActionClass({ params: { environmentId, actionClassId: id }, body }),
    );
    if (isSaved) await this.load();
    return isSaved;
  };

  readonly remove = async (actionClassId: string): Promise<void> => {
    const environmentId = this.$actions.get().data?.environmentId;
    if (environmentId === undefined) return;
    const params = { environmentId, actionClassId };
    await this.#actions.act((api) => api.deleteSurveyActionClass({ params }), undefined, ACTION);
    await this.load();
  };
}

async function readActions(
  api: OperatorClient,
  signal: AbortSignal,
  environmentId: string | undefined,
): Promise<EnvironmentActions> {
  const environments = await api.surveyEnvironments({ signal });
  const chosen = environments.find(({ id }) => id === environmentId) ?? environments[0];
  if (!chosen) throw new Error('There is no environment');
  const actions = await api.surveyActionClasses({ params: { environmentId: chosen.id }, signal });
  return { environments, environmentId: chosen.id, actions };
}

/** One for each screen that lists actions. */
export function createSurveyActions({ editing }: Spotreel): SurveyActionsStore {
  return new SurveyActionsStore(editing.context);
}

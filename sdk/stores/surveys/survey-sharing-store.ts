/** Sharing of a saved survey: its addresses, its first question for an email, personal links. One a screen. */
import { atom } from 'nanostores';
import { MOST_LINKS } from '../../contract/surveys/page';
import { csvLine } from '../../table/write-csv';
import { failureOf } from '../failure';
import { operatorResource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

/** Links and email code of one survey. */
export class SurveySharingStore {
  readonly $isMaking = atom(false);
  readonly $sharing;
  readonly load;
  readonly #context: StoreContext;
  readonly #params: { readonly surveyId: string };

  constructor(context: StoreContext, surveyId: string) {
    this.#context = context;
    this.#params = { surveyId };
    const { $state, load } = operatorResource(context, (api, signal) =>
      api.surveySharing({ params: { surveyId }, signal }),
    );
    this.$sharing = $state;
    this.load = load;
  }

  /** New personal links as CSV; undefined when it failed: a notification has said why. */
  readonly makeLinks = async (count: number): Promise<{ fileName: string; csv: string } | undefined> => {
    const { operators, toasts, t } = this.#context;
    this.$isMaking.set(true);
    try {
      const body = { count: Math.min(MOST_LINKS, Math.max(1, Math.floor(count))) };
      const links = await (await operators()).createSurveyLinks({ params: this.#params, body });
      const lines = [['id', 'link'], ...links.map(({ id, url }) => [id, url])];
      return { fileName: `survey-links-${this.#params.surveyId}.csv`, csv: lines.map(csvLine).join('') };
    } catch (thrown) {
      const { message, details } = failureOf(thrown, t, 'surveys.actionFailed');
      toasts.show({ tone: 'danger', title: Object.values(details ?? {})[0]?.[0] ?? message });
      return undefined;
    } finally {
      this.$isMaking.set(false);
    }
  };
}

/** One for each screen that shares a survey. */
export function createSurveySharing({ editing }: Spotreel, surveyId: string): SurveySharingStore {
  return new SurveySharingStore(editing.context, surveyId);
}

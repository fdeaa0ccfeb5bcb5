/** Shows one survey at a time: the first whose trigger fired and that may be shown now, after its delay. */
import type { Survey } from '../sdk/contract/schemas/survey/survey';
import { sleep } from './sleep';
import { unlessInOtherTab } from './tab-lock';

export interface SurveyRunnerOptions {
  /** Surveys that may be shown at this moment, in their order. */
  readonly candidates: () => readonly Survey[];
  /** Shows a survey; resolves when it is gone. */
  readonly show: (survey: Survey, signal: AbortSignal) => Promise<void>;
  readonly onFailure: (thrown: unknown) => void;
}

export interface SurveyRunner {
  /** An action happened. */
  trigger(action: string): void;
  /** Closes what is on show, at once. */
  stop(): void;
}

export function createSurveyRunner({ candidates, show, onFailure }: SurveyRunnerOptions): SurveyRunner {
  const life = new AbortController();
  let isRunning = false;

  async function run(survey: Survey): Promise<void> {
    await unlessInOtherTab('run', async () => {
      await sleep(survey.delay * 1000, life.signal);
      // another tab may have shown it in the meantime
      const isStillDue = candidates().some(({ id }) => id === survey.id);
      if (!life.signal.aborted && isStillDue) await show(survey, life.signal);
    });
  }

  return {
    trigger(action) {
      if (isRunning || life.signal.aborted) return;
      const survey = candidates().find(({ triggers }) => triggers.includes(action));
      if (!survey) return;
      isRunning = true;
      run(survey)
        .catch(onFailure)
        .finally(() => {
          isRunning = false;
        });
    },
    stop: () => life.abort(),
  };
}

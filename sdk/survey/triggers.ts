/**
 * Which survey an action brings up: the first in the list that waits for it, one at a time over all tabs. The turn is
 * taken before the delay and given back when the survey is over, whatever went wrong meanwhile (defect 7).
 */
import type { Survey } from '../contract/schemas/survey/survey';
import { systemTimer, type Timer } from './timer';

/** The one place where a survey can be shown. */
export interface SurveyTurn {
  /** @returns what gives the turn back; undefined: a survey is running, here or in another tab. */
  take(): Promise<(() => void) | undefined>;
}

type Triggered = Pick<Survey, 'id' | 'triggers' | 'delay'>;

export interface TriggersOptions<Shown extends Triggered> {
  /** Those that the visitor may be shown at this moment, in order. */
  surveys(): readonly Shown[];
  /** Shows a survey; settles when it is closed, or could not be shown. */
  show(survey: Shown): Promise<void>;
  /** What `show` or the turn threw. */
  onError?(thrown: unknown): void;
  readonly turn?: SurveyTurn;
  readonly timer?: Timer;
}

export interface Triggers {
  /** Something happened. Resolves when the survey that it brought up is over; at once where it brought up none. */
  fire(action: string): Promise<void>;
  /** Takes back a survey that is still waiting for its delay: the visitor signed out, the page is left. */
  cancel(): void;
}

/** The first survey of a list that waits for an action. */
export function surveyFor<Shown extends Pick<Survey, 'triggers'>>(
  surveys: readonly Shown[],
  action: string,
): Shown | undefined {
  return surveys.find(({ triggers }) => triggers.includes(action));
}

/** One survey at a time on this page alone. */
export function createLocalTurn(): SurveyTurn {
  let isTaken = false;
  return {
    async take() {
      if (isTaken) return undefined;
      isTaken = true;
      return () => {
        isTaken = false;
      };
    },
  };
}

export function createTriggers<Shown extends Triggered>(options: TriggersOptions<Shown>): Triggers {
  const { surveys, show, onError = () => {}, turn = createLocalTurn(), timer = systemTimer } = options;
  let isBusy = false;
  let stopWaiting = () => {};

  /** @returns whether the time has passed, and nobody took it back. */
  const waited = (seconds: number) =>
    new Promise<boolean>((resolve) => {
      const stop = timer.after(seconds * 1000, () => resolve(true));
      stopWaiting = () => {
        stop();
        resolve(false);
      };
    });

  async function showFor(action: string): Promise<void> {
    const giveBack = await turn.take();
    if (!giveBack) return;
    try {
      // Only now: while the turn was being taken, another tab may have shown what was first.
      const survey = surveyFor(surveys(), action);
      if (survey && (survey.delay <= 0 || (await waited(survey.delay)))) await show(survey);
    } finally {
      giveBack();
    }
  }

  return {
    async fire(action) {
      if (isBusy || !surveyFor(surveys(), action)) return;
      isBusy = true;
      try {
        await showFor(action);
      } catch (thrown) {
        onError(thrown);
      } finally {
        isBusy = false;
      }
    },
    cancel: () => stopWaiting(),
  };
}

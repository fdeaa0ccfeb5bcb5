/**
 * Which survey an action brings up: the first in the list that waits for it, one at a time over all tabs. Its place is
 * taken before the delay and given back when it is over, whatever went wrong meanwhile (defect 7).
 */
import type { Survey } from '../contract/schemas/survey/survey';
import { sleep, systemTimer, type Timer } from './timer';

type Triggered = Pick<Survey, 'id' | 'triggers' | 'delay'>;

/** Values that an action brings along for the survey that it brings up. */
export type Brought = Readonly<Record<string, unknown>>;

export interface TriggersOptions<Shown extends Triggered> {
  /** Those that the visitor may be shown at this moment, in order. */
  surveys(): readonly Shown[];
  /** Shows a survey, until `signal` fires at the latest; settles when it is gone, or could not be shown. */
  show(survey: Shown, signal: AbortSignal, brought: Brought | undefined): Promise<void>;
  /** What `show` or `turn` threw. */
  onError(thrown: unknown): void;
  /** Runs `work` unless a survey is running in another tab. Default: always. */
  readonly turn?: (work: () => Promise<void>) => Promise<void>;
  readonly timer?: Timer;
}

export interface Triggers {
  /** An action happened. It brings up nothing while a survey is running or waiting for its delay. */
  fire(action: string, brought?: Brought): void;
  /** Takes back a survey that waits for its delay, ends one on show, and brings up no other. */
  stop(): void;
}

export function createTriggers<Shown extends Triggered>(options: TriggersOptions<Shown>): Triggers {
  const { surveys, show, onError, turn = (work) => work(), timer = systemTimer } = options;
  const life = new AbortController();
  const { signal } = life;
  let isBusy = false;

  async function run(survey: Shown, brought: Brought | undefined): Promise<void> {
    if (survey.delay > 0) await sleep(survey.delay * 1000, signal, timer);
    // Another tab may have shown it in the meantime.
    const isStillDue = surveys().some(({ id }) => id === survey.id);
    if (!signal.aborted && isStillDue) await show(survey, signal, brought);
  }

  return {
    fire(action, brought) {
      if (isBusy || signal.aborted) return;
      const survey = surveys().find(({ triggers }) => triggers.includes(action));
      if (!survey) return;
      isBusy = true;
      // In a then of its own: also what fails at once is an error to tell.
      Promise.resolve()
        .then(() => turn(() => run(survey, brought)))
        .catch(onError)
        .finally(() => {
          isBusy = false;
        });
    },
    stop: () => life.abort(),
  };
}

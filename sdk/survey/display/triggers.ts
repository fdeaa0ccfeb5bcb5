/**
 * Survey that an action opens: the first in the list that has the action as a trigger, one at a time over all tabs. The
 * survey takes its place in this tab before the delay, and gives it back in the end, also after an error (defect 7).
 * After the delay it waits for the right moment, and appears if it is still due.
 */
import type { Survey } from '../../contract/surveys/survey';
import { type Obstacles, rightMoment } from './right-moment';
import { sleep, systemTimer, type Timer } from './timer';

type Triggered = Pick<Survey, 'id' | 'triggers' | 'delay'>;

/** Values that an action brings along for the survey that it brings up. */
export type Brought = Readonly<Record<string, unknown>>;

export interface TriggersOptions<Shown extends Triggered> {
  /** Surveys that the visitor may be shown at this moment, in order. */
  surveys(): readonly Shown[];
  /** Loads what `show` needs. Default: nothing. */
  readonly prepare?: (survey: Shown) => Promise<unknown>;
  /** Shows a survey, until `signal` fires at the latest; settles when it is gone, or could not be shown. */
  show(survey: Shown, signal: AbortSignal, brought: Brought | undefined): Promise<void>;
  /** Receives an error of `prepare`, `show` or `turn`. */
  onError(thrown: unknown): void;
  /** Default: any moment is right. */
  readonly obstacles?: Obstacles;
  /** Runs `work` unless a survey is running in another tab. Default: always. */
  readonly turn?: (work: () => Promise<void>) => Promise<void>;
  readonly timer?: Timer;
}

export interface Triggers {
  /**
   * An action happened. It brings up nothing while a survey is running or waiting. `isStillSo` is asked just before the
   * survey appears: whether the cause of the action still holds. Default: always.
   */
  fire(action: string, brought?: Brought, isStillSo?: () => boolean): void;
  /** Takes back a survey that waits, ends one on show, and brings up no other. */
  stop(): void;
}

const NO_OBSTACLES: Obstacles = { isHeld: () => false, isBusy: () => false };

/** At most one survey waits or runs at a time. */
export function createTriggers<Shown extends Triggered>(options: TriggersOptions<Shown>): Triggers {
  const { surveys, prepare, show, onError, timer = systemTimer } = options;
  const { obstacles = NO_OBSTACLES, turn = (work) => work() } = options;
  const life = new AbortController();
  const { signal } = life;
  let isBusy = false;

  async function run(survey: Shown, brought: Brought | undefined, isStillSo: () => boolean): Promise<void> {
    if (survey.delay > 0) await sleep(survey.delay * 1000, signal, timer);
    const moment = () => rightMoment(obstacles, signal, timer);
    if (!(await moment())) return;
    await prepare?.(survey);
    // Loading takes time, in which the visitor may have begun something.
    if (!(await moment())) return;
    await turn(async () => {
      // While it waited, another tab may have shown it, and a sync may have ended it.
      const isStillDue = isStillSo() && surveys().some(({ id }) => id === survey.id);
      if (!signal.aborted && isStillDue) await show(survey, signal, brought);
    });
  }

  return {
    fire(action, brought, isStillSo = () => true) {
      if (isBusy || signal.aborted) return;
      const survey = surveys().find(({ triggers }) => triggers.includes(action));
      if (!survey) return;
      isBusy = true;
      // In a then of its own, so that errors thrown at once are reported too.
      Promise.resolve()
        .then(() => run(survey, brought, isStillSo))
        .catch(onError)
        .finally(() => {
          isBusy = false;
        });
    },
    stop: () => life.abort(),
  };
}

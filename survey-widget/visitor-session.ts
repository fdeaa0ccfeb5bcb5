/**
 * One visitor in one environment, from `init` to `logout`: attributes, actions and surveys.
 * Everything that it starts ends with `stop`.
 */
import { createTriggers, eligibleSurveys, type SyncedSurvey, sleep, type WidgetVisitor } from '@spotreel/sdk/survey';
import { createEnvironment, type SurveyEnvironment } from './environment';
import type { ActionProperties, HiddenFields } from './hidden-fields';
import { createServiceCall, type ServiceCall } from './service-call';
import { SurveyError, toSurveyError } from './survey-error';
import { EXIT_INTENT, HALF_SCROLL, NEW_SESSION } from './survey-options';
import { unlessInOtherTab } from './tab-lock';
import { watchBusyVisitor } from './triggers/busy-visitor';
import { watchTriggers } from './triggers/watch-triggers';
import { sendAction, sendAttributes } from './visitor-calls';

/** What is needed to show a survey. The code for it is loaded when the first one is due. */
export interface SurveyStage {
  readonly visitor: WidgetVisitor;
  readonly environment: SurveyEnvironment;
  readonly call: ServiceCall;
  /** Values of hidden fields. A survey ignores fields that it does not have. */
  readonly hiddenFields: HiddenFields;
}

export interface VisitorSessionOptions {
  readonly visitor: WidgetVisitor;
  readonly hiddenFields?: HiddenFields | undefined;
  /** Whether the page holds surveys back. */
  readonly isHeld: () => boolean;
  /** Loads what `show` needs. */
  readonly prepare: (survey: SyncedSurvey) => Promise<void>;
  readonly show: (survey: SyncedSurvey, stage: SurveyStage, signal: AbortSignal) => Promise<void>;
  readonly onError: (error: SurveyError) => void;
}

export interface VisitorSession {
  /** Syncs if needed. Settles after the first sync; a failed one is reported and tried again later. */
  open(): Promise<void>;
  track(name: string, properties?: ActionProperties): void;
  /** Adds values for every survey from now on; earlier ones of other names stay. */
  setHiddenFields(values: HiddenFields): void;
  setAttribute(key: string, value: string): Promise<void>;
  checkPage(): void;
  stop(): void;
}

/** Milliseconds between two looks at whether the configuration has expired. */
const EXPIRY_CHECK_MS = 60_000;
/** Milliseconds until a failed first sync is tried again; twice as long after each failure, up to `EXPIRY_CHECK_MS`. */
const FIRST_RETRY_MS = 4000;
const UNSENT_ACTIONS = [EXIT_INTENT, HALF_SCROLL];

export function createVisitorSession(options: VisitorSessionOptions): VisitorSession {
  return new RunningSession(options);
}

class RunningSession implements VisitorSession {
  readonly #options: VisitorSessionOptions;
  readonly #life = new AbortController();
  readonly #call: ServiceCall;
  readonly #environment: SurveyEnvironment;
  readonly #surveys: ReturnType<typeof createTriggers>;
  #hiddenFields: HiddenFields | undefined;
  #checkPage = () => {};

  constructor(options: VisitorSessionOptions) {
    const { visitor, hiddenFields, prepare, isHeld } = options;
    this.#options = options;
    this.#hiddenFields = hiddenFields;
    this.#call = createServiceCall(visitor);
    this.#environment = createEnvironment(visitor, this.#call);
    this.#surveys = createTriggers({
      surveys: () => {
        const state = this.#environment.state();
        return state ? eligibleSurveys(state.surveys, { displays: state.displays }, state.product, Date.now()) : [];
      },
      show: (survey, signal, brought) => options.show(survey, this.#stage(brought), signal),
      onError: this.#report,
      prepare,
      obstacles: { isHeld, isBusy: watchBusyVisitor(this.#life.signal) },
      turn: (work) => unlessInOtherTab('run', work),
    });
  }

  open(): Promise<void> {
    return this.#begin().catch((thrown: unknown) => {
      this.#report(thrown);
      void this.#beginAgain(FIRST_RETRY_MS);
    });
  }

  track(
    name: string,
    { hiddenFields: brought, ...properties }: ActionProperties = {},
    isStillSo?: () => boolean,
  ): void {
    const { userId, environmentId } = this.#options.visitor;
    // surveys do not wait until the service has the action
    if (userId && !UNSENT_ACTIONS.includes(name)) {
      sendAction(this.#call, { environmentId, userId, name, properties }).catch(this.#report);
    }
    this.#surveys.fire(name, brought, isStillSo);
  }

  setHiddenFields(values: HiddenFields): void {
    this.#hiddenFields = { ...this.#hiddenFields, ...values };
  }

  async setAttribute(key: string, value: string): Promise<void> {
    const { userId } = this.#options.visitor;
    if (!userId) {
      const message = 'Unable to update attribute. User identification deactivated. No userId set.';
      throw new SurveyError('missing_person', message);
    }
    if (this.#environment.state()?.attributes[key] === value) return;
    await sendAttributes(this.#call, userId, { [key]: value });
    this.#environment.change(({ attributes }) => ({ attributes: { ...attributes, [key]: value } }));
    // surveys may be meant for exactly these people
    await this.#environment.sync();
  }

  checkPage(): void {
    this.#checkPage();
  }

  stop(): void {
    this.#life.abort();
    this.#surveys.stop();
  }

  #stage(brought: HiddenFields | undefined): SurveyStage {
    const hiddenFields = { ...this.#hiddenFields, ...brought };
    return { visitor: this.#options.visitor, environment: this.#environment, call: this.#call, hiddenFields };
  }

  readonly #report = (thrown: unknown): void => {
    if (this.#life.signal.aborted) return;
    this.#options.onError(toSurveyError(thrown, 'survey_failed', 'A survey could not be shown'));
  };

  async #begin(): Promise<void> {
    const { signal } = this.#life;
    const isFresh = await this.#environment.open();
    if (signal.aborted) return;
    if (isFresh) this.track(NEW_SESSION);
    this.#checkPage = watchTriggers({
      actionClasses: () => this.#environment.state()?.noCodeActionClasses ?? [],
      onAction: (name, isStillSo) => this.track(name, {}, isStillSo),
      onError: this.#report,
      signal,
    });
    const timer = setInterval(() => {
      if (!document.hidden && this.#environment.isExpired()) this.#environment.sync().catch(this.#report);
    }, EXPIRY_CHECK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  async #beginAgain(waitMs: number): Promise<void> {
    const { signal } = this.#life;
    await sleep(waitMs, signal);
    if (signal.aborted) return;
    await this.#begin().catch((thrown: unknown) => {
      this.#report(thrown);
      return this.#beginAgain(Math.min(waitMs * 2, EXPIRY_CHECK_MS));
    });
  }
}

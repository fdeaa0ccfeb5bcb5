/**
 * One visitor in one environment, from `init` to `logout`: attributes, actions and surveys.
 * Everything that it starts ends with `stop`.
 */
import {
  createTriggers,
  eligibleSurveys,
  type SyncedSurvey,
  sleep,
  type WidgetVisitor,
} from '@spotreel/sdk/internal/survey';
import type { ActionProperties, HiddenFields } from '../hidden-fields';
import { unlessInOtherTab } from '../sending/tab-lock';
import { createServiceCall, type ServiceCall } from '../service/service-call';
import { sendAction, sendAttributes } from '../service/visitor-calls';
import { SurveyError, toSurveyError } from '../survey-error';
import { EXIT_INTENT, HALF_SCROLL, NEW_SESSION } from '../survey-options';
import { watchBusyVisitor } from '../triggers/busy-visitor';
import { watchTriggers } from '../triggers/watch-triggers';
import { createEnvironment, type SyncedEnvironment } from './environment';

/** Dependencies of showing a survey. The code for it is loaded when the first one is due. */
export interface SurveyStage {
  readonly visitor: WidgetVisitor;
  readonly environment: SyncedEnvironment;
  readonly call: ServiceCall;
  /** Values of hidden fields. A survey ignores fields that it does not have. */
  readonly hiddenFields: HiddenFields;
}

export interface VisitorSessionOptions {
  readonly visitor: WidgetVisitor;
  readonly hiddenFields?: HiddenFields | undefined;
  /** True while the page holds surveys back. */
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

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the actions of one visitor share its life and hidden fields; as a class it exceeds the limit of the first download
export function createVisitorSession({
  visitor,
  show,
  onError,
  prepare,
  isHeld,
  ...given
}: VisitorSessionOptions): VisitorSession {
  const { userId } = visitor;
  let { hiddenFields } = given;
  const life = new AbortController();
  const call = createServiceCall(visitor);
  const environment = createEnvironment(visitor, call);
  const report = (thrown: unknown) => {
    if (!life.signal.aborted) onError(toSurveyError(thrown, 'survey_failed', 'A survey could not be shown'));
  };
  const surveys = createTriggers({
    surveys: () => {
      const state = environment.state();
      return state ? eligibleSurveys(state.surveys, { displays: state.displays }, state.product, Date.now()) : [];
    },
    show: (survey, signal, brought) =>
      show(survey, { visitor, environment, call, hiddenFields: { ...hiddenFields, ...brought } }, signal),
    onError: report,
    prepare,
    obstacles: { isHeld, isBusy: watchBusyVisitor(life.signal) },
    turn: (work) => unlessInOtherTab('run', work),
  });
  let checkPage = () => {};

  function act(
    name: string,
    { hiddenFields: brought, ...properties }: ActionProperties = {},
    isStillSo?: () => boolean,
  ): void {
    // surveys do not wait until the service has the action
    if (userId && !UNSENT_ACTIONS.includes(name)) {
      sendAction(call, { environmentId: visitor.environmentId, userId, name, properties }).catch(report);
    }
    surveys.fire(name, brought, isStillSo);
  }

  async function begin(): Promise<void> {
    const isFresh = await environment.open();
    if (life.signal.aborted) return;
    if (isFresh) act(NEW_SESSION);
    checkPage = watchTriggers({
      actionClasses: () => environment.state()?.noCodeActionClasses ?? [],
      onAction: (name, isStillSo) => act(name, {}, isStillSo),
      onError: report,
      signal: life.signal,
    });
    const timer = setInterval(() => {
      if (!document.hidden && environment.isExpired()) environment.sync().catch(report);
    }, EXPIRY_CHECK_MS);
    life.signal.addEventListener('abort', () => clearInterval(timer));
  }

  async function beginAgain(waitMs: number): Promise<void> {
    await sleep(waitMs, life.signal);
    if (life.signal.aborted) return;
    await begin().catch((thrown: unknown) => {
      report(thrown);
      return beginAgain(Math.min(waitMs * 2, EXPIRY_CHECK_MS));
    });
  }

  return {
    open: () =>
      begin().catch((thrown: unknown) => {
        report(thrown);
        void beginAgain(FIRST_RETRY_MS);
      }),
    track: act,
    setHiddenFields(values) {
      hiddenFields = { ...hiddenFields, ...values };
    },
    async setAttribute(key, value) {
      if (!userId) {
        const message = 'Unable to update attribute. User identification deactivated. No userId set.';
        throw new SurveyError('missing_person', message);
      }
      if (environment.state()?.attributes[key] === value) return;
      await sendAttributes(call, userId, { [key]: value });
      environment.change(({ attributes }) => ({ attributes: { ...attributes, [key]: value } }));
      // surveys may be meant for exactly these people
      await environment.sync();
    },
    checkPage: () => checkPage(),
    stop() {
      life.abort();
      surveys.stop();
    },
  };
}

/**
 * The commands of the widget. They run in the order in which they were given; none throws or rejects. Errors go to
 * `errorHandler` and are emitted as the event `error`.
 */
import { createCommandQueue, type RefusedAnswers, type ResponseQueue } from '@spotreel/sdk/internal/survey';
import type { ActionProperties, HiddenFields } from './hidden-fields';
import { createHolds } from './holds';
import { hasPendingMark } from './sending/pending-mark';
import { SurveyError, toSurveyError } from './survey-error';
import { createSurveyEvents, type SurveyEventSource } from './survey-events';
import type { SurveyOptions } from './survey-options';
import { clearConfig } from './visitor/stored-config';
import { createVisitorSession, type VisitorSession, type VisitorSessionOptions } from './visitor/visitor-session';

/** The widget's commands. They run in order; errors go to `errorHandler` and reject nothing. */
export interface Surveys {
  /**
   * Holds surveys back, also before `init` and after `logout`. A triggered survey waits until the last hold is released, and
   * then appears if it is still due. An open survey stays. Returns a function that releases this hold, once.
   */
  hold(name?: string): () => void;
  /** Releases the earliest hold of this name. The queue of the script tag needs it, since its commands return nothing. */
  release(name?: string): void;
  /** Starts the widget. A second call does nothing until `logout`. */
  init(options: SurveyOptions): Promise<void>;
  /** Has no effect: the user id is an option of `init`. Prints that in the console. */
  setUserId(userId: string): Promise<void>;
  /** The attribute `email`. */
  setEmail(email: string): Promise<void>;
  /** Surveys can be meant for people with an attribute. Needs a `userId`; the same value again costs nothing. */
  setAttribute(key: string, value: string): Promise<void>;
  /** Reports an action that can trigger surveys. `hiddenFields` go into the answers of the survey that it opens. */
  track(name: string, properties?: ActionProperties): Promise<void>;
  /** Values for the hidden fields of every survey from now on, on top of those set before; forgotten with `logout`. */
  setHiddenFields(values: HiddenFields): Promise<void>;
  /** Answers that the service refused for good, the earliest first. Works before `init` too. */
  refusedAnswers(): Promise<RefusedAnswers[]>;
  /** Sends refused answers once more: of one response, or all. */
  retryAnswers(key?: string): Promise<void>;
  /** Forgets refused answers: of one response, or all. */
  discardAnswers(key?: string): Promise<void>;
  /** Forgets the visitor and stops; a survey on show closes. */
  logout(): Promise<void>;
  /** Removes the widget from the page. What is stored of the visitor stays. */
  stop(): Promise<void>;
  /** `logout`, then `init` with the same options. */
  reset(): Promise<void>;
  /** The page changed without the history. */
  registerRouteChange(): Promise<void>;
  /** Adds a listener. Returns a function that removes it. */
  on: SurveyEventSource['on'];
}

/** Commands that the script tag's queue takes. */
export type SurveyCommand = Exclude<keyof Surveys, 'on'>;

interface Life {
  readonly options: SurveyOptions;
  readonly session: VisitorSession;
}

/**
 * A widget with a state of its own. One page needs one: use `surveys`.
 *
 * @example
 * ```ts
 * import { createSurveys } from '@spotreel/survey-widget';
 *
 * const surveys = createSurveys();
 * await surveys.init({ environmentId: 'your-environment-id', apiHost: 'https://videos.example.com' });
 * await surveys.track('Opened the pricing page');
 * ```
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the table of the commands, with what they share
export function createSurveys(): Surveys {
  const events = createSurveyEvents();
  const holds = createHolds();
  let life: Life | undefined;
  let handler: SurveyOptions['errorHandler'];
  const report = (error: SurveyError) => {
    events.emit('error', error);
    handleError(error, handler);
  };
  const commands = createCommandQueue((thrown) => report(toSurveyError(thrown, 'survey_failed', 'A command failed')));
  const sending = loadOnce(() => import('./survey-parts').then(({ createSending }) => createSending(events, report)));

  async function start(options: SurveyOptions): Promise<void> {
    handler = options.errorHandler;
    const session = sessionOf(options, { events, isHeld: holds.isHeld, sending, onError: report });
    life = { options, session };
    await session.open();
    // answers of an earlier page
    if (hasPendingMark()) {
      sending().then(
        (answers) => answers.wake(),
        () => {}, // the mark stays for the next page
      );
    }
  }

  function stop(): void {
    life?.session.stop();
    life = undefined;
  }

  function forget(): void {
    stop();
    clearConfig();
  }

  // answers belong to the page, not to the visitor: they need no init and no turn after other commands
  const onAnswers = <Result>(work: (queue: ResponseQueue) => Promise<Result>, otherwise: Result) =>
    sending()
      .then(work)
      .catch(() => otherwise);

  const command = (run: (life: Life) => void | Promise<void>) =>
    commands.add(() => {
      if (!life) throw new SurveyError('not_initialized', 'Formbricks not initialized. Call initialize() first.');
      return run(life);
    });

  return {
    init: (options) => commands.add(() => (life ? undefined : start(options ?? {}))),
    setUserId: () =>
      command(() =>
        console.error('Setting the userId after init is no longer supported. Please set the userId in init.'),
      ),
    setEmail: (email) => command(({ session }) => session.setAttribute('email', email)),
    setAttribute: (key, value) => command(({ session }) => session.setAttribute(key, String(value))),
    track: (name, properties) => command(({ session }) => session.track(name, properties)),
    setHiddenFields: (values) => command(({ session }) => session.setHiddenFields(values)),
    refusedAnswers: () => onAnswers((queue) => queue.refused(), []),
    retryAnswers: (key) => onAnswers((queue) => queue.retry(key), undefined),
    discardAnswers: (key) => onAnswers((queue) => queue.discard(key), undefined),
    registerRouteChange: () => command(({ session }) => session.checkPage()),
    stop: () => command(stop),
    logout: () => command(forget),
    reset: () =>
      command(({ options }) => {
        forget();
        return start(options);
      }),
    hold: holds.hold,
    release: holds.release,
    on: events.on,
  };
}

function handleError(error: SurveyError, handler: SurveyOptions['errorHandler']): void {
  try {
    if (handler) handler(error);
    else console.error(error);
  } catch (thrown) {
    console.error(thrown);
  }
}

/** The first value that `load` resolves to. After a failure it is called again. */
function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

interface SessionParts extends Pick<VisitorSessionOptions, 'isHeld' | 'onError'> {
  readonly events: SurveyEventSource;
  readonly sending: () => Promise<ResponseQueue>;
}

/** Throws when `init` did not get what it needs. */
function sessionOf(options: SurveyOptions, { events, sending, isHeld, onError }: SessionParts): VisitorSession {
  for (const field of ['environmentId', 'apiHost'] as const) {
    if (!options[field]) throw new SurveyError('missing_field', `${field} is missing`, { field });
  }
  const { environmentId, apiHost, userId, language, place } = options;
  return createVisitorSession({
    visitor: { environmentId, apiHost, ...(userId ? { userId: String(userId) } : {}) },
    hiddenFields: options.hiddenFields,
    onError,
    isHeld,
    // everything at once: a survey on show must be able to keep its answers
    prepare: async (survey) => {
      const [{ prepareSurvey }] = await Promise.all([import('./survey-parts'), sending()]);
      await prepareSurvey(survey, language);
    },
    show: async (survey, stage, signal) => {
      const [{ showSurvey }, queue] = await Promise.all([import('./survey-parts'), sending()]);
      await showSurvey({ survey, ...stage, sending: queue, signal, events, onError, language, place });
    },
  });
}

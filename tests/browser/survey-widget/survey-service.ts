/** A survey service in memory, and a page that meets it. */
import type { SurveyProduct } from '../../../sdk/contract/surveys/appearance';
import type { SurveyQuestion } from '../../../sdk/contract/surveys/question';
import type { Survey } from '../../../sdk/contract/surveys/survey';
import type { SurveyError } from '../../../survey-widget/survey-error';
import type { SurveyOptions } from '../../../survey-widget/survey-options';
import { createSurveys } from '../../../survey-widget/surveys';
import { clearConfig } from '../../../survey-widget/visitor/stored-config';
import { product, surveyOf } from '../../sdk/survey/questions';
import { until } from '../elements/page/until';

export { product };

export const HOST = 'http://stub';

const REFUSAL = JSON.stringify({ code: 'bad_request', message: 'Not now', details: {} });

export interface ReceivedCall {
  readonly method: string;
  /** Below the environment. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

export interface ServiceState {
  surveys: Survey[];
  noCodeActionClasses: unknown[];
  product: SurveyProduct;
  /** Answers with this status instead. `0`: the service cannot be reached. */
  status: number;
  /** What a refusal says. Default: what the service does. */
  refusal: string;
}

/** Comes up with a fresh visit, and ends with a card. */
export const survey = (questions: readonly SurveyQuestion[], change: Partial<Survey> = {}): Survey =>
  surveyOf(questions, {
    id: 'survey-1',
    triggers: ['New Session'],
    thankYouCard: { enabled: true, headline: 'All done' },
    ...change,
  });

/** Everything of one test: the service, the widget, what was received and reported. */
export function meetSurveys(surveys: Survey[], change: Partial<ServiceState> = {}) {
  const service: ServiceState = { surveys, noCodeActionClasses: [], product, status: 200, refusal: REFUSAL, ...change };
  const received: ReceivedCall[] = [];
  const errors: SurveyError[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(HOST)) return realFetch(input, init);
    const path = new URL(String(input)).pathname.replace(/^\/api\/v1\/client\/env\//, '');
    const body = init?.body ? (JSON.parse(String(init.body)) as ReceivedCall['body']) : undefined;
    received.push({ method: init?.method ?? 'GET', path, body });
    if (service.status === 0) throw new TypeError('Failed to fetch');
    const json = JSON.stringify({ data: answerTo(path, service) });
    return new Response(service.status === 200 ? json : service.refusal, { status: service.status });
  };
  const widget = createSurveys();
  const options: SurveyOptions = { environmentId: 'env', apiHost: HOST, errorHandler: (error) => errors.push(error) };
  return {
    service,
    received,
    errors,
    widget,
    options,
    init: (more: Partial<SurveyOptions> = {}) => widget.init({ ...options, ...more }),
    sent: (path: string) => received.filter((call) => call.path.startsWith(path)),
    /** All answers that the service was given, merged. */
    data: () =>
      Object.assign({}, ...received.filter(({ path }) => path.startsWith('responses')).map(({ body }) => body?.data)),
    /** The visitor goes; answers that wait stay. */
    async leave() {
      service.status = 200;
      await widget.logout();
      await new Promise((resolve) => setTimeout(resolve, 20));
      globalThis.fetch = realFetch;
    },
  };
}

function answerTo(path: string, { surveys, noCodeActionClasses, product: settings }: ServiceState): unknown {
  if (path.startsWith('in-app/sync')) return { surveys, noCodeActionClasses, product: settings, person: null };
  if (path.startsWith('storage'))
    return { signedUrl: `${HOST}/upload`, fileUrl: `${HOST}/files/a.pdf`, presignedFields: {} };
  return { id: `${path.split('/')[0]}-1` };
}

export const shadow = () => document.querySelector('spotreel-survey')?.shadowRoot ?? undefined;
export const inside = <Found extends Element = HTMLElement>(selector: string) =>
  shadow()?.querySelector<Found>(selector);
export const shown = <Found extends Element = HTMLElement>(selector: string) => until(() => inside<Found>(selector));
export const headline = () => inside('.sv-headline')?.firstChild?.textContent ?? '';
export const problem = () => inside('.sv-problem')?.textContent ?? '';
export const press = async (label: string) => {
  const button = await until(() =>
    [...(shadow()?.querySelectorAll('button') ?? [])].find(
      ({ textContent, ariaLabel }) => textContent === label || ariaLabel === label,
    ),
  );
  button.click();
};

/** Writes into the text field on show, and sends. */
export async function write(text: string): Promise<void> {
  const field = await shown<HTMLInputElement>('input[type=text]');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.requestSubmit();
}

export function forgetEverything(): void {
  clearConfig(); // also of its copy in memory
  localStorage.clear();
  indexedDB.deleteDatabase('spotreel-surveys');
}

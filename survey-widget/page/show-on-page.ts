/** The survey as the page itself: it cannot be closed, and its end stays. */
import type { Answer, Survey } from '@spotreel/sdk/internal/contract';
import {
  answerPrefilled,
  type OpenResponse,
  prefilledAnswers,
  type ResponseQueue,
  readProduct,
  readQuestions,
  readSurvey,
  type SurveyRun,
  type SyncedSurvey,
} from '@spotreel/sdk/internal/survey';
import { hasPendingMark, keepPendingMark } from '../sending/pending-mark';
import { createSending } from '../sending/sending';
import { sendDisplay } from '../service/answer-calls';
import type { ServiceCall } from '../service/service-call';
import { drawSurvey } from '../showing/draw-survey';
import { previewSurvey } from '../showing/preview-survey';
import { storeFileFor, watchFailures } from '../showing/show-survey';
import { createSurveyEvents } from '../survey-events';
import type { Opened, PageData } from './page-data';
import { type PageQuery, withoutParameters } from './page-query';

/** Resolves when the survey is gone, which only an error makes it. Rejects with that error. */
export async function showOnPage(
  data: PageData,
  { survey: given, admission, singleUseId, isPreview }: Opened,
  query: PageQuery,
  call: ServiceCall,
  place: HTMLElement,
): Promise<void> {
  const survey = withEnding(readSurvey(given as SyncedSurvey));
  const prefilled = prefilledAnswers(readQuestions(survey.questions), query.valuesOf);
  const entered = new Map([...prefilled].filter((entry): entry is [string, Answer] => entry[1] !== undefined));
  const { language } = data;
  const shown = { survey, product: readProduct(data.product), language, place, entered, staysOpen: true };
  const { signal } = new AbortController();
  if (isPreview) return previewSurvey({ ...shown, signal });

  const { surveyId, environmentId } = data;
  const sending = createSending(createSurveyEvents(), (error) => console.warn(error));
  if (hasPendingMark()) void sending.wake();
  const { userId, source, cleanUrl: url } = query;
  const meta = { url, ...(source && { source }) };
  const target = { apiHost: location.origin, environmentId };
  const own = { singleUseId, admission: admission ?? undefined, meta };
  const response = sending.open({ target, surveyId, userId, ...own });
  reloadOnRefusal(sending, response, surveyId);
  await drawSurvey({
    ...shown,
    signal,
    hiddenFields: query.fields,
    storeFile: storeFileFor(call, surveyId),
    onSendFailure: (listener) => watchFailures({ survey, sending }, listener),
    onShown(run) {
      sendDisplay(call, surveyId, userId).then(
        ({ id }) => response.linkDisplay(id),
        (error: unknown) => console.warn(error),
      );
      return answerRun(run, response, prefilled);
    },
  });
}

/** Stores each answer, the prefilled ones first, and removes those from the URL. Returns a function that stops storing. */
function answerRun(run: SurveyRun, response: OpenResponse, prefilled: ReturnType<typeof prefilledAnswers>): () => void {
  const stop = run.on('response', (change) => {
    keepPendingMark(true);
    void response.add(change);
  });
  answerPrefilled(run, prefilled);
  history.replaceState(history.state, '', withoutParameters(location.href, run.state.history));
  return stop;
}

/** A page needs a text at the end, even if the author turned the card off. */
function withEnding(survey: Survey): Survey {
  const { thankYouCard } = survey;
  return { ...survey, autoClose: null, thankYouCard: thankYouCard.enabled ? thankYouCard : { enabled: true } };
}

/** The reloaded page explains why the server takes no answers: they came from another tab, or the survey was closed. */
function reloadOnRefusal(sending: ResponseQueue, { key: own }: OpenResponse, surveyId: string): void {
  const mark = `survey-page-refused:${surveyId}`;
  sending.on('failed', ({ key }) => {
    if (key !== own || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, '1');
    location.reload();
  });
}

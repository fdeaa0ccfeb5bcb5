/**
 * Records a shown survey: in the stored state, and at the service for a known person. Each step goes into the queue
 * that sends answers to the service.
 */
import {
  displayAdded,
  displayResponded,
  mergedChanges,
  type OpenResponse,
  type ResponseChange,
  type SurveyRun,
} from '@spotreel/sdk/internal/survey';
import { keepPendingMark } from '../sending/pending-mark';
import { sendDisplay } from '../service/answer-calls';
import { SurveyError } from '../survey-error';
import type { ShowOptions } from './show-options';

/** Returns what ends it. */
export function followAnswers(run: SurveyRun, options: ShowOptions): () => void {
  const { survey, environment, events, visitor, sending, onError } = options;
  const { apiHost, environmentId, userId = null } = visitor;
  const surveyId = survey.id;
  environment.change(({ displays }) => ({ displays: displayAdded(displays, surveyId, Date.now()) }));
  const response = sending.open({ target: { apiHost, environmentId }, surveyId, userId, meta: whereAnswered() });
  if (userId) void tellDisplay(userId, response, options);

  const given: ResponseChange[] = [];
  return run.on('response', (change) => {
    keepPendingMark(true);
    void response.add(change);
    given.push(change);
    environment.change(({ displays }) => {
      const responded = displayResponded(displays, surveyId);
      if (responded) return { displays: responded };
      // another tab logged out meanwhile; without a display the survey would appear again
      onError(new SurveyError('display_failed', 'No lastDisplay found'));
      const added = displayAdded(displays, surveyId, Date.now());
      return { displays: displayResponded(added, surveyId) ?? added };
    });
    events.emit('answer', { surveyId, data: mergedChanges(given).data, finished: change.finished });
  });
}

/** URL of the page without its query, which may be private, but for the name of a campaign. */
function whereAnswered() {
  const { origin, pathname, searchParams } = new URL(location.href);
  const source = searchParams.get('source') ?? searchParams.get('utm_source');
  return { url: origin + pathname, ...(source && { source }) };
}

/** Displays of visitors without a user id stay in their browser (docs/rules/surveys.md#who-sees-a-survey). */
async function tellDisplay(userId: string, response: OpenResponse, { survey, call, onError }: ShowOptions) {
  try {
    const { id } = await sendDisplay(call, survey.id, userId);
    await response.linkDisplay(id);
  } catch (cause) {
    onError(new SurveyError('display_failed', 'Could not create display', { cause }));
  }
}

/**
 * Answers on their way: kept in IndexedDB until the service has them, sent by one tab at a time, also by a later page. One
 * of these lives as long as the page, so that a logout stops nothing that is under way.
 */
import {
  createLocalLock,
  createResponseQueue,
  type DeliveryRefusal,
  type QueueLock,
  type ResponseQueue,
} from '@spotreel/sdk/internal/survey';
import { linkDisplay, sendResponse, sendResponseChange } from '../service/answer-calls';
import { createServiceCall } from '../service/service-call';
import { SurveyError, type SurveyErrorCode } from '../survey-error';
import type { SurveyEventSource } from '../survey-events';
import { keepPendingMark } from './pending-mark';
import { createRecordStorage } from './record-storage';
import { locked } from './tab-lock';

export function createSending(events: SurveyEventSource, onError: (error: SurveyError) => void): ResponseQueue {
  const queue = createResponseQueue({
    storage: createRecordStorage(),
    lock: sendingLock(),
    send: {
      create: async (target, response) => (await sendResponse(createServiceCall(target), response)).id,
      async update(target, responseId, change) {
        await sendResponseChange(createServiceCall(target), responseId, change);
      },
      async linkDisplay(target, displayId, responseId) {
        await linkDisplay(createServiceCall(target), displayId, responseId);
      },
    },
  });
  queue.on('sent', ({ surveyId, responseId, isFinished }) => {
    events.emit('response', { surveyId, responseId, finished: isFinished });
    void queue.list().then((left) => keepPendingMark(left.some(({ waiting }) => waiting.length > 0)));
  });
  const report = (code: SurveyErrorCode, { status, message }: DeliveryRefusal) =>
    onError(
      new SurveyError(code, `Failed to send response: ${message}`, {
        responseMessage: message,
        ...(status && { status }),
      }),
    );
  queue.on('pending', ({ refusal }) => report('response_failed', refusal));
  queue.on('failed', ({ surveyId, key, refusal }) => {
    events.emit('refused', { surveyId, key, ...refusal });
    report('response_refused', refusal);
  });
  addEventListener('online', () => void queue.wake());
  return queue;
}

/** One sender over all tabs, and one of this page where there are no locks. */
function sendingLock(): QueueLock {
  const inPage = createLocalLock();
  return (work) => inPage(() => locked('send', {}, work));
}

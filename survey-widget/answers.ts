/**
 * What becomes of a showing: it is remembered here, told to the service for known people, and every answer is stored.
 */
import type { SurveyRun } from '../sdk/survey/survey-run';
import type { ShowOptions } from './show-options';

/** Returns what ends it. */
export function createAnswers(
  run: SurveyRun,
  { survey, environment, events, service, visitor, onError }: ShowOptions,
): () => void {
  const { userId } = visitor;
  const surveyId = survey.id;
  const display = { surveyId, createdAt: new Date().toISOString(), responded: false };
  environment.change(({ displays }) => ({ displays: [...displays, display] }));
  let last: Promise<string | undefined> = Promise.resolve(undefined);
  return run.on('response', (change) => {
    environment.change(({ displays }) => ({
      displays: displays.map((one) => (one.createdAt === display.createdAt ? { ...one, responded: true } : one)),
    }));
    events.emit('answer', { surveyId, data: change.data, finished: change.finished });
    last = last.then(async (id) => {
      if (id) await service.updateResponse(id, change);
      return id ?? (await service.createResponse({ ...change, surveyId, userId: userId ?? null })).id;
    });
    last.catch(onError);
  });
}

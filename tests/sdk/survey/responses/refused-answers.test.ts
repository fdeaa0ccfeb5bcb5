import { describe, expect, it } from 'vitest';
import { createResponseQueue } from '../../../../sdk/survey/responses/response-queue';
import { fakeTimer, settle } from './fake-page';
import { fakeService, type Outcome } from './fake-service';
import { createMemoryStorage } from './memory-storage';

const target = { apiHost: 'https://surveys.test', environmentId: 'env' };
const step = (data: Record<string, number>, finished = false) => ({ data, finished, ttc: {} });

/** Two responses whose only steps were refused, in a storage that outlives the page. */
async function refusedTwice(outcomes: Outcome[]) {
  const service = fakeService(() => outcomes.shift() ?? 'ok');
  const storage = createMemoryStorage();
  const openQueue = () =>
    createResponseQueue({ ...service, storage, timer: fakeTimer().timer, clock: { now: () => 5 } });
  const queue = openQueue();
  const responses = [queue, queue].map(() => queue.open({ target, surveyId: 's', userId: null }));
  for (const [index, response] of responses.entries()) {
    await response.add(step({ a: index }, true));
    await settle();
  }
  const [first, second] = responses.map(({ key }) => key) as [string, string];
  return { ...service, storage, openQueue, first, second };
}

describe('answers that were refused for good', () => {
  it('are listed with what was said against them, also on a later page', async () => {
    const { openQueue, first, second } = await refusedTwice([404, 400]);
    const refused = await openQueue().refused();
    expect(refused.map(({ key, change, refusal }) => [key, change.data, refusal?.status])).toEqual([
      [first, { a: 0 }, 404],
      [second, { a: 1 }, 400],
    ]);
    expect(refused[0]).toMatchObject({ surveyId: 's', change: { finished: true }, atMs: 5 });
  });

  it('go once more when they are told to, and are gone when they were taken', async () => {
    const { openQueue, log, second, responseOf, storage } = await refusedTwice([404, 400]);
    const queue = openQueue();
    await queue.retry(second);
    expect(log.slice(2)).toEqual(['create ok']);
    expect(responseOf(second)).toMatchObject({ data: { a: 1 }, finished: true });
    expect((await queue.refused()).map(({ key }) => key)).not.toContain(second);
    await queue.retry();
    await queue.wake();
    expect(await queue.refused()).toEqual([]);
    expect((await storage.all()).filter((one) => (one as { kind: string }).kind === 'change')).toEqual([]);
  });

  it('that are refused again are told again, and stay', async () => {
    const { openQueue, first } = await refusedTwice([404, 400, 403]);
    const queue = openQueue();
    const reported: unknown[] = [];
    queue.on('failed', ({ key, refusal }) => reported.push([key, refusal.status]));
    await queue.retry(first);
    expect(reported).toEqual([[first, 403]]);
    expect(await queue.refused()).toHaveLength(2);
  });

  it('can be discarded, one response or all, and nothing is sent then', async () => {
    const { openQueue, log, first, second } = await refusedTwice([404, 400]);
    const queue = openQueue();
    await queue.discard(first);
    expect((await queue.refused()).map(({ key }) => key)).toEqual([second]);
    await queue.discard();
    await queue.retry();
    expect([await queue.refused(), log.length]).toEqual([[], 2]);
  });

  it('a lock that fails is no exception', async () => {
    const lock = () => Promise.reject(new Error('no locks'));
    const queue = createResponseQueue({ ...fakeService(() => 'ok'), storage: createMemoryStorage(), lock });
    await expect(Promise.all([queue.retry(), queue.discard(), queue.refused()])).resolves.toBeDefined();
    queue.dispose();
  });
});

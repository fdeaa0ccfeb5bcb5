import { describe, expect, it } from 'vitest';
import type { RecordStorage } from '../../../../sdk/survey/responses/record-storage';
import { createResponseQueue } from '../../../../sdk/survey/responses/response-queue';
import { fakeTimer, settle } from './fake-page';
import { fakeService, type Outcome } from './fake-service';
import { createMemoryStorage } from './memory-storage';

const target = { apiHost: 'https://surveys.test', environmentId: 'env' };
const step = (data: Record<string, number>, finished = false) => ({ data, finished, ttc: {} });
const DAY = 86_400_000;

function queueOf(outcomes: Outcome[] = [], storage: RecordStorage = createMemoryStorage()) {
  const service = fakeService(() => outcomes.shift() ?? 'ok');
  const time = fakeTimer();
  let nowMs = Date.parse('2026-06-01');
  const queue = createResponseQueue({
    ...service,
    storage,
    timer: time.timer,
    random: () => 0.5,
    clock: { now: () => nowMs },
  });
  const reported: string[] = [];
  for (const name of ['sent', 'pending', 'failed'] as const) {
    queue.on(name, (event) => reported.push(`${name}${event.isFinished ? ' finished' : ''}`));
  }
  const open = () => queue.open({ target, surveyId: 's', userId: 'ann' });
  return { ...service, ...time, queue, reported, open, storage, later: (ms: number) => (nowMs += ms) };
}

describe('the queue of answers', () => {
  it('creates a response, updates it, links its display, and is empty then', async () => {
    const { queue, open, log, responseOf, reported, storage } = queueOf();
    const response = open();
    await response.add({ data: { a: 1 }, finished: false, ttc: { a: 5 } });
    await settle();
    await response.linkDisplay('d1');
    await response.add({ data: { b: 'x' }, finished: true, ttc: { a: 5, b: 7 } });
    await settle();
    expect(log.map((line) => line.split(' ')[0]).sort()).toEqual(['create', 'link', 'update']);
    expect(responseOf(response.key)).toEqual({
      data: { a: 1, b: 'x' },
      ttc: { a: 5, b: 7 },
      finished: true,
      displays: ['d1'],
      userId: 'ann',
    });
    expect(reported).toEqual(['sent', 'sent finished']);
    await queue.wake();
    expect(await storage.all()).toEqual([]);
  });

  it('tries twice at once, then ever more seldom, and merges what waits', async () => {
    const { open, log, pass, waits, reported, responseOf } = queueOf(['down', 503, 'down', 'down', 'down', 'down']);
    const response = open();
    await response.add(step({ a: 1 }));
    await settle();
    expect([log.length, waits(), reported]).toEqual([2, [1500], ['pending']]);
    await response.add(step({ b: 2 }));
    await settle();
    expect([log.length, waits()]).toEqual([4, [3000]]);
    await response.add(step({ c: 3 }, true));
    await settle();
    expect([waits(), reported]).toEqual([[6000], ['pending']]);
    pass();
    await settle();
    expect(log.slice(6)).toEqual(['create ok', 'update ok']);
    expect([waits(), reported]).toEqual([[], ['pending', 'sent', 'sent finished']]);
    expect(responseOf(response.key)).toMatchObject({ data: { a: 1, b: 2, c: 3 }, finished: true });
  });

  it('waits five minutes at most, and not at all when it is woken', async () => {
    const { queue, open, log, pass, waits } = queueOf(Array(40).fill('down'));
    await open().add(step({ a: 1 }));
    for (let round = 0; round < 15; round += 1) {
      await settle();
      pass();
    }
    await settle();
    expect(waits()).toEqual([225_000]);
    const before = log.length;
    await queue.wake();
    expect([log.length, waits().length]).toEqual([before + 2, 1]);
  });

  it('does not hurry a service that has too much to do', async () => {
    const { open, log, waits } = queueOf([429]);
    await open().add(step({ a: 1 }));
    await settle();
    expect([log, waits()]).toEqual([['create 429'], [1500]]);
  });

  it('does not create twice where the answer was lost', async () => {
    const { queue, open, responses, log } = queueOf(['lost', 'lost']);
    const response = open();
    await response.add(step({ a: 1 }));
    await settle();
    await response.add(step({ b: 2 }));
    await queue.wake();
    expect([responses.size, log]).toEqual([1, ['create lost', 'create lost', 'create ok', 'update ok']]);
  });

  it('gives up what is refused for good, keeps it, and goes on with the rest', async () => {
    const { queue, open, reported, responseOf } = queueOf(['ok', 400, 400, 'ok']);
    const response = open();
    await response.add(step({ a: 1 }));
    await settle();
    const adding = [response.add(step({ b: 2 })), response.add(step({ c: 3 }, true))];
    await Promise.all(adding);
    await queue.wake();
    expect(responseOf(response.key)).toMatchObject({ data: { a: 1, c: 3 }, finished: true });
    expect(reported).toContain('failed');
    const [kept] = await queue.list();
    expect(kept).toMatchObject({ key: response.key, waiting: [], refused: [{ refusal: { status: 400 } }] });
  });

  it('keeps a refused answer for a month', async () => {
    const { queue, open, responses, storage, later } = queueOf([404]);
    await open().add(step({ a: 1 }, true));
    await settle();
    later(29 * DAY);
    await queue.wake();
    expect([(await queue.list()).length, responses.size]).toEqual([1, 0]);
    later(2 * DAY);
    await queue.wake();
    expect(await storage.all()).toEqual([]);
  });

  it('lets no broken response stand in the way of another', async () => {
    const { queue, open, responseOf, reported } = queueOf([500, 500, 'ok', 500, 500]);
    const first = open();
    const second = open();
    await Promise.all([first.add(step({ a: 1 })), second.add(step({ a: 2 }))]);
    await settle();
    expect([responseOf(first.key), responseOf(second.key)?.data]).toEqual([undefined, { a: 2 }]);
    expect(reported).toEqual(['pending', 'sent']);
    await queue.wake();
    expect(responseOf(first.key)?.data).toEqual({ a: 1 });
  });

  it('does not come back for a display that is gone', async () => {
    const { open, waits } = queueOf(['ok', 404]);
    const response = open();
    await response.add(step({ a: 1 }, true));
    await response.linkDisplay('d1');
    await settle();
    expect(waits()).toEqual([]);
  });

  it('is not disturbed by a listener that throws', async () => {
    const { queue, open, responses, waits } = queueOf();
    const thrown: unknown[] = [];
    process.once('uncaughtException', (error) => thrown.push(error));
    queue.on('sent', () => {
      throw new Error('of the page');
    });
    await open().add(step({ a: 1 }, true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([responses.size, waits(), thrown.length]).toEqual([1, [], 1]);
  });

  it('stops at once when it is disposed of, and another page goes on', async () => {
    const storage = createMemoryStorage();
    const first = queueOf(['down', 'down'], storage);
    await first.open().add(step({ a: 1 }));
    await settle();
    first.queue.dispose();
    expect(first.waits()).toEqual([]);
    await first.queue.wake();
    expect(first.log).toHaveLength(2);
    const second = queueOf([], storage);
    await second.queue.wake();
    expect([...second.responses.values()]).toMatchObject([{ data: { a: 1 } }]);
  });

  it('clears away what nothing will come of, and what it cannot read', async () => {
    const { queue, open, storage, later } = queueOf();
    await storage.put({ id: 'x', kind: 'change' } as never);
    await open().add(step({ a: 1 }));
    await open().linkDisplay('never answered');
    await settle();
    expect(await queue.list()).toEqual([]);
    expect(await storage.all()).toHaveLength(3);
    later(DAY + 1);
    await queue.wake();
    expect((await storage.all()).map((one) => (one as { id: string }).id)).toEqual(['x']);
  });
});

describe('where nothing can be stored', () => {
  const broken: RecordStorage = {
    all: () => Promise.reject(new Error('blocked')),
    put: () => {
      throw new Error('blocked');
    },
    remove: () => Promise.reject(new Error('blocked')),
  };

  it('answers are kept in memory and sent all the same', async () => {
    const { queue, open, responseOf } = queueOf(['down', 'down'], broken);
    const response = open();
    await response.add(step({ a: 1 }));
    await response.add(step({ b: 2 }, true));
    await settle();
    await queue.wake();
    expect(responseOf(response.key)).toMatchObject({ data: { a: 1, b: 2 }, finished: true });
    expect(await queue.list()).toEqual([]);
  });

  it('a storage that never answers is not waited for', async () => {
    const never = () => new Promise<never>(() => {});
    const { open, responseOf, passStorage } = queueOf([], { all: never, put: never, remove: never });
    const response = open();
    void response.add(step({ a: 1 }, true));
    for (let turn = 0; turn < 8; turn += 1) {
      await settle();
      passStorage();
    }
    await settle();
    expect(responseOf(response.key)).toMatchObject({ data: { a: 1 }, finished: true });
  });
});

import { describe, expect, it } from 'vitest';
import type { RecordStorage } from '../../../../sdk/survey/responses/record-storage';
import { createResponseQueue } from '../../../../sdk/survey/responses/response-queue';
import { fakeTimer, settle } from './fake-page';
import { fakeService, type Outcome } from './fake-service';
import { createMemoryStorage } from './memory-storage';

const target = { apiHost: 'https://surveys.test', environmentId: 'env' };
const step = (data: Record<string, number>, finished = false) => ({ data, finished, ttc: {} });

function pageOn(storage: RecordStorage, outcomes: Outcome[] = []) {
  const service = fakeService(() => outcomes.shift() ?? 'ok');
  const queue = createResponseQueue({ ...service, storage, timer: fakeTimer().timer });
  const open = () => queue.open({ target, surveyId: 's', userId: null });
  return { ...service, queue, open };
}

describe('a response on its way', () => {
  it('is not sent again by a later page, where its steps could not be removed', async () => {
    const inner = createMemoryStorage();
    const first = pageOn({ ...inner, remove: () => Promise.reject(new Error('read-only')) });
    const response = first.open();
    await response.add(step({ a: 1 }));
    await settle();
    await response.add(step({ b: 2 }, true));
    await settle();
    expect(first.log).toEqual(['create ok', 'update ok']);

    const later = pageOn(inner);
    await later.queue.wake();
    expect(later.log).toEqual([]);
    expect(await later.queue.list()).toEqual([]);
    expect((await inner.all()).map((one) => (one as { kind: string }).kind)).toEqual(['delivery']);
  });

  it('is done when its last step went along with others and its display is linked', async () => {
    const storage = createMemoryStorage();
    const { queue, open, log } = pageOn(storage, ['down', 'down']);
    const response = open();
    await response.add(step({ a: 1 }));
    await settle();
    await Promise.all([response.add(step({ b: 2 }, true)), response.linkDisplay('d1')]);
    await queue.wake();
    await queue.wake();
    expect(log.slice(-2).sort()).toEqual(['link ok', 'update ok']);
    expect(await storage.all()).toEqual([]);
  });

  it('sends what comes after a refused step without being woken', async () => {
    const { queue, open, responses } = pageOn(createMemoryStorage(), ['down', 'down', 400]);
    const response = open();
    await response.add(step({ a: 1 }));
    await settle();
    await response.add(step({ b: 2 }));
    await settle();
    expect([...responses.values()].map(({ data }) => data)).toEqual([{ b: 2 }]);
    expect((await queue.refused()).map(({ change }) => change.data)).toEqual([{ a: 1 }]);
  });

  it('links no display of a response that the service does not have', async () => {
    const { open, log } = pageOn(createMemoryStorage());
    await open().linkDisplay('d1');
    await settle();
    expect(log).toEqual([]);
  });

  it.each([
    [{}, {}],
    [{ admission: 'proof' }, { admission: 'proof' }],
    [{ meta: { url: 'https://page.test/' } }, { meta: { url: 'https://page.test/' } }],
  ])('says where it was answered and by what right: %j', async (given, sent) => {
    const created: object[] = [];
    const create = (_: unknown, response: object) => {
      created.push(response);
      return Promise.resolve('r1');
    };
    const send = { ...fakeService().send, create };
    const queue = createResponseQueue({ send, storage: createMemoryStorage(), timer: fakeTimer().timer });
    const response = queue.open({ target, surveyId: 's', userId: 'ann', singleUseId: 'once', ...given });
    await response.add(step({ a: 1 }));
    await settle();
    const expected = { ...step({ a: 1 }), surveyId: 's', userId: 'ann', singleUseId: 'once', clientKey: response.key };
    expect(created).toEqual([{ ...expected, ...sent }]);
    expect(Object.keys(created[0]!)).toHaveLength(Object.keys({ ...expected, ...sent }).length);
  });

  it('waits, and is tried again, where the service gives it no id', async () => {
    const ids = ['', ''];
    const send = { ...fakeService().send, create: () => Promise.resolve(ids.shift() ?? 'r1') };
    const queue = createResponseQueue({ send, storage: createMemoryStorage(), timer: fakeTimer().timer });
    const reported: string[] = [];
    queue.on('pending', ({ refusal }) => reported.push(refusal.message));
    queue.on('sent', ({ responseId }) => reported.push(responseId));
    await queue.open({ target, surveyId: 's', userId: null }).add(step({ a: 1 }));
    await settle();
    await queue.wake();
    expect(reported).toEqual(['The service gave no id for a response', 'r1']);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpenResponse } from '../../../../sdk/survey/responses/open-response';
import { fakePage, settle, sharedLock } from './fake-page';
import { fakeService, type Outcome } from './fake-service';
import { createMemoryStorage } from './memory-storage';

const target = { apiHost: 'https://surveys.test', environmentId: 'env' };
const outcome = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Outcome>('ok') },
  { weight: 4, arbitrary: fc.constantFrom<Outcome>('lost', 'down', 503, 429) },
);
const action = fc.record({
  name: fc.constantFrom('answer', 'answer', 'answer', 'finish', 'display', 'reload', 'time', 'online'),
  page: fc.nat(1),
  turns: fc.constantFrom(0, 1, 2, 3, 5, 8, 13, 40),
});
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

interface Given {
  response: OpenResponse;
  data: Record<string, number>;
  isFinished: boolean;
  displayId: string | undefined;
}

/** Two tabs of one site, in which surveys are answered while the service fails and the tabs are loaded anew. */
async function live(actions: readonly Action[], outcomes: readonly Outcome[]) {
  const planned = [...outcomes];
  const service = fakeService(() => planned.shift() ?? 'ok');
  const storage = createMemoryStorage();
  const lock = sharedLock();
  const load = () => fakePage(storage, service.send, lock);
  const pages = [load(), load()];
  const current: (Given | undefined)[] = [];
  const all: Given[] = [];

  for (const { name, page, turns } of actions) {
    const tab = pages[page]!;
    if (name === 'reload') {
      tab.leave();
      pages[page] = load();
      current[page] = undefined;
      void pages[page].queue.wake();
    } else if (name === 'time') tab.pass();
    else if (name === 'online') void tab.queue.wake();
    else {
      let given = current[page];
      if (!given) {
        const response = tab.queue.open({ target, surveyId: 's', userId: null });
        given = { response, data: {}, isFinished: false, displayId: undefined };
        all.push(given);
        current[page] = given;
      }
      await give(given, name);
      if (given.isFinished) current[page] = undefined;
    }
    await settle(turns);
  }
  planned.length = 0;
  for (const tab of pages) await tab.queue.wake();
  await settle();
  return { service, all, storage };
}

async function give(given: Given, name: string): Promise<void> {
  const { response, data } = given;
  if (name === 'display') {
    if (given.displayId || Object.keys(data).length === 0) return;
    given.displayId = `display of ${response.key}`;
    return response.linkDisplay(given.displayId);
  }
  const count = Object.keys(data).length + 1;
  const finished = name === 'finish';
  Object.assign(given, { data: { ...data, [`q${count}`]: count }, isFinished: finished });
  await response.add({ data: { [`q${count}`]: count }, finished, ttc: { count } });
}

it('no answer is lost or doubled, whatever fails and whenever a tab is loaded anew', async () => {
  let requests = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 1, maxLength: 25 }),
      fc.array(outcome, { maxLength: 40 }),
      async (actions, outcomes) => {
        const { service, all, storage } = await live(actions, outcomes);
        const answered = all.filter(({ data }) => Object.keys(data).length > 0);
        expect(service.responses.size).toBe(answered.length);
        for (const { response, data, isFinished, displayId } of answered) {
          const stored = service.responseOf(response.key);
          expect(stored).toMatchObject({ data, finished: isFinished, ttc: { count: Object.keys(data).length } });
          expect([...new Set(stored?.displays)]).toEqual(displayId ? [displayId] : []);
        }
        const left = (await storage.all()).map((one) => (one as { kind: string }).kind);
        expect(left.filter((kind) => kind !== 'delivery')).toEqual([]);
        requests += service.log.length;
      },
    ),
    { numRuns: process.env.SPOTREEL_FULL_TESTS ? 2000 : 150 },
  );
  expect(requests).toBeGreaterThan(300);
});

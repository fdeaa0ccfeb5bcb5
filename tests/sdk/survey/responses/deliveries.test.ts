import { describe, expect, it } from 'vitest';
import { deliveriesOf, isOver } from '../../../../sdk/survey/responses/deliveries';
import type { ChangeRecord, DeliveryRecord, QueueRecord } from '../../../../sdk/survey/responses/queue-record';

const target = { apiHost: 'https://surveys.test', environmentId: 'env' };
const DAY_MS = 86_400_000;

function step(key: string, sequence: number, atMs: number, more: Partial<ChangeRecord> = {}): ChangeRecord {
  return {
    kind: 'change',
    id: `${key}${sequence}`,
    key,
    target,
    atMs,
    sequence,
    surveyId: 's',
    userId: null,
    singleUseId: null,
    change: { data: {}, finished: false, ttc: {} },
    refusal: null,
    ...more,
  };
}

function progress(key: string, atMs: number, more: Partial<DeliveryRecord> = {}): DeliveryRecord {
  const begun = { creating: null, responseId: 'r', sent: [1], isFinished: false, isLinked: false };
  return { kind: 'delivery', id: key, key, target, atMs, ...begun, ...more };
}

const first = (records: readonly QueueRecord[]) => deliveriesOf(records)[0]!;

describe('the records of a storage', () => {
  it('are sorted by response, the earliest first, with their steps in order', () => {
    const records = [step('late', 1, 50), step('early', 2, 30), step('early', 1, 20), step('late', 2, 60)];
    const found = deliveriesOf(records).map(({ progress: { key }, changes }) => [key, changes.map(({ id }) => id)]);
    expect(found).toEqual([
      ['early', ['early1', 'early2']],
      ['late', ['late1', 'late2']],
    ]);
  });

  it('are as early as their earliest, whether that is a step or how far the sender is', () => {
    const records = [progress('a', 40), step('a', 2, 70), step('b', 1, 60), progress('c', 90), step('c', 1, 10)];
    expect(deliveriesOf(records).map(({ progress: { key } }) => key)).toEqual(['c', 'a', 'b']);
  });

  it('begin with nothing sent where the sender has noted nothing', () => {
    const { progress: begun, display, newestMs } = first([step('a', 1, 5), step('a', 2, 9)]);
    expect(begun).toMatchObject({ key: 'a', responseId: null, sent: [], creating: null, isFinished: false });
    expect([display, newestMs]).toEqual([undefined, 9]);
  });
});

describe('a response', () => {
  const isOverAfter = (ageMs: number, records: readonly QueueRecord[]) => isOver(first(records), 1000 + ageMs);
  const refusal = { status: 404, message: 'gone' };

  it('is not over while a step waits, however old it is', () => {
    expect(isOverAfter(400 * DAY_MS, [step('a', 1, 1000)])).toBe(false);
    expect(isOverAfter(400 * DAY_MS, [progress('a', 1000), step('a', 2, 1000)])).toBe(false);
  });

  it('is over at once when it is finished and its display is linked', () => {
    expect(isOverAfter(0, [progress('a', 1000, { isFinished: true, isLinked: true })])).toBe(true);
  });

  it.each([{}, { isFinished: true }, { isLinked: true }])('is else over after a day without a step: %j', (more) => {
    const records = [progress('a', 400, more), { ...step('a', 1, 1000), sequence: 1 }];
    expect([isOverAfter(DAY_MS, records), isOverAfter(DAY_MS + 1, records)]).toEqual([false, true]);
  });

  it('with a refused step is kept for 30 days, also when all else is done', () => {
    const records = [progress('a', 1000, { isFinished: true, isLinked: true }), step('a', 2, 1000, { refusal })];
    expect([isOverAfter(30 * DAY_MS, records), isOverAfter(30 * DAY_MS + 1, records)]).toEqual([false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { isQueueRecord } from '../../../../sdk/survey/responses/queue-record';

const target = { apiHost: 'https://surveys.test', environmentId: 'env' };
const kept = { id: 'one', key: 'response', target, atMs: 1 };
const change = { ...kept, kind: 'change', sequence: 1, change: { data: { a: 1 } } };
const delivery = { ...kept, kind: 'delivery', sent: [1] };
const display = { ...kept, kind: 'display', displayId: 'd' };

describe('out of a storage', () => {
  it.each([change, delivery, display])('a $kind is a record', (record) => {
    expect(isQueueRecord(record)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'change'],
    ['another kind', { ...display, kind: 'later' }],
    ['a number for its id', { ...change, id: 1 }],
    ['a number for its response', { ...change, key: 1 }],
    ['a text for its time', { ...change, atMs: '1' }],
    ['no service', { ...change, target: undefined }],
    ['no address of the service', { ...change, target: { ...target, apiHost: undefined } }],
    ['no environment', { ...change, target: { ...target, environmentId: 7 } }],
    ['a step without its number', { ...change, sequence: '1' }],
    ['a step without a change', { ...change, change: undefined }],
    ['a step without answers', { ...change, change: { data: 'a' } }],
    ['a delivery without the list of what was sent', { ...delivery, sent: 1 }],
    ['a display without its id', { ...display, displayId: undefined }],
    ['another kind with the id of a display', { ...display, kind: 'displays' }],
  ])('%s is no record', (_, value) => {
    expect(isQueueRecord(value)).toBe(false);
  });
});

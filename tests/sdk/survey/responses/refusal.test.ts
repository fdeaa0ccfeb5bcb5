import { expect, test } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import { isFinal, refusalOf } from '../../../../sdk/survey/responses/refusal';

test.each([
  [new SpotreelError('request_failed', 'Gone', { status: 404 }), { status: 404, message: 'Gone' }, true],
  [new SpotreelError('network_error', 'No answer'), { status: undefined, message: 'No answer' }, false],
  [new TypeError('Failed to fetch'), { status: undefined, message: 'Failed to fetch' }, false],
  [{ status: 503 }, { status: 503, message: '[object Object]' }, false],
  ['broken', { status: undefined, message: 'broken' }, false],
])('%s', (thrown, refusal, isForGood) => {
  expect(refusalOf(thrown)).toEqual(refusal);
  expect(isFinal(refusalOf(thrown))).toBe(isForGood);
});

test.each([
  [400, true],
  [401, true],
  [408, false],
  [409, true],
  [422, true],
  [425, false],
  [429, false],
  [500, false],
  [0, false],
  [302, false],
])('%i is for good: %s', (status, expected) => {
  expect(isFinal({ status, message: '' })).toBe(expected);
});

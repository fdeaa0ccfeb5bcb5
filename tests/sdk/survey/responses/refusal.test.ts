import { expect, test } from 'vitest';
import { SpotreelError } from '../../../../sdk/base/errors';
import { isFinal, refusalOf } from '../../../../sdk/survey/responses/refusal';

test.each([
  [new SpotreelError('request_failed', 'Gone', { status: 404 }), { status: 404, message: 'Gone' }],
  [new SpotreelError('network_error', 'No answer'), { status: undefined, message: 'No answer' }],
  [new TypeError('Failed to fetch'), { status: undefined, message: 'Failed to fetch' }],
  [{ status: 503 }, { status: 503, message: '[object Object]' }],
  ['broken', { status: undefined, message: 'broken' }],
])('%s', (thrown, refusal) => {
  expect(refusalOf(thrown)).toEqual(refusal);
  expect(isFinal(thrown)).toBe(false);
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
])('%i of the service is for good: %s', (status, expected) => {
  expect(isFinal({ status, serviceCode: 'bad_request' })).toBe(expected);
});

test.each([
  ['bad_request', true],
  ['not_authenticated', true],
  ['unauthorized', true],
  ['not_found', true],
  ['method_not_allowed', true],
  ['too_many_requests', false],
  ['internal_server_error', false],
  ['FORBIDDEN_BY_FIREWALL', false],
  [403, false],
  [undefined, false],
])('a 4xx with the code %s is for good: %s', (serviceCode, expected) => {
  expect(isFinal({ status: 400, serviceCode })).toBe(expected);
});

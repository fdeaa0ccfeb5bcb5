import { expect, test } from 'vitest';
import { timeEstimate } from '../../../../sdk/survey/run/time-estimate';

test.each([
  [1, { kind: 'lessThan', minutes: 1 }],
  [3, { kind: 'lessThan', minutes: 1 }],
  [4, { kind: 'exactly', minutes: 1 }],
  [5, { kind: 'lessThan', minutes: 2 }],
  [8, { kind: 'exactly', minutes: 2 }],
  [23, { kind: 'lessThan', minutes: 6 }],
  [24, { kind: 'exactly', minutes: 6 }],
  [25, { kind: 'orMore', minutes: 6 }],
  [100, { kind: 'orMore', minutes: 6 }],
])('%i questions', (count, expected) => {
  expect(timeEstimate(count)).toEqual(expected);
});

test('nothing to answer takes no time', () => {
  expect([timeEstimate(0), timeEstimate(Number.NaN)]).toEqual([undefined, undefined]);
});

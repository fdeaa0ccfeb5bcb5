import { expect, test } from 'vitest';
import { attributeName, callbackName } from '../../elements/bridge/names';
import { fromAttribute, fromProperty, toAttribute } from '../../elements/bridge/prop-values';

test('names', () => {
  expect(attributeName('projectId')).toBe('project-id');
  expect(callbackName('auth-required')).toBe('onAuthRequired');
});

test.each([
  ['boolean', '', true],
  ['boolean', 'false', false],
  ['boolean', null, false],
  ['string', '', ''],
  ['string', null, undefined],
  ['number', '7', 7],
  ['number', '', undefined],
  ['number', 'seven', undefined],
] as const)('a %s attribute of %j is %j', (kind, text, value) => {
  expect(fromAttribute(kind, text)).toBe(value);
});

test.each([
  ['number', '8', 8],
  ['number', null, undefined],
  ['boolean', 'false', false],
  ['string', 5, '5'],
  ['object', null, undefined],
] as const)('a %s property of %j is %j', (kind, value, meant) => {
  expect(fromProperty(kind, value)).toBe(meant);
});

test('attributes of primitives', () => {
  expect([true, false, undefined, 0, ''].map(toAttribute)).toEqual(['', null, null, '0', '']);
});

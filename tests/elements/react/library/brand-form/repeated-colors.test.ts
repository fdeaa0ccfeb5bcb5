import { expect, test } from 'vitest';
import { repeatedColors } from '../../../../../elements/react/library/brand-form/repeated-colors';

const none = { primaryColor: '', secondaryColor: '', thirdColor: '', fourthColor: '' };

test.each([
  [none, []],
  [{ ...none, primaryColor: '#c8553d', secondaryColor: '#4a6fa5' }, []],
  [{ ...none, primaryColor: '#c8553d', thirdColor: '#C8553D', fourthColor: '#c8553d' }, ['thirdColor', 'fourthColor']],
])('of %j, those are repeated: %j', (colors, expected) => {
  expect([...repeatedColors(colors)]).toEqual(expected);
});

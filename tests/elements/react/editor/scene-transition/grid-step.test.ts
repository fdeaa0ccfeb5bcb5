import { expect, test } from 'vitest';
import { neighborInColumn } from '../../../../../elements/react/editor/scene-transition/grid-step';

/** Seven tiles in rows of three. */
const tops = [10, 10, 10, 90, 90, 90, 170];

test('a step goes to the same column of the next row, and of the row before', () => {
  expect(neighborInColumn(tops, 1, 1)).toBe(4);
  expect(neighborInColumn(tops, 6, -1)).toBe(3);
});

test('a step stays where the grid ends, also in a row that is not full', () => {
  expect(neighborInColumn(tops, 2, -1)).toBe(2);
  expect(neighborInColumn(tops, 6, 1)).toBe(6);
  expect(neighborInColumn(tops, 4, 1)).toBe(4);
});

import { expect, it } from 'vitest';
import { offsetOf, pageOf, slicePage } from '../../../../server/platform/http/paging';

const letters = ['a', 'b', 'c', 'd', 'e'];

it.each([
  [1, ['a', 'b']],
  [2, ['c', 'd']],
  [3, ['e']],
  [4, []],
])('page %d of a list has its part, and says how many there are', (page, data) => {
  expect(slicePage(letters, { page, perPage: 2 })).toEqual({ data, page, numPages: 3, totalCount: 5 });
});

it('begins where the pages before it end', () => {
  expect([offsetOf({ page: 1, perPage: 20 }), offsetOf({ page: 3, perPage: 20 })]).toEqual([0, 40]);
});

it('a full page has none after it, and an empty list has one page', () => {
  expect(pageOf(letters, 5, { page: 1, perPage: 5 }).numPages).toBe(1);
  expect(pageOf([], 0, { page: 1, perPage: 5 })).toEqual({ data: [], page: 1, numPages: 1, totalCount: 0 });
});

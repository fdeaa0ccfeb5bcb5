import { expect, it } from 'vitest';
import { backOffMs } from '../../../../sdk/survey/responses/back-off';

it('doubles up to five minutes, half of it by chance', () => {
  const bounds = (failures: number) => [backOffMs(failures, () => 0), backOffMs(failures, () => 1)];
  expect([1, 2, 3].map(bounds)).toEqual([
    [1000, 2000],
    [2000, 4000],
    [4000, 8000],
  ]);
  expect(bounds(9)).toEqual([150_000, 300_000]);
  expect(bounds(5000)).toEqual([150_000, 300_000]);
});

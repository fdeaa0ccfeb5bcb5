import { expect, test } from 'vitest';
import { type AccountLoad, turnsOf } from '../../../../server/platform/jobs/fair-share';

const load = (account: number | null, tenant: number, active: number, waits = true): AccountLoad => ({
  account: account === null ? null : `account-${account}`,
  tenant: account === null ? null : `tenant-${tenant}`,
  active,
  waits,
});
const ignored = (loads: AccountLoad[], slots: number) =>
  turnsOf(loads, slots).map(({ ignoreGroups = [] }) => ignoreGroups);

test('nothing is fetched when nothing waits', () => {
  expect(turnsOf([], 4)).toEqual([]);
  expect(turnsOf([load(1, 1, 2, false), load(null, 0, 1, false)], 4)).toEqual([]);
});

test('an account that waits alone takes every slot', () => {
  expect(turnsOf([load(1, 1, 3), load(2, 2, 0, false)], 4)).toEqual([{}]);
});

test('what belongs to nobody is fetched in its turn', () => {
  expect(turnsOf([load(null, 0, 3)], 4)).toEqual([{}]);
});

test('an account with half of the slots is ignored for one fetch', () => {
  expect(ignored([load(1, 1, 2), load(2, 2, 1)], 4)).toEqual([['account-1'], []]);
});

test('so are all accounts of a team that has half of them', () => {
  expect(ignored([load(1, 1, 1), load(2, 1, 1), load(3, 2, 1)], 4)).toEqual([['account-1', 'account-2'], []]);
});

test('in a team that waits alone, an account with less than half comes first', () => {
  expect(ignored([load(1, 1, 3), load(2, 1, 0)], 4)).toEqual([['account-1'], []]);
});

test('the slots of other machines count', () => {
  expect(ignored([load(1, 1, 9), load(2, 2, 3)], 4)).toEqual([['account-1'], []]);
});

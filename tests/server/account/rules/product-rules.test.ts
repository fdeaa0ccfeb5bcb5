import { describe, expect, test } from 'vitest';
import { byPrecedence, isLifetime, productStatus } from '../../../../server/account/rules/product-rules';

const NOW = Date.UTC(2026, 5, 1);
const LATER = '2026-07-01T00:00:00.000Z';
const BEFORE = '2026-05-01T00:00:00.000Z';

let id = 0;
const product = (
  productType: 'recurring' | 'single' | 'trial',
  status: 'active' | 'cancelled' | 'overdue',
  expiresAt: string | null = LATER,
) => {
  id += 1;
  return { id, productType, status, expiresAt, productGroup: { name: '', type: '' } };
};

test('an active trial counts before recurring ones, those before single ones, and a trial that is over last', () => {
  const trial = product('trial', 'active');
  const active = product('recurring', 'active');
  const cancelled = product('recurring', 'cancelled');
  const overdue = product('recurring', 'overdue', BEFORE);
  const single = product('single', 'active', null);
  const pastTrial = product('trial', 'active', BEFORE);
  const all = [pastTrial, single, overdue, cancelled, active, trial];
  expect(all.toSorted(byPrecedence(NOW))).toEqual([trial, active, cancelled, overdue, single, pastTrial]);
});

test('a trial is over at its end, and when it was cancelled', () => {
  const single = product('single', 'active', null);
  const ended = product('trial', 'active', new Date(NOW).toISOString());
  const cancelled = product('trial', 'cancelled');
  const endless = product('trial', 'active', null);
  expect([ended, single].toSorted(byPrecedence(NOW))[0]).toBe(single);
  expect([cancelled, single].toSorted(byPrecedence(NOW))[0]).toBe(single);
  expect([single, endless].toSorted(byPrecedence(NOW))[0]).toBe(endless);
});

test('the newer of two alike counts first', () => {
  const older = product('single', 'active');
  const newer = product('single', 'active');
  expect([older, newer].toSorted(byPrecedence(NOW))).toEqual([newer, older]);
});

describe('status', () => {
  test.each([
    ['active', LATER, 'active'],
    ['active', BEFORE, 'overdue'],
    ['active', '2026-06-01T00:00:00.000Z', 'overdue'],
    ['active', '2026-06-01T00:00:00.001Z', 'active'],
    ['active', null, 'active'],
    ['cancelled', BEFORE, 'cancelled'],
    ['overdue', LATER, 'overdue'],
  ] as const)('%s until %s is %s', (status, expiresAt, expected) => {
    expect(productStatus(status, expiresAt === null ? null : new Date(expiresAt), NOW)).toBe(expected);
  });
});

test.each([
  ['single', '2100-01-01T00:00:00.000Z', true],
  ['single', '2099-12-31T23:59:59.999Z', false],
  ['single', null, true],
  ['recurring', '2100-01-01T00:00:00.000Z', false],
] as const)('%s until %s is for life: %s', (type, expiresAt, expected) => {
  expect(isLifetime(type, expiresAt === null ? null : new Date(expiresAt))).toBe(expected);
});

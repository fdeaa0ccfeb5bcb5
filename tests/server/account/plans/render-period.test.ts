import { expect, test } from 'vitest';
import { type BilledProduct, renderPeriodOf } from '../../../../server/account/plans/render-period';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const plan = (change: Partial<Record<keyof BilledProduct, string | null>> = {}): BilledProduct => {
  const { expiresAt = '2026-05-17T08:30:00Z', ...rest } = change;
  const row = { productType: 'recurring', status: 'active', ...rest } as BilledProduct;
  return { ...row, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
};
const period = (products: BilledProduct[], nowMs = NOW) => {
  const { startsAt, endsAt } = renderPeriodOf(products, nowMs);
  return [startsAt.toISOString().slice(0, 16), endsAt.toISOString().slice(0, 16)];
};

test('is the month before the plan is paid for again', () => {
  expect(period([plan()])).toEqual(['2026-04-17T08:30', '2026-05-17T08:30']);
});

test('of a plan for a year is a month of it', () => {
  expect(period([plan({ expiresAt: '2027-02-03T00:00:00Z' })])).toEqual(['2026-05-03T00:00', '2026-06-03T00:00']);
});

test.each([
  ['2026-02-20T00:00:00Z', ['2026-01-31T10:00', '2026-02-28T10:00']],
  ['2026-02-28T10:00:00Z', ['2026-02-28T10:00', '2026-03-31T10:00']],
  ['2028-02-10T00:00:00Z', ['2028-01-31T10:00', '2028-02-29T10:00']],
])('keeps the 31st in short months: %s', (now, expected) => {
  expect(period([plan({ expiresAt: '2026-03-31T10:00:00Z' })], Date.parse(now))).toEqual(expected);
});

test('a new period begins at the second of the payment', () => {
  const end = Date.parse('2026-05-17T08:30:00Z');
  expect(period([plan()], end - 1)[1]).toBe('2026-05-17T08:30');
  expect(period([plan()], end)).toEqual(['2026-05-17T08:30', '2026-06-17T08:30']);
});

test('follows the plan that counts: an active one, then a cancelled one, then the last that has run out', () => {
  const over = plan({ expiresAt: '2026-03-22T00:00:00Z' });
  const cancelled = plan({ status: 'cancelled', expiresAt: '2026-05-12T00:00:00Z' });
  expect(period([over, cancelled, plan()])[1]).toBe('2026-05-17T08:30');
  expect(period([over, cancelled])[1]).toBe('2026-05-12T00:00');
  expect(period([over, plan({ expiresAt: '2025-12-01T00:00:00Z' })])[1]).toBe('2026-05-22T00:00');
});

test('follows, of several alike, the one that is paid for first, or that ran out last', () => {
  const soon = plan({ expiresAt: '2026-05-12T00:00:00Z' });
  expect([period([plan(), soon])[1], period([soon, plan()])[1]]).toEqual(['2026-05-12T00:00', '2026-05-12T00:00']);
  const older = plan({ status: 'overdue', expiresAt: '2026-02-20T00:00:00Z' });
  const newer = plan({ status: 'overdue', expiresAt: '2026-04-22T00:00:00Z' });
  expect([period([older, newer])[1], period([newer, older])[1]]).toEqual(['2026-05-22T00:00', '2026-05-22T00:00']);
});

test('follows a cancelled plan that still runs rather than one that is overdue', () => {
  const overdue = plan({ status: 'overdue', expiresAt: '2026-05-30T00:00:00Z' });
  const cancelled = plan({ status: 'cancelled', expiresAt: '2026-05-12T00:00:00Z' });
  expect(period([overdue, cancelled])[1]).toBe('2026-05-12T00:00');
  expect(period([overdue, plan({ expiresAt: '2026-06-08T00:00:00Z' })])[1]).toBe('2026-06-08T00:00');
});

test.each([
  ['no product', []],
  ['a trial', [plan({ productType: 'trial' })]],
  ['a single product', [plan({ productType: 'single' })]],
  ['a plan for life', [plan({ expiresAt: '2100-01-01T00:00:00Z' })]],
  ['a plan without an end', [plan({ expiresAt: null })]],
])('is the calendar month (UTC) with %s', (_name, products) => {
  expect(period(products)).toEqual(['2026-05-01T00:00', '2026-06-01T00:00']);
});

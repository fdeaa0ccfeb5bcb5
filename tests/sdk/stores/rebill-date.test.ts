import { expect, it } from 'vitest';
import type { User } from '../../../sdk/contract/schemas/user';
import { rebillDate } from '../../../sdk/stores/rebill-date';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const product = (change: Partial<User['products'][number]>): User['products'][number] => ({
  ...{ id: 1, productType: 'recurring', status: 'active', productGroup: { name: 'Pro', type: 'pro' } },
  expiresAt: '2026-06-01T00:00:00Z',
  ...change,
});

it('is the next end of a running monthly plan', () => {
  const later = product({ expiresAt: '2026-07-01T00:00:00Z' });
  expect(rebillDate([later, product({})], NOW)).toBe('2026-06-01T00:00:00Z');
});

it.each([
  ['no product', []],
  ['a trial', [product({ productType: 'trial' })]],
  ['a plan that was cancelled', [product({ status: 'cancelled' })]],
  ['a plan whose time is over', [product({ expiresAt: '2026-05-10T11:59:59Z' })]],
  ['a plan for life', [product({ expiresAt: '2100-01-01T00:00:00Z' })]],
  ['a plan without an end', [product({ expiresAt: null })]],
])('is none with %s', (_name, products) => {
  expect(rebillDate(products, NOW)).toBeUndefined();
});

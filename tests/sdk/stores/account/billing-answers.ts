/** What the server answers about plans and payment. */
import type { Billing, HeldProduct, PlanSwitch, Purchase } from '../../../../sdk/contract/plans/billing';
import type { Plan, PlanDraft } from '../../../../sdk/contract/plans/plan';

export const draft: PlanDraft = {
  name: 'Pro',
  description: '',
  priceMinor: 2900,
  currency: 'USD',
  interval: 'month',
  trialDays: 0,
  productGroup: { name: 'Pro', type: 'pro' },
  limits: {},
  permissions: [],
  premium: true,
  countsDeviceExports: false,
  isDefault: false,
  isArchived: false,
};

const { isArchived: _isArchived, ...sold } = draft;
export const plan: Plan = { ...sold, id: 2, limits: {}, allLimits: {} };

export const held: HeldProduct = {
  id: 5,
  productType: 'recurring',
  status: 'active',
  expiresAt: '2126-12-22T10:00:00.000Z',
  isLifetime: false,
  productGroup: { name: 'Pro', type: 'pro' },
  planId: 2,
  planName: 'Pro',
  provider: 'manual',
  isActive: true,
  nextPlan: null,
};

export const billing: Billing = {
  provider: 'manual',
  currentPlanId: null,
  products: [],
  request: null,
  hasPortal: false,
};

export const request = {
  id: 9,
  plan,
  status: 'open',
  note: '',
  answer: '',
  createdAt: '2026-11-20T08:00:00.000Z',
  person: { id: 2, email: 'kim@juniper.example', name: 'Kim' },
  tenantName: 'Juniper',
} as const;

export const planSwitch: PlanSwitch = {
  plan,
  takesEffect: 'now',
  at: '2026-11-22T10:00:00.000Z',
  dueMinor: 1450,
  creditMinor: 450,
  nextAt: '2026-12-22T10:00:00.000Z',
  nextMinor: 2900,
  currency: 'USD',
  pricedAt: '2026-11-22T10:00:00.000Z',
};

export const purchase: Purchase = {
  id: 3,
  number: '2026-000003',
  planName: 'Pro',
  amountMinor: 2900,
  taxMinor: 0,
  currency: 'USD',
  status: 'paid',
  refundedMinor: 0,
  refundedAt: null,
  at: '2026-11-20T08:00:00.000Z',
};

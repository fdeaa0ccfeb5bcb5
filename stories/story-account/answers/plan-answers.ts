import {
  type Billing,
  DEFAULT_ACCOUNT_LIMITS,
  type HeldProduct,
  type ManagedPlan,
  type ManagedPlanRequest,
  type PlanRequest,
  type PlanSwitch,
  type Purchase,
  type Receipt,
} from '@spotreel/sdk/internal/contract';
import { pageOf } from '../page-of';
import type { Answers } from '../story-call';

const pro = { organisationLimit: 5, additionalIngredientLimit: 10, concurrentRenderLimit: 3, recipeDurationLimit: 600 };

export const demoPlans: readonly ManagedPlan[] = [
  planOf(1, 'Free', 0, { description: 'Make your first videos.', isDefault: true, premium: false, limits: {} }),
  planOf(2, 'Pro', 2900, { description: 'For regular posts. Cancel any time.', trialDays: 7 }),
  planOf(3, 'Pro', 29_000, { description: 'Two months free.', interval: 'year' }),
  planOf(4, 'Pro for life', 79_000, { description: 'Pay once, use it for good.', interval: 'once' }),
  planOf(6, 'Basic', 900, { description: 'For a video now and then.', limits: { organisationLimit: 2 } }),
  planOf(5, 'Summer offer with a rather long name for a plan', 1950, { isArchived: true }),
];

export const demoProduct: HeldProduct = {
  id: 1,
  productType: 'recurring',
  status: 'active',
  expiresAt: '2126-12-22T10:00:00.000Z',
  isLifetime: false,
  productGroup: { name: 'Spotreel Pro', type: 'pro' },
  planId: 2,
  planName: 'Pro',
  provider: 'manual',
  isActive: true,
  nextPlan: null,
};

/** Sold without one of the plans. */
export const productForLife: HeldProduct = {
  ...demoProduct,
  productType: 'single',
  expiresAt: null,
  isLifetime: true,
  planId: null,
  planName: 'Spotreel Pro',
};

export const openRequest: PlanRequest = {
  id: 1,
  plan: demoPlans[2] ?? planOf(3, 'Pro', 29_000, {}),
  status: 'open',
  note: 'We pay by bank transfer.',
  answer: '',
  createdAt: '2026-11-20T08:00:00.000Z',
};

export const demoBilling: Billing = {
  provider: 'manual',
  currentPlanId: 2,
  products: [demoProduct],
  request: null,
  hasPortal: false,
};

const onlineProduct: HeldProduct = { ...demoProduct, provider: 'stripe' };
/** A subscription that is paid online. */
export const onlineBilling: Billing = {
  ...demoBilling,
  provider: 'stripe',
  hasPortal: true,
  products: [onlineProduct],
};

/** A longer term begins now, a smaller plan at the end. */
function switchTo(planId: number): PlanSwitch {
  const plan = demoPlans.find(({ id }) => id === planId) ?? openRequest.plan;
  const isNow = plan.interval === 'year';
  return {
    plan,
    takesEffect: isNow ? 'now' : 'periodEnd',
    at: isNow ? '2026-11-22T10:00:00.000Z' : '2126-12-22T10:00:00.000Z',
    dueMinor: isNow ? 27_550 : 0,
    creditMinor: isNow ? 1450 : 0,
    nextAt: isNow ? '2027-11-22T10:00:00.000Z' : '2126-12-22T10:00:00.000Z',
    nextMinor: plan.priceMinor,
    currency: 'USD',
    pricedAt: '2026-11-22T10:00:00.000Z',
  };
}

const demoPurchases: readonly Purchase[] = [
  bought(2, '2026-000014', 2900, 'paid'),
  { ...bought(3, '2026-000011', 2900, 'paid'), refundedMinor: 1000, refundedAt: '2026-11-21T08:00:00.000Z' },
  bought(4, '2026-000010', 2900, 'refunded'),
  bought(1, '2026-000009', 0, 'granted'),
];

export const demoReceipt: Receipt = {
  ...bought(2, '2026-000014', 2900, 'paid'),
  taxMinor: 483,
  taxName: 'VAT',
  taxPercent: 20,
  seller: ['Juniper & Co', '1 Elm Street', 'Springfield'],
  buyerName: 'Dana Demo',
  buyerEmail: 'dana@example.com',
};

const demoRequests: readonly ManagedPlanRequest[] = [
  { ...openRequest, person: { id: 2, email: 'kim@juniper.example', name: 'Kim Okafor' }, tenantName: 'Juniper & Co' },
  {
    ...openRequest,
    id: 2,
    status: 'declined',
    note: '',
    person: { id: 3, email: 'a.person.with.a.very.long.address@marketing.example.com', name: 'Lee Park' },
    tenantName: 'Juniper & Co',
  },
];

/** Answers for the pages of plans and payment. */
export function planAnswers(): Answers {
  let billing = demoBilling;
  let requests = demoRequests;
  let product = demoProduct;
  const answered = (id: number, status: 'granted' | 'declined') => {
    requests = requests.map((request) => (request.id === id ? { ...request, status } : request));
  };
  const cancelled = (status: 'active' | 'cancelled') => {
    billing = { ...billing, products: [{ ...demoProduct, status }] };
    return billing;
  };
  return {
    dataExports: () => [
      {
        id: 1,
        status: 'done',
        percentageComplete: 100,
        sizeBytes: 48_200_000,
        downloadUrl: '#download',
        expiresAt: '2026-11-27T08:00:00.000Z',
        createdAt: '2026-11-20T08:00:00.000Z',
      },
    ],
    requestDataExport: () => ({
      id: 2,
      status: 'queued',
      percentageComplete: 0,
      sizeBytes: null,
      downloadUrl: null,
      expiresAt: null,
      createdAt: '2026-11-21T08:00:00.000Z',
    }),
    deleteAccount: () => ({ deleted: true }),
    plans: () => demoPlans.filter(({ isArchived }) => !isArchived),
    billing: () => billing,
    requestPlan: ({ params }) => ({
      ...openRequest,
      plan: demoPlans.find(({ id }) => id === Number(params.planId)) ?? openRequest.plan,
    }),
    withdrawPlanRequest: () => ({ withdrawn: true }),
    previewPlanSwitch: ({ params }) => switchTo(Number(params.planId)),
    switchPlan: ({ params }) => {
      const { plan, takesEffect } = switchTo(Number(params.planId));
      const isNow = takesEffect === 'now';
      const held = isNow ? { planId: plan.id, planName: plan.name } : { nextPlan: plan };
      billing = {
        ...onlineBilling,
        ...(isNow && { currentPlanId: plan.id }),
        products: [{ ...onlineProduct, ...held }],
      };
      return billing;
    },
    keepPlan: () => {
      billing = onlineBilling;
      return billing;
    },
    beginCheckout: () => ({ url: '#checkout' }),
    openPaymentPortal: () => ({ url: '#portal' }),
    cancelProduct: () => cancelled('cancelled'),
    resumeProduct: () => cancelled('active'),
    purchases: (asked) => pageOf(demoPurchases, asked),
    receipt: () => demoReceipt,
    managedPlans: () => ({ plans: demoPlans, inherited: [] }),
    createPlan: () => demoPlans[1],
    updatePlan: () => demoPlans[1],
    planRequests: (asked) => pageOf(requests, asked),
    grantPlanRequest: ({ params }) => {
      answered(Number(params.requestId), 'granted');
      return demoProduct;
    },
    declinePlanRequest: ({ params }) => {
      answered(Number(params.requestId), 'declined');
      return { declined: true };
    },
    personProducts: () => [product],
    grantProduct: () => product,
    updateProduct: ({ body }) => {
      product = { ...product, ...(body as Partial<HeldProduct>) };
      return product;
    },
  };
}

function planOf(id: number, name: string, priceMinor: number, change: Partial<ManagedPlan>): ManagedPlan {
  const limits = change.limits ?? pro;
  return {
    id,
    name,
    description: '',
    priceMinor,
    currency: 'USD',
    interval: 'month',
    trialDays: 0,
    productGroup: { name: 'Spotreel Pro', type: 'pro' },
    limits,
    allLimits: { ...(DEFAULT_ACCOUNT_LIMITS as Record<string, number>), ...limits },
    permissions: ['api.upsell.recipes'],
    premium: true,
    isDefault: false,
    isArchived: false,
    ...change,
  };
}

function bought(id: number, number: string, amountMinor: number, status: Purchase['status']): Purchase {
  const at = '2026-11-20T08:00:00.000Z';
  const refund =
    status === 'refunded' ? { refundedMinor: amountMinor, refundedAt: at } : { refundedMinor: 0, refundedAt: null };
  return { id, number, planName: 'Pro', amountMinor, taxMinor: 0, currency: 'USD', status, ...refund, at };
}

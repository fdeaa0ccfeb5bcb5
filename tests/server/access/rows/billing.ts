import { type AccessRows, byPath, managed, own, ownWith } from '../access-rules';

const planDraft = {
  name: 'Taken over',
  description: '',
  priceMinor: 0,
  currency: 'EUR',
  interval: 'month',
  trialDays: 0,
  productGroup: { name: 'Taken over', type: 'taken' },
  limits: { renderLimit: 1 },
  permissions: [],
  premium: false,
  isDefault: false,
  isArchived: false,
};

export const access: AccessRows = {
  plans: own,
  billing: own,
  requestPlan: byPath(({ planId }) => `/v1/plan/${planId}/request`, { note: '' }),
  withdrawPlanRequest: byPath(({ planRequestId }) => `/v1/plan-request/${planRequestId}`),
  beginCheckout: byPath(({ planId }) => `/v1/plan/${planId}/checkout`),
  openPaymentPortal: own,
  previewPlanSwitch: byPath(({ planId }) => `/v1/plan/${planId}/switch`),
  switchPlan: byPath(({ planId }) => `/v1/plan/${planId}/switch`, {
    pricedAt: '2026-11-22T10:00:00.000Z',
    dueMinor: 0,
  }),
  keepPlan: byPath(({ productId }) => `/v1/user/product/${productId}/keep-plan`),
  cancelProduct: byPath(({ productId }) => `/v1/user/product/${productId}/cancel`),
  resumeProduct: byPath(({ productId }) => `/v1/user/product/${productId}/resume`),
  purchases: own,
  receipt: byPath(({ purchaseId }) => `/v1/purchase/${purchaseId}`),
  managedPlans: own,
  createPlan: ownWith(planDraft),
  updatePlan: byPath(({ planId }) => `/v1/managed-plan/${planId}`, planDraft),
  planRequests: { kind: 'own', operatorsToo: true },
  grantPlanRequest: managed(({ planRequestId }) => `/v1/managed-plan-request/${planRequestId}/grant`, {
    amountMinor: 0,
    expiresAt: null,
    note: '',
  }),
  declinePlanRequest: managed(({ planRequestId }) => `/v1/managed-plan-request/${planRequestId}/decline`, { note: '' }),
  personProducts: managed(({ userId }) => `/v1/people/${userId}/product`),
  grantProduct: managed(({ userId }) => `/v1/people/${userId}/product`, {
    planId: 1,
    amountMinor: 0,
    expiresAt: null,
    note: '',
  }),
  updateProduct: managed(({ productId }) => `/v1/managed-product/${productId}`, { status: 'active', expiresAt: null }),
};

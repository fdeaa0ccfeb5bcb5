import * as z from 'zod/mini';
import { defineCall } from '../call';
import { clampedNumber } from '../schemas/scalars';
import { billing, planRequest, planSwitch, purchase, receipt, requestNote, switchConfirmation } from './billing';
import { plan } from './plan';

const pageAddress = z.looseObject({ url: z.string() });

/** Plans, and how an account gets and pays one. */
export const billingCalls = {
  plans: defineCall({
    method: 'GET',
    path: '/v1/plan',
    auth: 'user',
    summary: 'Plans that the account is offered.',
    output: z.array(plan),
  }),
  billing: defineCall({
    method: 'GET',
    path: '/v1/billing',
    auth: 'user',
    summary: 'Products and requests of the account, and how it pays.',
    output: billing,
  }),
  requestPlan: defineCall({
    method: 'POST',
    path: '/v1/plan/{planId}/request',
    auth: 'user',
    summary: 'Asks for a plan. An earlier open request is replaced.',
    body: z.object({ note: requestNote }),
    output: planRequest,
    errors: ['payment_online'],
  }),
  withdrawPlanRequest: defineCall({
    method: 'DELETE',
    path: '/v1/plan-request/{requestId}',
    auth: 'user',
    summary: 'Takes an open request back.',
    output: z.looseObject({ withdrawn: z.boolean() }),
  }),
  beginCheckout: defineCall({
    method: 'POST',
    path: '/v1/plan/{planId}/checkout',
    auth: 'user',
    summary: 'Answers the page on which the plan is paid for.',
    output: pageAddress,
    errors: ['payment_offline', 'payment_unavailable', 'subscription_exists'],
  }),
  previewPlanSwitch: defineCall({
    method: 'GET',
    path: '/v1/plan/{planId}/switch',
    auth: 'user',
    summary: 'What it costs to change the subscription to another plan, and when that happens. Nothing changes.',
    output: planSwitch,
    errors: ['payment_offline', 'payment_unavailable', 'plan_not_switchable', 'subscription_over'],
  }),
  switchPlan: defineCall({
    method: 'POST',
    path: '/v1/plan/{planId}/switch',
    auth: 'user',
    summary: 'Changes the subscription to another plan, as it was shown.',
    body: switchConfirmation,
    output: billing,
    errors: [
      'payment_declined',
      'payment_offline',
      'payment_unavailable',
      'plan_not_switchable',
      'subscription_over',
      'switch_outdated',
    ],
  }),
  keepPlan: defineCall({
    method: 'POST',
    path: '/v1/user/product/{productId}/keep-plan',
    auth: 'user',
    summary: 'Takes a change of plan back that was to happen at the end of the period.',
    output: billing,
    errors: ['payment_offline', 'payment_unavailable', 'subscription_over'],
  }),
  openPaymentPortal: defineCall({
    method: 'POST',
    path: '/v1/billing/portal',
    auth: 'user',
    summary: 'Answers the page on which cards and invoices are managed.',
    output: pageAddress,
    errors: ['payment_offline', 'payment_unavailable'],
  }),
  cancelProduct: defineCall({
    method: 'POST',
    path: '/v1/user/product/{productId}/cancel',
    auth: 'user',
    summary: 'Ends a subscription at the end of the period that is paid for.',
    output: billing,
    errors: ['payment_unavailable', 'subscription_over'],
  }),
  resumeProduct: defineCall({
    method: 'POST',
    path: '/v1/user/product/{productId}/resume',
    auth: 'user',
    summary: 'Takes the cancellation of a subscription back.',
    output: billing,
    errors: ['payment_unavailable', 'subscription_over'],
  }),
  purchases: defineCall({
    method: 'GET',
    path: '/v1/purchase',
    auth: 'user',
    summary: 'Purchases of the account, the newest first.',
    query: z.object({ page: clampedNumber(1, Number.MAX_SAFE_INTEGER), perPage: clampedNumber(25, 100) }),
    output: purchase,
    list: true,
  }),
  receipt: defineCall({
    method: 'GET',
    path: '/v1/purchase/{purchaseId}',
    auth: 'user',
    summary: 'A purchase with everything that its receipt says.',
    output: receipt,
  }),
} as const;

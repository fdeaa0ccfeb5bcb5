import * as z from 'zod/mini';
import { defineCall } from '../call';
import { clampedNumber, searchText, timestamp } from '../schemas/scalars';
import { heldProduct, managedPlanRequest, paidAmount, productGrant, requestNote } from './billing';
import { managedPlan, planDraft } from './plan';

/** Calls of operators, agency admins and resellers, who sell plans. */
export const planAdministrationCalls = {
  managedPlans: defineCall({
    method: 'GET',
    path: '/v1/managed-plan',
    auth: 'admin',
    summary: 'Plans of the own tenant, archived ones too.',
    output: z.looseObject({ plans: z.array(managedPlan), inherited: z.array(managedPlan) }),
  }),
  createPlan: defineCall({
    method: 'POST',
    path: '/v1/managed-plan',
    auth: 'admin',
    summary: 'Adds a plan to the own tenant.',
    body: planDraft,
    output: managedPlan,
    errors: ['plan_too_large'],
  }),
  updatePlan: defineCall({
    method: 'PUT',
    path: '/v1/managed-plan/{planId}',
    auth: 'admin',
    summary: 'Changes a plan of the own tenant.',
    body: planDraft,
    output: managedPlan,
    errors: ['plan_too_large'],
  }),
  planRequests: defineCall({
    method: 'GET',
    path: '/v1/managed-plan-request',
    auth: 'admin',
    summary: 'Requests of people whom the caller manages, open ones first.',
    query: z.object({
      page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
      perPage: clampedNumber(25, 100),
      search: z.optional(searchText),
    }),
    output: managedPlanRequest,
    list: true,
  }),
  grantPlanRequest: defineCall({
    method: 'POST',
    path: '/v1/managed-plan-request/{requestId}/grant',
    auth: 'admin',
    summary: 'Grants a request: the person gets the plan and a receipt.',
    body: z.object({ amountMinor: paidAmount, expiresAt: z.nullable(timestamp), note: requestNote }),
    output: heldProduct,
    errors: ['request_answered', 'plan_too_large'],
  }),
  declinePlanRequest: defineCall({
    method: 'POST',
    path: '/v1/managed-plan-request/{requestId}/decline',
    auth: 'admin',
    summary: 'Declines a request, with a note to the person.',
    body: z.object({ note: requestNote }),
    output: z.looseObject({ declined: z.boolean() }),
    errors: ['request_answered'],
  }),
  personProducts: defineCall({
    method: 'GET',
    path: '/v1/people/{userId}/product',
    auth: 'admin',
    summary: 'Products of a person whom the caller manages.',
    output: z.array(heldProduct),
  }),
  grantProduct: defineCall({
    method: 'POST',
    path: '/v1/people/{userId}/product',
    auth: 'admin',
    summary: 'Gives a person a plan, with a receipt. Takes an Idempotency-Key.',
    body: productGrant,
    output: heldProduct,
    errors: ['plan_too_large'],
  }),
  updateProduct: defineCall({
    method: 'PUT',
    path: '/v1/managed-product/{productId}',
    auth: 'admin',
    summary: 'Cancels, resumes or moves the end of a product that was granted.',
    body: z.object({ status: z.enum(['active', 'cancelled']), expiresAt: z.nullable(timestamp) }),
    output: heldProduct,
    errors: ['payment_online', 'plan_too_large'],
  }),
} as const;

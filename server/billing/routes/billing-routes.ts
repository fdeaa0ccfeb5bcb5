import type { Route } from '../../platform/http/implement';
import type { BillingServices } from '../services';
import { billing } from './billing';
import { cancelProduct, resumeProduct } from './cancel-product';
import { beginCheckout, openPaymentPortal } from './checkout';
import { createPlan, managedPlans, updatePlan } from './managed-plans';
import { grantProduct, personProducts, updateProduct } from './person-products';
import { declinePlanRequest, grantPlanRequest, planRequests } from './plan-requests';
import { plans } from './plans';
import { purchases, receipt } from './purchases';
import { requestPlan, withdrawPlanRequest } from './request-plan';
import { keepPlan, previewPlanSwitch, switchPlan } from './switch-plan';

export const billingRoutes: readonly Route<BillingServices>[] = [
  plans,
  billing,
  requestPlan,
  withdrawPlanRequest,
  beginCheckout,
  openPaymentPortal,
  previewPlanSwitch,
  switchPlan,
  keepPlan,
  cancelProduct,
  resumeProduct,
  purchases,
  receipt,
  managedPlans,
  createPlan,
  updatePlan,
  planRequests,
  grantPlanRequest,
  declinePlanRequest,
  personProducts,
  grantProduct,
  updateProduct,
];

import { API_BASE_PATH } from '@spotreel/sdk/internal/contract';
import { desc, eq } from 'drizzle-orm';
import { defineModule } from '../platform/modules/module';
import { billingDomain } from './domain';
import { paymentSyncKind, subscriptionEndKind } from './job-kinds';
import { endSalesOf, saleEndHandler } from './payments/end-sales';
import { paymentHandler } from './payments/payment-jobs';
import { cancelProduct, resumeProduct } from './routes/cancel-product';
import { beginCheckout, openPaymentPortal } from './routes/checkout';
import { createPlan, managedPlans, updatePlan } from './routes/managed-plans';
import { grantProduct, personProducts, updateProduct } from './routes/person-products';
import { declinePlanRequest, grantPlanRequest, planRequests } from './routes/plan-requests';
import { billing, plans, requestPlan, withdrawPlanRequest } from './routes/plans';
import { purchases, receipt } from './routes/purchases';
import { keepPlan, previewPlanSwitch, switchPlan } from './routes/switch-plan';
import { serveWebhook } from './stripe/serve-webhook';
import { billingCustomer, planRequest, purchase } from './tables';

export const billingModule = defineModule(billingDomain, {
  calls: [
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
  ],
  pages: [{ method: 'POST', path: `${API_BASE_PATH}/v1/billing/stripe/webhook`, answer: serveWebhook }],
  jobs: {
    slots: 1,
    handlers: [
      [paymentSyncKind, paymentHandler],
      [subscriptionEndKind, saleEndHandler],
    ],
  },
  personalRecords: {
    'plan-requests.json': (db, userId) => db.select().from(planRequest).where(eq(planRequest.userId, userId)),
    'purchases.json': (db, userId) =>
      db.select().from(purchase).where(eq(purchase.userId, userId)).orderBy(desc(purchase.id)),
    'payment-accounts.json': (db, userId) =>
      db.select().from(billingCustomer).where(eq(billingCustomer.userId, userId)),
  },
  closeAccount: (tx, { jobs }, userId) => endSalesOf(tx, jobs, userId),
});

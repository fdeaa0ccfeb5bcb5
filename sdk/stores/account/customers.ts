/** People's plans as those see them who grant them. One a screen. */
import type { HeldProduct, ManagedPlanRequest, ProductGrant } from '../../contract/schemas/account/billing';
import type { Plan } from '../../contract/schemas/account/plan';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';
import { createRepeatKey } from './repeat-key';
import { createSearchedPages } from './searched-pages';

/** What is granted with a plan. */
export type GrantTerms = Omit<ProductGrant, 'planId'>;

interface ProductTerm {
  readonly status: 'active' | 'cancelled';
  readonly expiresAt: string | null;
}

/** Requests for plans, and the products of one person at a time. */
// long: one store, an action after the other
export function createCustomers({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const requests = createSearchedPages<ManagedPlanRequest>(context.t, async (query, signal) =>
    (await context.accounts()).planRequests({ query, signal }),
  );
  const plans = createLoader<readonly Plan[]>(describe);
  const products = createLoader<readonly HeldProduct[]>(describe);
  const form = createForm(context.t);
  const grantKey = createRepeatKey();
  const loadProducts = (userId: number) =>
    products.load(async (signal) => (await context.accounts()).personProducts({ params: { userId }, signal }));
  const put = async (productId: number, body: ProductTerm): Promise<boolean> => {
    const params = { productId };
    const changed = await form.send(async () => (await context.accounts()).updateProduct({ params, body }));
    if (changed) products.update((all) => all.map((one) => (one.id === changed.id ? changed : one)));
    return changed !== undefined;
  };
  return {
    requests,
    $plans: plans.$state,
    $products: products.$state,
    $form: form.$state,
    resetForm: form.reset,
    loadPlans: () => plans.load(async (signal) => (await context.accounts()).plans({ signal })),
    loadProducts,
    /** False if it was not taken. */
    async grantRequest(requestId: number, body: GrantTerms): Promise<boolean> {
      const params = { requestId };
      const done = await form.send(async () => (await context.accounts()).grantPlanRequest({ params, body }));
      if (done) await requests.load();
      return done !== undefined;
    },
    /** False if it was not taken. */
    async declineRequest(requestId: number, note: string): Promise<boolean> {
      const params = { requestId };
      const done = await form.send(async () =>
        (await context.accounts()).declinePlanRequest({ params, body: { note } }),
      );
      if (done) await requests.load();
      return done !== undefined;
    },
    /** False if it was not taken. */
    async grant(userId: number, body: ProductGrant): Promise<boolean> {
      const idempotencyKey = grantKey.of({ userId, ...body });
      const params = { userId };
      const done = await form.send(async () =>
        (await context.accounts()).grantProduct({ params, body, idempotencyKey }),
      );
      if (!done) return false;
      grantKey.forget();
      await loadProducts(userId);
      return true;
    },
    /** Cancels a product at once or at its end, or takes that back; a toast offers to undo it. */
    async setStatus(product: HeldProduct, status: 'active' | 'cancelled'): Promise<void> {
      // without an end a canceled product ends now
      const now = new Date(context.clock.now()).toISOString();
      const expiresAt = status === 'cancelled' ? (product.expiresAt ?? now) : product.expiresAt;
      if (!(await put(product.id, { status, expiresAt })) || status === 'active') return;
      const undo = () => void put(product.id, { status: 'active', expiresAt: product.expiresAt });
      const action = { label: context.t('customers.undo'), run: undo };
      context.toasts.show({ tone: 'info', title: context.t('customers.canceled'), action });
    },
  };
}

/** What `createCustomers` returns. */
export type CustomersStore = ReturnType<typeof createCustomers>;

/** People's plans as those see them who grant them. One a screen. */

import type { HeldProduct, ManagedPlanRequest, ProductGrant } from '../../contract/plans/billing';
import type { Plan } from '../../contract/plans/plan';
import type { Id } from '../../contract/schemas/ids';
import { createRepeatKey } from '../resource/repeat-key';
import { replaced, resource } from '../resource/resource';
import { searchedPages } from '../resource/searched-pages';
import type { Spotreel } from '../spotreel';

/** Terms of a granted plan. */
export type GrantTerms = Omit<ProductGrant, 'planId'>;

interface ProductTerm {
  readonly status: 'active' | 'cancelled';
  readonly expiresAt: string | null;
}

/** Requests for plans, and the products of one person at a time. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one store, an action after the other
export function createCustomers({ editing: { context } }: Spotreel) {
  const { pages: requests } = searchedPages<ManagedPlanRequest>(context, (api, query, signal) =>
    api.planRequests({ query, signal }),
  );
  const plans = resource(context, (api, signal): Promise<readonly Plan[]> => api.plans({ signal }));
  const products = resource(
    context,
    (api, signal, userId: Id<'user'>): Promise<readonly HeldProduct[]> =>
      api.personProducts({ params: { userId }, signal }),
  );
  const { save } = products;
  const grantKey = createRepeatKey();
  /** Reads the requests again where one was taken. */
  const decide = async (saving: Promise<boolean>): Promise<boolean> => {
    const isDone = await saving;
    if (isDone) await requests.load();
    return isDone;
  };
  const put = (productId: Id<'product'>, body: ProductTerm) =>
    save((api) => api.updateProduct({ params: { productId }, body }), replaced);
  return {
    requests,
    $plans: plans.$state,
    $products: products.$state,
    $form: products.$form,
    resetForm: products.resetForm,
    loadPlans: plans.load,
    loadProducts: products.load,
    /** False if it was not taken. */
    grantRequest: (requestId: number, body: GrantTerms) =>
      decide(save((api) => api.grantPlanRequest({ params: { requestId }, body }))),
    /** False if it was not taken. */
    declineRequest: (requestId: number, note: string) =>
      decide(save((api) => api.declinePlanRequest({ params: { requestId }, body: { note } }))),
    /** False if it was not taken. */
    async grant(userId: Id<'user'>, body: ProductGrant): Promise<boolean> {
      const idempotencyKey = grantKey.of({ userId, ...body });
      if (!(await save((api) => api.grantProduct({ params: { userId }, body, idempotencyKey })))) return false;
      grantKey.forget();
      await products.load(userId);
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

/** Result of `createCustomers`. */
export type CustomersStore = ReturnType<typeof createCustomers>;

/**
 * Interface of a payment provider: a page to pay on, a page to manage cards, and the state of what was sold. Every
 * method but `readEvent` throws `payment_unavailable` while the provider does not answer.
 */
import type { PlanInterval } from '@spotreel/sdk/internal/contract';

export interface Checkout {
  readonly customerRef: string;
  readonly userId: number;
  readonly planId: number;
  readonly name: string;
  readonly priceMinor: number;
  readonly currency: string;
  readonly interval: PlanInterval;
  /** 0: none. */
  readonly trialDays: number;
  /** Address to return to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Buyer and plan, as we wrote them when it was sold; undefined: it was not sold by this server. */
export interface Sale {
  readonly userId: number;
  readonly planId: number;
}

export interface SubscriptionState {
  readonly ref: string;
  /** Id of the payer at the provider. */
  readonly customerRef: string | undefined;
  readonly sale: Sale | undefined;
  readonly status: 'trial' | 'active' | 'cancelled' | 'overdue' | 'none';
  /** End of the period that is paid for. */
  readonly endsAt: Date;
  /** Plan that it becomes then; undefined: it stays. */
  readonly nextPlanId: number | undefined;
}

/** Another plan for a subscription. */
export interface NewTerms {
  readonly userId: number;
  readonly planId: number;
  readonly name: string;
  readonly priceMinor: number;
  readonly currency: string;
  readonly interval: PlanInterval;
  /** The moment to which the former plan is paid, and from which the new one is. */
  readonly at: Date;
}

export interface SwitchCosts {
  /** Amount charged at once. */
  readonly dueMinor: number;
  /** Credit for the rest of the former plan. */
  readonly creditMinor: number;
}

export interface Payment {
  readonly ref: string;
  readonly amountMinor: number;
  readonly taxMinor: number;
  readonly currency: string;
  readonly at: Date;
  /** Amount refunded so far. */
  readonly refundedMinor: number;
}

export interface CheckoutState {
  /** Id of the payer at the provider. */
  readonly customerRef: string | undefined;
  readonly sale: Sale | undefined;
  /** Set for a plan that is paid for again and again. */
  readonly subscriptionRef: string | undefined;
  /** Set for a plan that is paid for once; undefined: it is not paid yet. */
  readonly payment: Payment | undefined;
}

export interface InvoiceState {
  readonly subscriptionRef: string | undefined;
  /** Undefined: nothing was paid. */
  readonly payment: Payment | undefined;
}

export interface ChargeState {
  readonly paymentRefs: readonly string[];
  /** Amount refunded so far. */
  readonly refundedMinor: number;
}

/** A page to pay on. */
export interface OpenedCheckout {
  readonly ref: string;
  readonly url: string;
}

/** Something has changed; what it is now has to be asked for. */
export interface PaymentEvent {
  readonly ref: string;
  readonly subject: 'subscription' | 'checkout' | 'invoice' | 'charge';
  readonly subjectRef: string;
}

export interface OnlinePayments {
  /** Ref of a new customer. The same person gets the same one. */
  createCustomer(person: { readonly id: number; readonly email: string; readonly name: string }): Promise<string>;
  beginCheckout(checkout: Checkout): Promise<OpenedCheckout>;
  /** Closes the page, so that it takes no payment. False: it was paid there before. */
  closeCheckout(ref: string): Promise<boolean>;
  /** Address of the page to manage cards on. */
  openPortal(customerRef: string, returnUrl: string): Promise<string>;
  subscription(ref: string): Promise<SubscriptionState>;
  /** Costs of `switchNow`. */
  switchCosts(ref: string, terms: NewTerms): Promise<SwitchCosts>;
  /** Changes the plan at once and charges the difference. Throws `payment_declined`; nothing has changed then. */
  switchNow(ref: string, terms: NewTerms): Promise<SubscriptionState>;
  /** Changes the plan with the end of the period that is paid for. */
  switchAtEnd(ref: string, terms: NewTerms): Promise<SubscriptionState>;
  /** Takes `switchAtEnd` back. */
  keepPlan(ref: string): Promise<SubscriptionState>;
  /** Ends it with the period that is paid for, or takes that back. A change of plan that waits is forgotten. */
  setCancelled(ref: string, isCancelled: boolean): Promise<SubscriptionState>;
  /** Ends a subscription at once, and may pay its last payment back. One that has ended, or is unknown, is no error. */
  end(ref: string, isPaidBack?: boolean): Promise<void>;
  /** Pays a payment back in full. One that was paid back before is no error. */
  payBack(paymentRef: string): Promise<void>;
  checkout(ref: string): Promise<CheckoutState>;
  invoice(ref: string): Promise<InvoiceState>;
  charge(ref: string): Promise<ChargeState>;
  /**
   * Subject of a message of the provider; null: nothing for us. Throws `forbidden` for one that is not signed by the
   * provider within the last minutes.
   */
  readEvent(body: string, signature: string): PaymentEvent | null;
}
